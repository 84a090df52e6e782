/// The options that may stand at one place of the command line: the command's own and those that
/// every command takes.
struct OptionTable {
  /// Where an option is declared.
  enum Owner {
    case command
    case everyCommand
  }

  private var entries: [String: (parameter: Parameter, owner: Owner)] = [:]
  private let longSpellings: [String]

  /// Creates the table; a command's own option wins over one that every command takes.
  init(command: [Parameter], everyCommand: [Parameter]) {
    let all = (everyCommand + command).filter { !$0.isArgument }
    longSpellings = all.compactMap(\.long).map { "--\($0)" }
    for (parameters, owner) in [(everyCommand, Owner.everyCommand), (command, .command)] {
      for parameter in parameters {
        for spelling in parameter.spellings { entries[spelling] = (parameter, owner) }
      }
    }
  }

  /// The option with a spelling such as `--message` or `-m`.
  subscript(spelling: String) -> (parameter: Parameter, owner: Owner)? {
    entries[spelling]
  }

  /// The option names most like a mistyped word.
  func suggestions(for word: String) -> [String] {
    let name = word.drop { $0 == "-" }
    return EditDistance.nearest(to: "--" + name, among: longSpellings)
  }

  /// Whether a word before `--` is an option and not a value.
  ///
  /// A lone hyphen means standard input, a hyphen and a digit is a number or a week such as `-1`
  /// unless that digit is an option, and a hyphen and a blank begins a text.
  func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    let isValue = letter.isWhitespace || (letter.isASCII && letter.isNumber)
    return !isValue || entries["-\(letter)"] != nil
  }
}
