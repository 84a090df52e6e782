package import MealFormat
package import MealModel

/// A household on disk: read it, change it, look back.
///
/// Reading takes no lock and asks git nothing. Every change is one commit of exactly the files
/// that it writes.
package struct HouseholdStore: Sendable {
  /// What the store needs to know of the world.
  package struct Surroundings: Sendable {
    /// The environment's variables.
    package var environment: [String: String]
    /// Seconds since 1970 and the local offset in minutes.
    package var now: @Sendable () -> (seconds: Int64, offsetMinutes: Int)
    /// How long to wait for another process that is writing.
    package var patience: Duration

    /// Creates surroundings.
    package init(
      environment: [String: String],
      now: @escaping @Sendable () -> (seconds: Int64, offsetMinutes: Int),
      patience: Duration = .seconds(10)
    ) {
      self.environment = environment
      self.now = now
      self.patience = patience
    }
  }

  /// Where the household lies.
  package let location: HouseholdLocation
  let files: HouseholdFiles
  let surroundings: Surroundings

  /// Opens a household.
  ///
  /// - Throws: ``StoreError/file(_:)`` where its folder can't be read.
  package init(
    _ location: HouseholdLocation,
    surroundings: Surroundings
  ) throws(StoreError) {
    self.location = location
    self.surroundings = surroundings
    files = try HouseholdFiles(location)
  }

  /// Every file of the household.
  package func sources() -> [SourceFile] {
    files.all()
  }

  /// One file; `nil` where nothing is at the path.
  package func source(_ path: String) -> SourceFile? {
    files.read(path)
  }

  /// The names of what lies in a folder, sorted; none where it can't be listed.
  package func names(in folder: String) -> [String] {
    files.names(in: folder)
  }

  /// The whole household as values.
  package func load() -> HouseholdReader.Reading {
    HouseholdReader.read(sources())
  }

  /// What a few weeks need, and nothing else.
  ///
  /// Settings, tags, people, the plans, and the dishes and foods that they lead to: linear in
  /// what is planned, not in the household's size.
  package func load(weeks: ClosedRange<ISOWeek>) -> HouseholdReader.Reading {
    WeekLoading(files: files).load(weeks)
  }
}
