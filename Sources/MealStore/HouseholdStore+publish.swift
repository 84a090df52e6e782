internal import FileStore
internal import GitStore
internal import MealChanges

extension HouseholdStore {
  /// Makes the commit of files that are on disk already.
  func publish(
    _ edits: [FileVersion],
    _ part: RepositoryPart,
    _ repository: borrowing GitRepository,
    _ prefix: String,
    _ message: String,
    _ operation: String,
    _ trailers: [CommitDetails.Trailer] = []
  ) throws -> CommitReport {
    let changes = edits.map { edit in
      FileChange(prefix + part.inner(edit.path), content: edit.after)
    }
    let (seconds, offset) = surroundings.now()
    guard
      let author = try repository.identity(
        for: .author,
        environment: surroundings.environment
      ),
      let committer = try repository.identity(
        for: .committer,
        environment: surroundings.environment
      )
    else { throw StoreError.obstacle(.noIdentity) }
    let full = Self.withTrailers(message, operation: operation, trailers)
    let durability = try repository.string(forKey: "mantel.durability")
    let prepared = try repository.prepareCommit(
      of: changes,
      message: full,
      author: GitSignature(author, seconds: seconds, offset: offset),
      committer: GitSignature(committer, seconds: seconds, offset: offset),
      isDurable: durability == "full"
    )
    let signature = try repository.signing().map { signing throws(StoreError) in
      try sign(prepared.payload, signing, committer)
    }
    // Nothing may fail once the commit stands.
    let hooks = try foreignHooks(of: repository)
    let published = try repository.publish(prepared, signature: signature)
    return CommitReport(
      id: published.id.description,
      subject: String(full.prefix { !$0.isNewline }),
      isPrivate: part.isPrivate,
      foreignHooks: hooks
    )
  }

  /// The hooks that `git commit` would run and a commit of ours doesn't.
  private func foreignHooks(of repository: borrowing GitRepository) throws(GitError) -> [String] {
    let obstacles = try repository.obstacles(
      to: [],
      environment: surroundings.environment,
      hookMark: Self.hookMark
    )
    return obstacles.flatMap { obstacle in
      if case .foreignHooks(let names) = obstacle { names } else { [String]() }
    }
  }

  /// A message with the trailer that says which command made it, and further ones.
  static func withTrailers(
    _ message: String,
    operation: String,
    _ trailers: [CommitDetails.Trailer] = []
  ) -> String {
    let text = message.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = text.map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let hasTrailers = lines.count > 1 && lines.last?.hasPrefix("Mantel-") == true
    if !hasTrailers { lines.append("") }
    lines.append("Mantel-Op: \(operation)")
    lines += trailers.map { "\($0.name): \($0.value)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Has the user's own program sign a commit.
  private func sign(
    _ payload: [UInt8],
    _ signing: CommitSigning,
    _ committer: GitIdentity
  ) throws(StoreError) -> String {
    let path = surroundings.environment["PATH"] ?? "/usr/bin:/bin"
    guard let arguments = signing.arguments(for: committer),
      let program = ChildProcess.find(signing.program, searchPath: path)
    else { throw .signing(program: signing.program, output: "") }
    let child = ChildProcess(
      program,
      arguments,
      environment: surroundings.environment,
      streams: .captured(input: payload),
      timeout: .seconds(60)
    )
    let outcome: ChildProcess.Outcome
    do { outcome = try child.run() } catch { throw StoreError(error) }
    guard outcome.isSuccess, !outcome.output.isEmpty else {
      let said = String(decoding: outcome.errorOutput, as: UTF8.self)
      throw .signing(program: signing.program, output: said)
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
