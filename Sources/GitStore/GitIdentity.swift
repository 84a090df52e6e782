/// Who made a change.
package struct GitIdentity: Hashable, Sendable {
  /// The name, never empty.
  package let name: String
  /// The address, never empty.
  package let email: String

  /// Takes a name and an address without what would break a commit.
  ///
  /// Control characters and angle brackets go. Nil where nothing is left of either.
  package init?(name: String, email: String) {
    self.name = Self.cleaned(name)
    self.email = Self.cleaned(email)
    if self.name.isEmpty || self.email.isEmpty { return nil }
  }

  private static func cleaned(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory != .control && scalar != "<" && scalar != ">"
    }
    var rest = Substring(String(String.UnicodeScalarView(kept)))
    while let first = rest.unicodeScalars.first, isCrud(first) { rest.unicodeScalars.removeFirst() }
    while let last = rest.unicodeScalars.last, isCrud(last) { rest.unicodeScalars.removeLast() }
    return String(rest)
  }

  /// What git cuts off both ends of a name.
  private static func isCrud(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ".,:;\"\\'".unicodeScalars.contains(scalar)
  }
}

/// Who made a change, and when.
package struct GitSignature: Hashable, Sendable {
  /// Who it is.
  package var identity: GitIdentity
  /// Seconds since 1970.
  package var seconds: Int64
  /// The clock's distance from UTC at that place and time, in minutes, east positive.
  package var offset: Int

  /// Puts an identity and a time together.
  package init(_ identity: GitIdentity, seconds: Int64, offset: Int) {
    self.identity = identity
    self.seconds = seconds
    self.offset = offset
  }
}

extension GitRepository {
  /// For what an identity is asked.
  package enum Role: String, Hashable, Sendable {
    /// Who made the change.
    case author
    /// Who makes the commit of it.
    case committer
  }

  /// The identity that git would use, or nil where none is set.
  ///
  /// In git's order: `GIT_AUTHOR_NAME` and its like in `environment`, `author.name`, `user.name`;
  /// for the address also `EMAIL`. Nothing is made up from the account and the host.
  package func identity(
    for role: Role,
    environment: [String: String]
  ) throws(GitError) -> GitIdentity? {
    let prefix = role == .author ? "GIT_AUTHOR_" : "GIT_COMMITTER_"
    let setName = try string(forFirstOf: ["\(role.rawValue).name", "user.name"])
    let setEmail = try string(forFirstOf: ["\(role.rawValue).email", "user.email"])
    guard let name = environment[prefix + "NAME"] ?? setName,
      let email = environment[prefix + "EMAIL"] ?? setEmail ?? environment["EMAIL"]
    else { return nil }
    return GitIdentity(name: name, email: email)
  }
}
