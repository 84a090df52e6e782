internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import PlanText
internal import Wording

/// A week or a template that is edited as lines of text.
struct EditedPlan: EditableText {
  /// Which one.
  enum Subject: Hashable {
    case week(ISOWeek)
    case template(Template.ID)
  }

  let subject: Subject
  let context: CommandContext
  let isForced: Bool
  let options: ChangeOptions
  /// What the text was opened from.
  private(set) var base: [UInt8]
  private let settings: Settings
  private let names: PlanNames
  private var baseContent: PlanContent

  /// Makes sure that it may be changed, and opens it.
  init(
    _ subject: Subject,
    in context: CommandContext,
    _ session: Session,
    isForced: Bool,
    options: ChangeOptions
  ) throws {
    self.subject = subject
    self.context = context
    self.isForced = isForced
    self.options = options
    try subject.refuse(in: context, session, isForced: isForced)
    let object = try subject.object(in: session)
    settings = session.household.settings
    base = subject.bytes(object)
    baseContent = subject.content(of: object, settings, context.language)
    names = PlanNames(of: session.household, standing: baseContent, language: context.language)
  }

  var draftName: String { subject.name + ".txt" }

  var text: String {
    PlanPage(words: words, names: names).text(baseContent, heading: subject.heading)
  }

  private var words: PlanWords { PlanWords(settings: settings, language: context.language) }

  mutating func resume(from base: [UInt8]) {
    guard let object = JSONParser.parse(base).root.flatMap({ JSONValue($0).object }) else { return }
    self.base = base
    baseContent = subject.content(of: object, settings, context.language)
  }

  mutating func judge(_ text: String) throws -> EditVerdict {
    let session = try context.session()
    let object = try subject.object(in: session)
    let current = subject.content(of: object, session.household.settings, context.language)
    let words = PlanWords(settings: session.household.settings, language: context.language)
    let names = PlanNames(
      of: session.household,
      standing: baseContent,
      language: context.language
    )
    let text = PlanLines.withoutProblems(text)
    let reading = PlanReader.read(text, base: baseContent, words: words, names: names)
    if reading.isEmpty { return .empty }
    let proposal = PlanProposal(
      reading: reading,
      base: baseContent,
      current: current,
      writer: SlotWriter(names: names, language: context.language)
    )
    if reading.problems.isEmpty, !proposal.changesAnything { return .unchanged }
    var problems = reading.problems + proposal.conflicts
    if !isForced { problems += proposal.locks }
    if problems.isEmpty {
      let change = try PlanChange(self, proposal, session)
      problems += change.problems
      if problems.isEmpty { return .ready(change.carryOut) }
    }
    // From here on, what others have done is known to whoever edits.
    let page = PlanPage(words: words, names: names)
    let noted = PlanLines.noting(
      problems,
      in: proposal.text(text, page),
      language: context.language
    )
    base = subject.bytes(object)
    baseContent = current
    return .problems(noted, problems.map { proposal.told($0, text) })
  }
}

extension EditedPlan.Subject {
  /// Its name, for the draft and for messages.
  var name: String {
    switch self {
    case .week(let week): week.description
    case .template(let id): "template." + id.rawValue
    }
  }

  /// The path of its file.
  var path: String {
    switch self {
    case .week(let week): Household.Record.plan(week).path
    case .template(let id): Household.Record.template(id).path
    }
  }

  /// The kind of its file.
  private var kind: FileKind {
    switch self {
    case .week: .plan
    case .template: .template
    }
  }

  /// The first line of its text.
  var heading: Phrase {
    switch self {
    case .week(let week):
      .joined(
        [
          Phrase(verbatim: week.description),
          .period(from: week.monday.components, to: week.day(.sunday).components),
        ],
        separator: " · "
      )
    case .template(let id): .templateHeading(id.rawValue)
    }
  }

  /// Its file's value; that of a new week where there is no file yet.
  func object(in session: Session) throws -> JSONObject {
    let object = try session.editable(path).value
    guard case .week = self, object.isEmpty else { return object }
    return session.newWeek
  }

  func bytes(_ object: JSONObject) -> [UInt8] {
    CanonicalWriter(kind).bytes(.object(object))
  }

  /// What a value says, with a line for each slot that the settings plan.
  func content(
    of object: JSONObject,
    _ settings: Settings,
    _ language: Language
  ) -> PlanContent {
    var content = PlanContent(planIn: object, isTemplate: kind == .template, language: language)
    for key in settings.plannedSlots where content.slots[key] == nil {
      content.slots[key] = Slot()
    }
    return content
  }

  /// Refuses what can't be edited so.
  func refuse(in context: CommandContext, _ session: Session, isForced: Bool) throws {
    var edit = PlanEdit(context, session, isForced: isForced)
    switch self {
    case .week(let week):
      try edit.refuseFaults()
      try edit.open(week)
    case .template(let id):
      if session.household.faulty.contains(.template(id)) {
        throw CommandFailure(.cannotChange(path), hint: .validateHint(path), exitCode: .refused)
      }
    }
  }
}
