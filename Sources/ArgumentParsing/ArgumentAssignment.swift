/// Gives the words that aren't options to a command's arguments, in order.
struct ArgumentAssignment {
  /// The arguments; only the last may take more than one word.
  let parameters: [Parameter]
  /// The command in full, for the errors.
  let command: String

  /// The values of each argument, by its display name.
  func assign(_ words: [String]) throws(UsageError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    var left = words[...]
    for parameter in parameters {
      guard case .argument(let arity, let isRequired) = parameter.kind else { continue }
      let taken = left.prefix(arity == .one ? 1 : left.count)
      left = left.dropFirst(taken.count)
      if taken.isEmpty {
        guard !isRequired else { throw .missingArgument(parameter.displayName, command: command) }
        continue
      }
      for word in taken { try parameter.check(word) }
      values[parameter.displayName] = Array(taken)
    }
    if let extra = left.first { throw .unexpectedArgument(extra, command: command) }
    return values
  }
}

extension Parameter {
  /// Refuses a value that isn't among those that the declaration lists.
  func check(_ value: String) throws(UsageError) {
    guard case .values(let allowed) = completion, !allowed.contains(value) else { return }
    throw .valueNotAllowed(parameter: displayName, value: value, allowed: allowed)
  }
}
