public import MealModel
internal import MealNutrition

/// What of a plan is judged.
public struct RuleScope: Sendable {
  /// A tag or dish with rules.
  public struct Claim: Sendable {
    /// The tag or dish.
    public var bearer: Bearer
    /// Its rules.
    public var rules: RuleSet
  }

  /// The tags and dishes whose rules are asked, in order.
  public var claims: [Claim]
  /// The first week that is judged; `nil` is all of history.
  public var firstWeek: ISOWeek?
  /// The days that are judged by rules of a single slot or day; `nil` is all.
  var days: ClosedRange<CalendarDay>?
  /// Weeks that aren't judged, since their files have errors.
  public var heldBack: Set<ISOWeek>
  /// Whether what the settings say isn't relied on.
  public var settingsAreFaulty: Bool
  /// The carbohydrates in a portion of a dish; `nil` where they aren't known.
  public var carbohydrates: @Sendable (Dish.ID) -> Double?

  /// Creates the scope of a whole household.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - bearers: The tags and dishes whose rules are asked; `nil` is all of them.
  ///   - firstWeek: The first week that is judged; `nil` is all of history.
  ///   - carbohydrates: The carbohydrates in a portion of a dish; without it, as the dish gives
  ///     them or its ingredients come to.
  public init(
    of household: Household,
    bearers: Set<Bearer>? = nil,
    firstWeek: ISOWeek? = nil,
    carbohydrates: (@Sendable (Dish.ID) -> Double?)? = nil
  ) {
    claims = Self.claims(of: household, bearers: bearers)
    self.firstWeek = firstWeek
    heldBack = Set(
      household.faulty.compactMap { if case .plan(let week) = $0 { week } else { nil } }
    )
    settingsAreFaulty = household.faulty.contains(.settings)
    self.carbohydrates = carbohydrates ?? NutritionBook(household: household).carbohydrates
  }

  /// Whether findings of a week are wanted.
  public func judges(_ week: ISOWeek) -> Bool {
    if let firstWeek, week < firstWeek { return false }
    return !heldBack.contains(week)
  }

  /// Whether rules of a single slot or day look at a day.
  func judges(_ day: CalendarDay) -> Bool {
    days?.contains(day) ?? true
  }

  private static func claims(of household: Household, bearers: Set<Bearer>?) -> [Claim] {
    func claim(_ bearer: Bearer) -> Claim? {
      guard !household.faulty.contains(bearer.record) else { return nil }
      let rules =
        switch bearer {
        case .tag(let id): household.tags[id]?.rules
        case .dish(let id): household.dishes[id]?.rules
        }
      guard let rules, rules != .none else { return nil }
      return Claim(bearer: bearer, rules: rules)
    }
    let claims =
      if let bearers {
        bearers.compactMap(claim)
      } else {
        household.tags.keys.compactMap { claim(.tag($0)) }
          + household.dishes.keys.compactMap { claim(.dish($0)) }
      }
    return claims.sorted { $0.bearer < $1.bearer }
  }
}
