internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// What speaks against files becoming again what they were, and what is to be known of it.
///
/// What someone at the table can't eat never comes back to it, and neither do errors that aren't
/// there now. Facts come back all the same: that a label says gluten, or that someone became
/// strict, is so whatever is planned. What they make unsafe is told by day, meal and person.
struct ReturnJudgement {
  private let session: Session
  /// The errors that keep the files from coming back.
  let refusals: [Diagnostic]
  private let told: [Diagnostic]

  /// - Parameters:
  ///   - files: The files as they are and as they would be.
  ///   - session: The household as it is.
  ///   - judged: The meals that were judged already, by their dates.
  init(of files: [FileVersion], in session: Session, besides judged: Set<SlotAddress>) {
    self.session = session
    let found = session.store.newFindings(by: files, today: session.today) {
      $0.finding.severity != .note
    }
    let facts = files.filter(\.isFact)
    let unsafe = found.contains { $0.finding.code == .unsafeDish } && !facts.isEmpty
    let factual =
      unsafe
      ? session.store.newFindings(by: facts, today: session.today) {
        $0.finding.severity != .note
      }.map(\.finding) : []
    let lifted = Set(factual.filter { $0.code == .unsafeDish })
    refusals = found.filter { $0.finding.severity == .error && !lifted.contains($0.finding) }
    told = found.filter { diagnostic in
      let finding = diagnostic.finding
      switch (finding.severity, finding.code.category) {
      case (.error, _): return lifted.contains(finding)
      case (.warning, .safety): return finding.place.slot.map { !judged.contains($0) } ?? true
      // Rules that meals break are told with the meals.
      case (.warning, .rule): return judged.isEmpty
      default: return false
      }
    }
  }

  /// What is to be known: what facts make unsafe, what isn't checked, broken rules.
  var warnings: [Phrase] { told.map { $0.sentence(in: session.household) } }

  /// Shows the errors, and ends the program.
  func refuse(_ message: (Int) -> Phrase, in context: CommandContext) throws -> ExitCode {
    let message = message(refusals.count)
    if context.isJSON {
      let sentences = refusals.map { $0.sentence(in: session.household) }
      throw CommandFailure(.joined([message] + sentences, separator: "; "), exitCode: .refused)
    }
    let files = Set(refusals.map(\.path)).count
    try DiagnosticPrinter(context: context, documents: [:])
      .print(DiagnosticReport(refusals, files: files), format: "text")
    try context.output.complain(StyledText(context.text(message)))
    return .refused
  }
}

extension FileVersion {
  /// Whether only facts differ: foods, people, what a dish is known to contain.
  ///
  /// What a dish is made of is none: it is what the family cooks, and comes to the table.
  fileprivate var isFact: Bool {
    switch HouseholdPath(path) {
    case .file(.food, _), .file(.preferences, _): true
    case .file(.dish, _):
      if let old = Self.recipe(before), let new = Self.recipe(after) { old == new } else { false }
    default: false
    }
  }

  /// A dish's file without what it is known to contain.
  private static func recipe(_ bytes: [UInt8]?) -> JSONObject? {
    guard
      var object = bytes.flatMap({ JSONParser.parse($0).root }).flatMap({ JSONValue($0).object })
    else { return nil }
    object["contains"] = nil
    object["traces"] = nil
    return object
  }
}
