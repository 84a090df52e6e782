internal import Terminal

/// What a shell may offer at the cursor.
struct CompletionAnswer {
  /// A word that is offered.
  struct Candidate: Hashable {
    /// The word, as the command takes it.
    var text: String
    /// What it is, in a few words; may be empty.
    var explanation: String
  }

  /// Who knows the candidates.
  enum Source: String {
    /// The program: those that the answer lists.
    case words
    /// The shell: files.
    case files
    /// The shell: folders.
    case folders
  }

  var source = Source.words
  var candidates: [Candidate] = []

  /// The answer in the lines that the shells' scripts read: who knows the candidates, then a
  /// candidate a line, its explanation behind a tab.
  ///
  /// Nothing that a household's files say reaches the terminal as it is.
  var lines: [String] {
    [source.rawValue]
      + candidates.map { candidate in
        let text = VisibleText.sanitized(candidate.text)
        let explanation = VisibleText.sanitized(candidate.explanation)
        return explanation.isEmpty ? text : text + "\t" + explanation
      }
  }
}
