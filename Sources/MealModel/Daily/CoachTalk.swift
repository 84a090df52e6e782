/// A day's conversation with the coach.
public struct CoachTalk: Hashable, Sendable {
  /// Who says something.
  public enum Role: String, CaseIterable, Sendable {
    /// The person.
    case user
    /// The coach.
    case assistant
    /// What the coach was told beforehand.
    case system
  }

  /// One thing that was said.
  public struct Message: Hashable, Sendable {
    /// When, as an RFC 3339 instant.
    public var at: String
    /// By whom.
    public var role: Role
    /// What.
    public var content: String

    /// Creates a message.
    public init(at: String, role: Role, content: String) {
      self.at = at
      self.role = role
      self.content = content
    }
  }

  /// What was said, in order of time.
  public var messages: [Message]

  /// Creates a conversation.
  public init(messages: [Message] = []) {
    self.messages = messages
  }
}
