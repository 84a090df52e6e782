/// Someone who eats here: what they can't, don't like to and want to eat.
public struct Person: Hashable, Sendable {
  /// The id of a person: their folder's name.
  public typealias ID = Identifier<Person>

  /// What they are called.
  public var name: String
  /// The day or the year they were born.
  public var born: Birth?
  /// The sex that the formula for the basal metabolic rate asks for.
  public var sex: Sex?
  /// Height in cm.
  public var height: Double?
  /// What their serving weighs against one of 1.
  public var portion: Double = 1
  /// Their diets.
  public var diets: [Diet] = []
  /// Whether traces count, and what isn't checked is never served by the program.
  public var strict = false
  /// What they can't have: words of the vocabulary or foods' ids.
  public var allergies: [String] = []
  /// Foods or dishes that they would rather not have.
  public var dislikes: [String] = []
  /// Cuisines that they like.
  public var cuisines: [String] = []
  /// A note.
  public var notes: String?
  /// Their active objective.
  public var objective: Objective.ID?
  /// Whether they are at the table only where a slot names them.
  public var guest = false

  /// Creates a person of whom only the name is known.
  public init(name: String) {
    self.name = name
  }

  /// When someone was born.
  public enum Birth: Hashable, Sendable {
    /// On a day.
    case day(CalendarDay)
    /// In a year.
    case year(Int)
  }

  /// A person's sex, as formulas ask for it.
  public enum Sex: String, CaseIterable, Sendable {
    /// Female.
    case female
    /// Male.
    case male
  }
}
