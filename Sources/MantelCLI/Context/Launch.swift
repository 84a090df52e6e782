internal import Glibc
internal import MealStore
internal import Terminal

/// Starts the program in the real world.
package enum Launch {
  /// Runs this process's arguments and ends it.
  package static func run() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let environment = environment()
    let context = CommandContext(
      environment: environment,
      folder: ".",
      output: output(environment),
      prompt: prompt(),
      today: SystemClock.today(inTimeZone:),
      now: SystemClock.now,
      language: HouseholdLanguage.ofLocale(environment)
    )
    exit(Program.run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
  }

  private static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      pointer += 1
    }
    return variables
  }

  private static func output(_ environment: [String: String]) -> Output {
    let isTerminal = TerminalDevice.isTerminal(STDOUT_FILENO)
    let isErrorTerminal = TerminalDevice.isTerminal(STDERR_FILENO)
    return Output(
      standard: DescriptorSink.standardOutput,
      error: DescriptorSink.standardError,
      depth: ColorMode.auto.depth(isTerminal: isTerminal, environment: environment),
      errorDepth: ColorMode.auto.depth(isTerminal: isErrorTerminal, environment: environment),
      width: isTerminal ? TerminalDevice.columns(of: STDOUT_FILENO, environment: environment) : 80,
      isTerminal: isTerminal
    )
  }

  private static func prompt() -> Prompt {
    let isInteractive =
      TerminalDevice.isTerminal(STDIN_FILENO) && TerminalDevice.isTerminal(STDERR_FILENO)
    return Prompt(
      isInteractive: isInteractive,
      readLine: {
        var reader = LineReader.standardInput
        return try reader.next()
      },
      readAll: {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = read(STDIN_FILENO, &buffer, buffer.count)
          if count > 0 {
            bytes += buffer[..<count]
          } else if count == 0 || errno != EINTR {
            return bytes
          }
        }
      }
    )
  }
}
