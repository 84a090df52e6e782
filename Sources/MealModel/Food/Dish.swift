/// Something that can be planned and cooked.
public struct Dish: Hashable, Sendable {
  /// The id of a dish.
  public typealias ID = Identifier<Dish>

  /// What it is called.
  public var name: Name
  /// A line about it.
  public var description: String?
  /// Its tags, at least one.
  public var tags: [Tag.ID]
  /// What it is in a meal.
  public var course: Course = .single
  /// Which cuisine it belongs to.
  public var cuisine: String?
  /// How many portions its ingredients make.
  public var servings: Double = 4
  /// Preparing and cooking together, in minutes; `nil` where it isn't known.
  public var minutes: Int?
  /// How the minutes are parted, where the file says so.
  public var minuteParts: MinuteParts?
  /// What is to be done beforehand, and how long.
  public var ahead: [Preparation] = []
  /// What it is made of, as written.
  public var ingredients: [Ingredient] = []
  /// How it is made.
  public var steps: [String] = []
  /// Energy and nutrients of a portion, where they are given.
  public var nutrition: Nutrition?
  /// Its own rules.
  public var rules: RuleSet = .none
  /// What it contains beyond its ingredients; `nil` where nobody looked.
  public var contains: Set<Substance>?
  /// What it may contain traces of; `nil` where nobody looked.
  public var traces: Set<Substance>?
  /// What someone gets in its place, by substance or food, in the keys' order by bytes.
  public var instead: [Replacement<Dish>] = []
  /// How many further slots one cooking can cover; `nil` where it isn't said.
  public var leftovers: Int?
  /// How many days it keeps.
  public var keeps = 2
  /// Where it comes from.
  public var source: String?
  /// Whether it is out of planning and kept for history.
  public var archived = false

  /// Creates a dish of which only name and tags are known.
  public init(name: Name, tags: [Tag.ID]) {
    self.name = name
    self.tags = tags
  }

  /// Preparing and cooking, each in minutes; `nil` where it isn't said.
  public struct MinuteParts: Hashable, Sendable {
    /// Preparing.
    public var prep: Int?
    /// Cooking.
    public var cook: Int?

    /// Creates parts.
    public init(prep: Int?, cook: Int?) {
      self.prep = prep
      self.cook = cook
    }
  }

  /// Something to be done before cooking.
  public struct Preparation: Hashable, Sendable {
    /// How long before.
    public var before: Span
    /// What.
    public var text: String

    /// Creates a preparation.
    public init(before: Span, text: String) {
      self.before = before
      self.text = text
    }
  }
}

/// What someone who can't have something gets in its place.
public struct Replacement<Kind: Sendable>: Hashable, Sendable {
  /// A word of the vocabulary or a food's id.
  public var excluded: String
  /// What is served for it.
  public var replacement: Identifier<Kind>

  /// Creates a replacement.
  public init(_ excluded: String, _ replacement: Identifier<Kind>) {
    self.excluded = excluded
    self.replacement = replacement
  }
}

/// One line of a dish's ingredients.
public struct Ingredient: Hashable, Sendable {
  /// One use of it; a food can be used twice in a dish.
  public struct Use: Hashable, Sendable {
    /// How much; `nil` where it isn't said.
    public var amount: Amount?
    /// So many portions, where the ingredient is another dish.
    public var servings: Double?
    /// A note, such as "chopped".
    public var note: String?
    /// What goes in for those who can't have it, in the keys' order by bytes.
    public var instead: [Replacement<Food>]

    /// Creates a use.
    public init(
      amount: Amount? = nil,
      servings: Double? = nil,
      note: String? = nil,
      instead: [Replacement<Food>] = []
    ) {
      self.amount = amount
      self.servings = servings
      self.note = note
      self.instead = instead
    }
  }

  /// The food's id, or the dish's where a use has servings.
  public var key: String
  /// Its uses, at least one.
  public var uses: [Use]

  /// Creates an ingredient.
  public init(_ key: String, _ uses: [Use]) {
    self.key = key
    self.uses = uses
  }

  /// The food; `nil` where the ingredient is a dish.
  public var food: Food.ID? { isDish ? nil : Food.ID(key) }
  /// The dish; `nil` where the ingredient is a food.
  public var dish: Dish.ID? { isDish ? Dish.ID(key) : nil }

  private var isDish: Bool { uses.contains { $0.servings != nil } }
}
