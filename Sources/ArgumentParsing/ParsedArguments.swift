package import Wording

/// The values that a command line gave to a list of parameters.
package struct ParsedArguments: Hashable, Sendable {
  /// The command whose parameters these are, as typed in full: `mantel dish add`.
  package let command: String

  private let declared: Set<String>
  /// The values in the order of the line, by the parameter's display name; a flag's are empty.
  private let values: [String: [String]]

  init(command: String, parameters: [Parameter], values: [String: [String]]) {
    self.command = command
    self.declared = Set(parameters.map(\.displayName))
    self.values = values
  }

  /// Whether the flag, option or argument was given.
  package func has(_ parameter: Parameter) -> Bool {
    !self[parameter].isEmpty
  }

  /// The value, or nil when it wasn't given.
  ///
  /// The words of an argument declared by `Parameter.words` are joined with single spaces.
  package func value(_ parameter: Parameter) -> String? {
    let values = self[parameter]
    guard case .argument(.words, _) = parameter.kind, !values.isEmpty else { return values.first }
    return values.joined(separator: " ")
  }

  /// All values, in the order of the line.
  package func values(_ parameter: Parameter) -> [String] {
    self[parameter]
  }

  /// The value of a required argument.
  ///
  /// - Throws: `UsageError.missingArgument` when it wasn't given.
  package func required(_ parameter: Parameter) throws(UsageError) -> String {
    guard let value = value(parameter) else {
      throw .missingArgument(parameter.displayName, command: command)
    }
    return value
  }

  /// Reads the value as what it stands for.
  ///
  ///     servings = try arguments.value(Self.servings, expected: Wording.aNumber) { Int($0) }
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - expected: What a good value is, with an article: "a whole number".
  ///   - read: Reads the text; nil means that it can't be read.
  /// - Returns: What the text stands for, or nil when the parameter wasn't given.
  /// - Throws: `UsageError.invalidValue` when the text can't be read.
  package func value<Value>(
    _ parameter: Parameter,
    expected: Phrase,
    _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(parameter) else { return nil }
    guard let value = read(text) else {
      throw .invalidValue(parameter: parameter.displayName, value: text, expected: expected)
    }
    return value
  }

  /// Reads all values as what they stand for.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - expected: What a good value is, with an article: "a whole number".
  ///   - read: Reads a text; nil means that it can't be read.
  /// - Returns: What the texts stand for, in the order of the line.
  /// - Throws: `UsageError.invalidValue` at the first text that can't be read.
  package func values<Value>(
    _ parameter: Parameter,
    expected: Phrase,
    _ read: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    try self[parameter].map { (text) throws(UsageError) in
      guard let value = read(text) else {
        throw .invalidValue(parameter: parameter.displayName, value: text, expected: expected)
      }
      return value
    }
  }

  private subscript(parameter: Parameter) -> [String] {
    assert(
      declared.contains(parameter.displayName),
      "'\(command)' doesn't declare '\(parameter.displayName)'"
    )
    return values[parameter.displayName] ?? []
  }
}
