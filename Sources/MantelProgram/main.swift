import MantelCLI

Launch.run()
