internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

/// The questions that a household leaves open, in the order in which they are asked.
struct FollowUps {
  let context: CommandContext
  let session: Session

  private var household: Household { session.household }

  /// Those that aren't answered by what the household says, nor declined; those put off last.
  var open: [FollowUpQuestion] {
    let states = FollowUpMemory(session.store).states
    let asked = all.map { ($0, states[$0.key]) }
    return asked.filter { $0.1 == nil }.map(\.0) + asked.filter { $0.1 == .later }.map(\.0)
  }

  /// Every question that the household's files leave open.
  private var all: [FollowUpQuestion] {
    [who].compactMap(\.self) + mealTimes + perPerson(dislikes) + weeknights
      + [shoppingDay].compactMap(\.self) + perPerson(cuisines)
  }

  private func perPerson(
    _ question: (Person.ID, Person) -> FollowUpQuestion?
  ) -> [FollowUpQuestion] {
    household.people.sorted { $0.key < $1.key }.filter { !$0.value.guest }
      .compactMap { question($0.key, $0.value) }
  }

  // MARK: This machine

  private var who: FollowUpQuestion? {
    let people = household.people.sorted { $0.key < $1.key }.filter { !$0.value.guest }
    guard !people.isEmpty else { return nil }
    return FollowUpQuestion(key: "who", text: .whoQuestion(people.map(\.value.name))) { answer in
      if let number = Int(answer), people.indices.contains(number - 1) {
        return .configuration(key: "mantel.person", value: people[number - 1].key.rawValue)
      }
      guard case .found(let id) = RecordLookup(peopleOf: household).find(answer) else { return nil }
      return .configuration(key: "mantel.person", value: id.rawValue)
    }
  }

  // MARK: The settings

  private var mealTimes: [FollowUpQuestion] {
    household.settings.plannedMeals.map { meal in
      FollowUpQuestion(
        key: "time-\(meal.rawValue.lowercased())",
        text: .mealTimeQuestion(
          household.name(of: meal),
          now: household.settings.meals[meal]?.time?.description ?? "–"
        )
      ) { answer in
        guard let time = TimeOfDay(spoken: answer) else { return nil }
        return .files([try session.editMeal(meal) { $0["time"] = .string(time.description) }])
      }
    }
  }

  private var weeknights: [FollowUpQuestion] {
    guard let dinner = household.settings.meals[.dinner], dinner.maxMinutes == nil else {
      return []
    }
    return [
      FollowUpQuestion(key: "minutes-dinner", text: .weeknightQuestion(household.name(of: .dinner)))
      {
        answer in
        if Self.isNothing(answer) { return .files([]) }
        guard let minutes = Int(answer), (5...600).contains(minutes) else { return nil }
        return .files([
          try session.editMeal(.dinner) {
            $0["maxMinutes"] = .object(["monday-thursday": .integer(minutes)])
          }
        ])
      }
    ]
  }

  private var shoppingDay: FollowUpQuestion? {
    FollowUpQuestion(key: "shopping-day", text: .shoppingDayQuestion) { answer in
      guard let day = Weekday(word: answer) else { return nil }
      return .files([
        try session.edit("mantel.json") { settings in
          var shopping = settings["shopping"]?.object ?? [:]
          shopping["day"] = .string(day.rawValue)
          settings["shopping"] = .object(shopping)
        }
      ])
    }
  }

  // MARK: People

  private func dislikes(_ id: Person.ID, _ person: Person) -> FollowUpQuestion? {
    guard person.dislikes.isEmpty else { return nil }
    return FollowUpQuestion(key: "dislikes-\(id)", text: .dislikesQuestion(person.name)) { answer in
      if Self.isNothing(answer) { return .files([]) }
      let ids = try dislikedThings(answer)
      return .files([
        try session.edit(Household.Record.person(id).path) {
          $0["dislikes"] = .array(ids.map { .string($0) })
        }
      ])
    }
  }

  /// The ids of foods and dishes in an answer.
  private func dislikedThings(_ answer: String) throws -> [String] {
    let foods = RecordLookup<Food>(foodsOf: household, language: context.language)
    let dishes = RecordLookup<Dish>(dishesOf: household, language: context.language)
    var (ids, unknown): (Set<String>, [String]) = ([], [])
    for word in answer.split(separator: ",").map({ String($0).trimmed }) where !word.isEmpty {
      if case .found(let food) = foods.find(word) {
        ids.insert(food.rawValue)
      } else if case .found(let dish) = dishes.find(word) {
        ids.insert(dish.rawValue)
      } else {
        unknown.append(word)
      }
    }
    guard unknown.isEmpty else { throw CommandFailure(.dislikesUnknown(unknown)) }
    return ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func cuisines(_ id: Person.ID, _ person: Person) -> FollowUpQuestion? {
    guard person.cuisines.isEmpty else { return nil }
    return FollowUpQuestion(key: "cuisines-\(id)", text: .cuisinesQuestion(person.name)) { answer in
      if Self.isNothing(answer) { return .files([]) }
      let parts = answer.split { $0 == "," || $0 == " " && answer.allSatisfy(Self.isOfNumbers) }
      let named = parts.map { String($0).trimmed }.filter { !$0.isEmpty }.map { word in
        guard let number = Int(word), Self.cuisinesOffered.indices.contains(number - 1) else {
          return word
        }
        return Self.cuisinesOffered[number - 1]
      }
      return .files([
        try session.edit(Household.Record.person(id).path) {
          $0["cuisines"] = .array(named.map { .string($0) })
        }
      ])
    }
  }

  private static func isOfNumbers(_ character: Character) -> Bool {
    character.isNumber || character == " " || character == ","
  }

  private static let cuisinesOffered = [
    "colombiana", "mexicana", "mediterránea", "asiática", "italiana", "americana", "peruana",
    "casera",
  ]

  private static func isNothing(_ answer: String) -> Bool {
    ["nada", "none", "nothing", "any", "all", "todas", "todo", "da igual"]
      .contains(answer.lowercased())
  }
}

extension Session {
  /// The settings with another value of a meal's.
  fileprivate func editMeal(
    _ meal: Meal,
    _ change: (inout JSONObject) -> Void
  ) throws -> FileVersion {
    try edit("mantel.json") { settings in
      // Where the file names no meals, those that are planned by default are written out.
      var meals = settings["meals"]?.object ?? ["lunch": .object([:]), "dinner": .object([:])]
      var one = meals[meal.rawValue]?.object ?? [:]
      change(&one)
      meals[meal.rawValue] = .object(one)
      settings["meals"] = .object(meals)
    }
  }
}

extension TimeOfDay {
  /// Creates a time from what people say: `21:00`, `9:30`, `21`, `21h`, `21.30`.
  init?(spoken text: String) {
    let parts = text.lowercased().filter { !$0.isWhitespace }
      .split { $0 == ":" || $0 == "." || $0 == "h" }
    guard (1...2).contains(parts.count), let hour = Int(parts[0]),
      let minute = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
