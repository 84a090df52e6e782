extension ParsingRun {
  /// Reads an option and its value, recording what it says.
  mutating func readOption(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word)
    } else {
      try readCluster(word)
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let value = name.count == word.count ? nil : String(word.dropFirst(name.count + 1))
    let (parameter, owner) = try lookUp(name, in: word)
    switch (parameter.kind, value) {
    case (.flag, nil): try record("", for: parameter, owner, as: name)
    case (.flag, let value?): throw .unexpectedValue(flag: name, value: value)
    case (_, let value?): try record(value, for: parameter, owner, as: name)
    case (_, nil):
      let value = try followingValue(of: name, parameter)
      try record(value, for: parameter, owner, as: name)
    }
  }

  /// Reads `-n`, `-nq`, `-mTEXT` or `-nm TEXT`.
  private mutating func readCluster(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      let name = "-\(letter)"
      let (parameter, owner) = try lookUp(name, in: word)
      guard parameter.kind == .flag else {
        let value = rest.isEmpty ? try followingValue(of: name, parameter) : String(rest)
        try record(value, for: parameter, owner, as: name)
        return
      }
      try record("", for: parameter, owner, as: name)
    }
  }

  /// The option of a spelling; one that only the default subcommand has goes down to it.
  private mutating func lookUp(
    _ name: String,
    in word: String
  ) throws(UsageError) -> (parameter: Parameter, owner: OptionTable.Owner) {
    if let entry = table[name] { return entry }
    if let next = configuration.defaultSubcommand,
      let entry = Self.table(of: next, in: parser)[name]
    {
      descend(to: next)
      return entry
    }
    let suggestions = table.suggestions(for: name.hasPrefix("--") ? name : word)
    throw .unknownOption(name, command: command, suggestions: suggestions)
  }

  private mutating func followingValue(
    of name: String,
    _ parameter: Parameter
  ) throws(UsageError) -> String {
    let isMissing = position >= words.count
    let following = isMissing ? nil : words[position]
    guard let following, following != "--", !table.isOption(following) else {
      throw .missingValue(
        option: name,
        valueName: parameter.valueName ?? "",
        following: following
      )
    }
    position += 1
    return following
  }

  private mutating func record(
    _ value: String,
    for parameter: Parameter,
    _ owner: OptionTable.Owner,
    as name: String
  ) throws(UsageError) {
    let key = parameter.displayName
    let isAgain = (ownValues[key] ?? globalValues[key]) != nil
    if isAgain && parameter.kind == .option(isRepeatable: false) { throw .repeatedOption(name) }
    try parameter.check(value)
    switch owner {
    case .command: ownValues[key, default: []].append(value)
    case .everyCommand: globalValues[key, default: []].append(value)
    }
    if parameter == .help { request = .help }
    if parameter == .version && request == .run { request = .version }
  }
}
