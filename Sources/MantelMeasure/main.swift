print("mantel-measure")
