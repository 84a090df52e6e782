public import Diagnostics
public import MealFormat
public import MealModel
internal import MealRules

/// The one engine behind `validate`, the hook and the editor.
///
/// Files in, diagnostics out: what is on disk, what is staged or what stands in an editor's
/// buffer are judged alike.
public struct HouseholdValidation: Sendable {
  /// What was read of the files.
  public let reading: HouseholdReader.Reading
  /// What there is to say, by path and place.
  public let diagnostics: [Diagnostic]

  /// Judges a household.
  ///
  /// - Parameters:
  ///   - files: Its files.
  ///   - today: Today in the household's time zone; weeks before this one aren't judged.
  ///   - includingHistory: Whether past weeks are judged all the same.
  ///   - timeZones: The time zones that there are; `nil` to take any.
  ///   - defined: Further paths whose ids count as there, though they aren't read.
  public init(
    of files: [SourceFile],
    today: CalendarDay,
    includingHistory: Bool = false,
    timeZones: TimeZoneCatalogue? = nil,
    defined: [String] = []
  ) {
    reading = HouseholdReader.read(files, timeZones: timeZones, defined: defined)
    var findings = reading.findings
    if !findings.contains(where: { $0.code == .newerFormat }) {
      findings += HouseholdCheck(
        household: reading.household,
        today: today,
        includingHistory: includingHistory
      ).findings()
    }
    var locator = Locator(documents: reading.documents)
    diagnostics = findings.map { locator.diagnostic($0) }.sorted()
  }
}
