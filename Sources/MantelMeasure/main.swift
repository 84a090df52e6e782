Measurement.run(Array(CommandLine.arguments.dropFirst()))
