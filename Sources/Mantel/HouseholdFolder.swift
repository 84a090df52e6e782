internal import MealChanges
internal import MealRules
internal import MealStore

/// A household on disk, for programs that use mantel as a library.
///
/// ```swift
/// let folder = try HouseholdFolder(at: "/home/ana/casa")
/// let household = folder.household()
/// let week = try #require(ISOWeek("2026-W06"))
/// try folder.plan(
///   Slot([.dish(Dish.ID("paella")!)]),
///   at: SlotAddress(week, SlotKey(.sunday, .lunch)),
///   operation: "my-program"
/// )
/// ```
///
/// Reading takes no lock. Each change is one commit of exactly the files that it writes, made in
/// the same order and with the same refusals as the program's own.
public struct HouseholdFolder: Sendable {
  private let store: HouseholdStore

  /// Opens the household that a folder is or lies in.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - environment: The variables that may name the user and their configuration: `HOME`,
  ///     `GIT_AUTHOR_NAME` and their like.
  /// - Throws: ``HouseholdError`` where no household is there.
  public init(at folder: String, environment: [String: String] = [:]) throws(HouseholdError) {
    do {
      let location = try HouseholdLocation.discover(from: folder, fallback: nil)
      store = try HouseholdStore(
        location,
        surroundings: HouseholdStore.Surroundings(
          environment: environment,
          now: { SystemClock.now() }
        )
      )
    } catch {
      throw HouseholdError(error)
    }
  }

  /// The household's folder.
  public var root: String { store.location.root }

  /// The household as values; what can't be read is left out and marked as faulty.
  public func household() -> Household {
    store.load().household
  }

  /// All there is to say of the household's files, by path and place.
  ///
  /// - Parameter today: Today in the household's time zone.
  /// - Returns: The diagnostics; none where all is well.
  public func diagnostics(today: CalendarDay) -> [Diagnostic] {
    HouseholdValidation(of: store.sources(), today: today).diagnostics
  }

  /// Plans a slot.
  ///
  /// Rules and safety aren't looked at: ask ``SlotAdvice`` before.
  ///
  /// - Parameters:
  ///   - slot: What the slot will hold.
  ///   - address: Which slot.
  ///   - operation: The program's name for what it does, for the commit's trailer.
  /// - Throws: ``HouseholdError``; then nothing was changed.
  /// - Returns: The commit's id; `nil` where nothing changes.
  @discardableResult
  public func plan(
    _ slot: Slot,
    at address: SlotAddress,
    operation: String
  ) throws(HouseholdError) -> String? {
    let household = household()
    return try change(Household.Record.plan(address.week).path, operation: operation) { plan in
      if plan.isEmpty {
        plan = DocumentEdit.newWeek(NewWeek(in: household).plan)
      }
      DocumentEdit.setSlot(slot, at: address.key, in: &plan)
    }
  }

  /// Changes a file's value and commits it.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the household; it may be new.
  ///   - operation: The program's name for what it does, for the commit's trailer.
  ///   - body: Changes the value; members that it doesn't touch stay as they are.
  /// - Throws: ``HouseholdError``; then nothing was changed.
  /// - Returns: The commit's id; `nil` where nothing changes.
  @discardableResult
  public func change(
    _ path: String,
    operation: String,
    _ body: (inout JSONObject) -> Void
  ) throws(HouseholdError) -> String? {
    guard let version = store.edited(path, body) else {
      let detail = "\(path) has errors, or is no file of a household"
      throw HouseholdError(code: .refused, detail: detail)
    }
    do {
      return try store.commit([version], operation: operation).last?.id
    } catch {
      throw HouseholdError(error)
    }
  }
}

/// Why a household couldn't be read or changed.
public struct HouseholdError: Error, Sendable {
  /// What kind of reason it is.
  public enum Code: Sendable {
    /// No household is there.
    case notFound
    /// A state that a decision would lift: a merge in progress, unsaved edits with errors,
    /// another process.
    case refused
    /// The outside failed: disk or git.
    case failed
  }

  /// What kind of reason it is.
  public let code: Code
  /// More about it, for a developer.
  public let detail: String
}

extension HouseholdError {
  init(_ error: any Error) {
    guard let error = error as? StoreError else {
      self.init(code: .failed, detail: "\(error)")
      return
    }
    switch error {
    case .noHousehold(let folder): self.init(code: .notFound, detail: folder)
    case .file, .git, .signing, .notRestored: self.init(code: .failed, detail: "\(error)")
    default: self.init(code: .refused, detail: "\(error)")
    }
  }
}
