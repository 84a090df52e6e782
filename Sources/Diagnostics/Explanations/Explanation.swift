public import Wording

/// What a code means, why it matters and what to do about it.
///
/// Its reader is a person of the household at a text editor, who needn't know JSON or git.
public struct Explanation: Hashable, Sendable {
  /// What is so: one clause, in lower case, without a final period.
  public let summary: Phrase
  /// What it means, why it matters and what to do, in two to four sentences.
  public let detail: Phrase
  /// A few lines that have the defect.
  public let wrong: String
  /// The same lines without it.
  public let right: String

  /// Creates an explanation.
  public init(summary: Phrase, detail: Phrase, wrong: String, right: String) {
    self.summary = summary
    self.detail = detail
    self.wrong = wrong
    self.right = right
  }
}
