internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// The questions of a household's first evening; where nobody can be asked, their defaults.
struct SetupQuestions {
  let context: CommandContext
  /// What a household can begin with.
  let first: FirstDishes

  private var asks: Bool { context.prompt.isInteractive && !context.prompt.assumesYes }

  /// The meals that are planned.
  func meals() throws -> [Meal] {
    guard asks else { return [.lunch, .dinner] }
    while let answer = try context.answer(to: .mealsQuestion) {
      switch answer {
      case "1": return [.dinner]
      case "2": return [.lunch]
      case "", "3": return [.lunch, .dinner]
      default: continue
      }
    }
    return [.lunch, .dinner]
  }

  /// The days that are planned.
  func days() throws -> DayPattern {
    guard asks, try !context.agrees(to: .weekendsQuestion) else { return .everyDay }
    return DayPattern([.monday, .tuesday, .wednesday, .thursday, .friday])
  }

  /// Those who eat, with what they can't.
  func people() throws -> [NewPerson] {
    guard asks, let answer = try context.answer(to: .peopleQuestion) else { return [] }
    var people = answer.split(separator: ",").map { String($0).trimmed }
      .filter { !$0.isEmpty }.map(NewPerson.init)
    guard !people.isEmpty else { return [] }
    try show(avoidable, .avoidedHeading)
    let things = AvoidedThings(
      foods: RecordLookup(foodsOf: first.household, language: context.language)
    )
    for index in people.indices { try askWhatIsAvoided(by: &people[index], things) }
    return people
  }

  private func show(_ items: [String], _ heading: Phrase) throws {
    let list = NumberedList(items)
    try context.output.show(list.lines(context.output.width, heading: context.text(heading)))
  }

  private var avoidable: [String] {
    Avoidable.offered.map { context.text(.word($0.word)) }
  }

  private func askWhatIsAvoided(by person: inout NewPerson, _ things: AvoidedThings) throws {
    while let answer = try context.answer(to: .avoidedQuestion(person.name)) {
      let (found, unknown) = things.read(answer)
      guard unknown.isEmpty else {
        // Nothing of an answer is taken that wasn't understood whole: it is about someone's health.
        try context.output.complain(StyledText(context.text(.avoidedUnknown(unknown))))
        continue
      }
      person.avoid(found)
      break
    }
    guard person.avoidsAllergen else { return }
    person.isStrict = try context.agrees(to: .strictQuestion(person.name))
  }

  /// The dishes to begin with.
  func dishes(for people: [NewPerson]) throws -> Set<Dish.ID> {
    guard asks else { return [] }
    let offered = first.offered
    let limited = people.filter(\.avoidsSomething)
    let names = offered.map { name(of: $0, for: limited) }
    try show(names, .dishesHeading(marked: limited.map(\.name)))
    while let answer = try context.answer(to: .dishesQuestion) {
      guard let ticked = NumberTicks.read(answer, of: offered.count) else {
        let complaint = Phrase.notTicks(answer, upTo: offered.count)
        try context.output.complain(StyledText(context.text(complaint)))
        continue
      }
      return Set(ticked.map { offered[$0 - 1] })
    }
    return []
  }

  /// A dish's name, and who can't eat it or isn't known to; of one person the sign is enough.
  private func name(of dish: Dish.ID, for limited: [NewPerson]) -> String {
    let marks = first.verdicts(on: dish, for: limited).compactMap { person, verdict in
      let name = limited.count == 1 ? "" : person.name
      return switch verdict {
      case .safe: nil as String?
      case .unsafe: "✗" + name
      case .notChecked: "?" + name
      }
    }
    let name = first.household.name(of: dish)[context.language]
    return ([name] + marks).joined(separator: " ")
  }
}

extension NewPerson {
  /// Whether something is avoided of which a trace may harm; a way of eating isn't.
  fileprivate var avoidsAllergen: Bool {
    !allergies.isEmpty || !diets.isDisjoint(with: [.glutenFree, .dairyFree])
  }
}

extension String {
  /// The text without white space round it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
