print("mantel")
