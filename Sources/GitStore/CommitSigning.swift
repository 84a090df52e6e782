/// How the user's configuration wants commits signed.
package struct CommitSigning: Hashable, Sendable {
  /// The kind of signature, as `gpg.format` names it.
  package enum Format: String, Hashable, Sendable {
    /// A signature of an OpenPGP key.
    case openPGP = "openpgp"
    /// A signature of an SSH key.
    case ssh
    /// A signature of a certificate, by `gpgsm`.
    case x509
  }

  /// The kind of signature.
  package let format: Format
  /// The program's name or path.
  package let program: String
  /// The key as `user.signingkey` names it, `~` resolved for SSH; empty where it is not set.
  package let key: String

  /// The arguments with which the program reads the commit from its input and writes the signature
  /// to its output; nil where a key is needed that is not set.
  ///
  /// An SSH key that is written out in the configuration and not named by its file is not among
  /// them: the program wants a file.
  package func arguments(for committer: GitIdentity) -> [String]? {
    switch format {
    case .openPGP, .x509:
      let user = key.isEmpty ? "\(committer.name) <\(committer.email)>" : key
      return ["--status-fd=2", "-bsau", user]
    case .ssh:
      let isWrittenOut = key.utf8.starts(with: "key::".utf8) || key.utf8.starts(with: "ssh-".utf8)
      return key.isEmpty || isWrittenOut ? nil : ["-Y", "sign", "-n", "git", "-f", key]
    }
  }
}

extension GitRepository {
  /// How commits are to be signed; nil unless `commit.gpgsign` is true.
  ///
  /// libgit2 signs nothing itself.
  /// - Throws: `.invalid` where `gpg.format` names no format that git knows.
  package func signing() throws(GitError) -> CommitSigning? {
    guard try boolean(forKey: "commit.gpgsign") == true else { return nil }
    let kind = try string(forKey: "gpg.format") ?? CommitSigning.Format.openPGP.rawValue
    guard let format = CommitSigning.Format(rawValue: kind) else {
      throw GitError(.invalid, category: .configuration, operation: "gpg.format", message: kind)
    }
    let program =
      switch format {
      case .openPGP:
        try string(forFirstOf: ["gpg.openpgp.program", "gpg.program"]) ?? "gpg"
      case .ssh: try string(forKey: "gpg.ssh.program") ?? "ssh-keygen"
      case .x509: try string(forKey: "gpg.x509.program") ?? "gpgsm"
      }
    let name = "user.signingkey"
    let key = try format == .ssh ? path(forKey: name) : string(forKey: name)
    return CommitSigning(format: format, program: program, key: key ?? "")
  }
}
