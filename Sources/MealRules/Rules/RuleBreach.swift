public import Diagnostics
public import MealModel
public import Wording

/// A rule that a plan breaks, and the slots that break it.
public struct RuleBreach: Hashable, Sendable {
  /// Whose rule it is.
  public enum Subject: Hashable, Sendable {
    /// A tag's or a dish's.
    case bearer(Bearer)
    /// A meal's.
    case meal(Meal)
    /// A person's.
    case person(Person.ID)
  }

  /// Where it stands.
  public enum Site: Hashable, Sendable {
    /// At a slot, or at one of its courses.
    case slot(SlotAddress, item: Int?)
    /// At a week as a whole.
    case week(ISOWeek)
  }

  /// The code of its finding.
  public var code: DiagnosticCode
  /// How much its finding weighs.
  public var severity: Severity
  /// Whose rule it is.
  public var subject: Subject
  /// Where it stands: the latest of the slots that make it.
  public var site: Site
  /// The other slots that make it, in order.
  public var others: [SlotAddress]
  /// What `allow` names where someone accepts it: `pescado.noConsecutive`.
  public var allowance: String
  /// Whether one of its slots accepts it.
  public var isAllowed: Bool
  /// What is so, in one clause.
  public var message: Phrase

  /// Creates a breach; without a severity it has its code's.
  public init(
    _ code: DiagnosticCode,
    of subject: Subject,
    at site: Site,
    others: [SlotAddress] = [],
    allowance: String,
    isAllowed: Bool,
    severity: Severity? = nil,
    message: Phrase
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.subject = subject
    self.site = site
    self.others = others
    self.allowance = allowance
    self.isAllowed = isAllowed
    self.message = message
  }

  /// The slot it stands at; `nil` where it is a week's.
  public var address: SlotAddress? {
    if case .slot(let address, _) = site { address } else { nil }
  }

  /// The week it stands in.
  public var week: ISOWeek {
    switch site {
    case .slot(let address, _): address.week
    case .week(let week): week
    }
  }

  /// Whether a slot is one of those that make it.
  public func involves(_ slot: SlotAddress) -> Bool {
    address == slot || others.contains(slot)
  }
}
