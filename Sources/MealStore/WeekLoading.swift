internal import FileStore
internal import MealFormat
internal import MealModel

/// Reads what a few weeks need, following references.
struct WeekLoading {
  let files: HouseholdFiles
  private var loaded: [SourceFile] = []
  private var seen: Set<String> = []

  init(files: HouseholdFiles) {
    self.files = files
  }

  func load(_ weeks: ClosedRange<ISOWeek>) -> HouseholdReader.Reading {
    var copy = self
    return copy.run(weeks)
  }

  private mutating func run(_ weeks: ClosedRange<ISOWeek>) -> HouseholdReader.Reading {
    read([.settings])
    readPeople()
    var week = weeks.lowerBound
    while week <= weeks.upperBound {
      read([.plan(week)])
      week = week + 1
    }
    var reading = HouseholdReader.read(loaded)
    var count = 0
    // Dishes lead to further dishes and to foods; each round follows one step.
    while count != loaded.count {
      count = loaded.count
      read(Self.references(of: reading.household))
      if loaded.count != count { reading = HouseholdReader.read(loaded) }
    }
    return reading
  }

  private mutating func read(_ records: some Sequence<Household.Record>) {
    for record in records where seen.insert(record.path).inserted {
      if let file = files.read(record.path) { loaded.append(file) }
    }
  }

  private mutating func readPeople() {
    guard let folder = RelativePath("people") else { return }
    do throws(FileError) {
      let entries = try files.shared.list(folder)
      read(entries.compactMap { Person.ID($0.name).map(Household.Record.person) })
    } catch {
      // A folder that can't be listed is no empty one: those in it are at the table unseen.
      guard !error.isNotFound else { return }
      loaded.append(SourceFile(path: "people", content: .init(error)))
    }
  }

  /// The records that what is planned, people's allergies and dishes lead to.
  static func references(of household: Household) -> [Household.Record] {
    var records: [Household.Record] = []
    for slot in household.plans.values.flatMap(\.slots.values) {
      records += slot.eatenDishes.map(Household.Record.dish)
      records += slot.tags.map(Household.Record.tag)
      for case .wish(let tag) in slot.items { records.append(.tag(tag)) }
    }
    for allergy in household.people.values.flatMap(\.allergies) {
      if let food = Food.ID(allergy) { records.append(.food(food)) }
    }
    for dish in household.dishes.values {
      records += dish.tags.map(Household.Record.tag)
      records += dish.instead.map { .dish($0.replacement) }
      for ingredient in dish.ingredients {
        if let other = ingredient.dish { records.append(.dish(other)) }
        if let food = ingredient.food { records.append(.food(food)) }
        records += ingredient.uses.flatMap(\.instead).map { .food($0.replacement) }
      }
    }
    return records
  }
}
