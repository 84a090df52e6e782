internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealRules
internal import Wording

/// What a new household is made of: the answers to the first questions, turned into files.
struct NewHousehold {
  /// The household's language.
  var language: Language
  /// The time zone in which it tells today.
  var timeZone: String?
  /// The meals that it plans.
  var meals: [Meal]
  /// The days on which they are planned.
  var days: DayPattern
  /// Who eats.
  var people: [NewPerson]
  /// What it can begin with.
  var first: FirstDishes
  /// The dishes that it begins with.
  var dishes: Set<Dish.ID>
  /// Today.
  var today: CalendarDay

  /// How many weeks are laid ahead, so that two devices have a common ground.
  private static let weeksAhead = 4

  /// The files by path, in their canonical text.
  var files: [(path: String, text: String)] {
    var files: [(String, String)] = [("mantel.json", text(settings.document, .settings))]
    for (id, tag) in FirstTags.all {
      files.append(("tags/\(id).json", text(tag.document, .tag)))
    }
    var taken: Set<String> = []
    for person in people {
      let id = IdentifierText.made(from: person.name, kind: "person", isTaken: taken.contains)
      taken.insert(id)
      files.append(("people/\(id)/preferences.json", text(person.person.document, .preferences)))
    }
    if !dishes.isEmpty { files += first.templates }
    files += first.files(of: dishes, avoided: avoidedFoods)
    for offset in 0..<Self.weeksAhead {
      let plan = JSONValue.object(DocumentEdit.newWeek(WeekPlan(laidFrom: settings, template: nil)))
      files.append((Household.Record.plan(today.week + offset).path, text(plan, .plan)))
    }
    return files
  }

  /// Foods that an allergy names: without their files nothing would be known of them.
  private var avoidedFoods: Set<Food.ID> {
    Set(
      people.flatMap(\.allergies).filter { Substance(rawValue: $0) == nil }.compactMap {
        Food.ID($0)
      }
    )
  }

  private func text(_ value: JSONValue, _ kind: FileKind) -> String {
    CanonicalWriter(kind).text(value)
  }

  /// A dish of the household that everyone can eat, at any meal.
  var dishForEveryone: Phrase? {
    let restricted = first.household.tags.filter { $0.value.rules.mealTypeRestriction != nil }
    let dish = first.offered.first { id in
      guard dishes.contains(id), let dish = first.household.dishes[id] else { return false }
      let isMeal = dish.course == .single || dish.course == .second
      return isMeal && restricted.keys.allSatisfy { !dish.tags.contains($0) }
        && first.verdicts(on: id, for: people).allSatisfy { $0.1.isSafe }
    }
    return dish.map { first.household.name(of: $0) }
  }

  private var settings: Settings {
    Settings(
      language: language,
      timeZone: timeZone,
      meals: Dictionary(uniqueKeysWithValues: meals.map { ($0, mealSettings($0)) }),
      template: !dishes.isEmpty ? Template.ID("semana-tipica") : nil,
      shoppingDay: .saturday,
      shoppingCategories: [
        "produce", "meat", "fish", "dairy-eggs", "bakery", "pantry", "frozen", "drinks", "other",
      ]
    )
  }

  private func mealSettings(_ meal: Meal) -> MealSettings {
    var settings = MealSettings()
    let name = Phrase.meal(meal.rawValue)
    settings.name = Name(byLanguage: ["es": capitalized(name.es), "en": capitalized(name.en)])
    settings.days = days
    settings.time = Self.times[meal].flatMap(TimeOfDay.init(_:))
    return settings
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let times: [Meal: String] = [
    .breakfast: "08:00", .lunch: "14:00", .dinner: "21:00",
  ]
}
