internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// A household that a command works on.
struct Session {
  /// Where it is read and written.
  let store: HouseholdStore
  /// What its files say.
  let reading: HouseholdReader.Reading
  /// Today in its time zone.
  let today: CalendarDay

  /// The household as values.
  var household: Household { reading.household }
}

extension CommandContext {
  /// Where the household lies that the command is run in.
  func location() throws(StoreError) -> HouseholdLocation {
    try HouseholdLocation.discover(
      from: folder,
      fallback: UserConfiguration.string(
        "mantel.household",
        from: folder,
        environment: environment
      )
    )
  }

  /// Opens the household without reading it.
  func store() throws -> HouseholdStore {
    try HouseholdStore(location(), surroundings: surroundings)
  }

  /// Opens and reads the whole household.
  func session() throws -> Session {
    let store = try store()
    return try session(store, store.load())
  }

  /// Opens the household and reads what a few weeks need.
  func session(weeks: (CalendarDay) throws -> ClosedRange<ISOWeek>) throws -> Session {
    let store = try store()
    let today = try today(settings(of: store))
    return Session(store: store, reading: store.load(weeks: try weeks(today)), today: today)
  }

  private func session(
    _ store: HouseholdStore,
    _ reading: HouseholdReader.Reading
  ) throws -> Session {
    Session(store: store, reading: reading, today: try today(reading.household.settings))
  }

  /// Today in the household's time zone.
  func today(_ settings: Settings) throws -> CalendarDay {
    guard let day = today(settings.timeZone) else {
      throw CommandFailure(
        .noSuchTimeZone(settings.timeZone ?? ""),
        hint: .noSuchTimeZoneHint,
        exitCode: .failed
      )
    }
    return day
  }

  /// The settings alone.
  func settings(of store: HouseholdStore) -> Settings {
    store.bytes(of: "mantel.json").map(HouseholdReader.settings) ?? Settings()
  }
}

/// The language that a household's settings name, looked up before a command runs.
enum HouseholdLanguage {
  static func find(from context: CommandContext) -> Language? {
    guard let location = try? HouseholdLocation.discover(from: context.folder, fallback: nil),
      let store = try? HouseholdStore(location, surroundings: context.surroundings)
    else { return nil }
    return context.settings(of: store).language
  }

  /// The language of the locale: `LC_ALL`, `LC_MESSAGES`, `LANG`.
  static func ofLocale(_ environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.hasPrefix("es") == true ? .es : .en
  }
}
