public import Diagnostics
public import JSONDocument
public import MealModel
internal import Wording

/// Makes values of a household's files, and says what is wrong with the files themselves.
///
/// Every file is read, whatever is wrong with another. Of a file with errors the id counts and
/// what is readable is there, but it is marked as faulty.
public struct HouseholdReader {
  /// What was read.
  public struct Reading: Sendable {
    /// The household as values.
    public var household = Household()
    /// The documents by path.
    public var documents: [String: JSONTape] = [:]
    /// What is wrong with syntax, schema and references.
    public var findings: [Finding] = []
    /// How many files were looked at.
    public var fileCount = 0
  }

  private var reading = Reading()
  private var known = KnownIDs()
  private var unresolved: [UnresolvedReference] = []
  private var idsByName: [RecordKind: [String: Set<String>]] = [:]

  /// Reads a household's files.
  ///
  /// - Parameters:
  ///   - files: The files; those that are no kind's are passed over.
  ///   - timeZones: The time zones that there are; `nil` to take any.
  ///   - defined: Further paths whose ids count as there, though they aren't read.
  /// - Returns: The values and the findings; time is linear in the files' size.
  public static func read(
    _ files: [SourceFile],
    timeZones: TimeZoneCatalogue? = nil,
    defined: [String] = []
  ) -> Reading {
    var reader = Self()
    reader.known.timeZones = timeZones
    let meanings = files.map { HouseholdPath($0.path) }
    for meaning in meanings + defined.map(HouseholdPath.init(_:)) { reader.define(meaning) }
    let paths = Set(files.map(\.path) + defined)
    for (file, meaning) in zip(files, meanings) {
      reader.read(file, meaning, isTaken: paths.contains)
    }
    let resolver = ReferenceResolver(known: reader.known, idsByName: reader.idsByName)
    reader.reading.findings += reader.unresolved.compactMap(resolver.finding)
    reader.distrustUnknownAllergies()
    reader.dropWhatANewerFormatMightMean()
    return reader.reading
  }

  /// The settings that `mantel.json` has, and nothing of what is wrong with it.
  ///
  /// For what has to be known before anything else: the language, the time zone, the format.
  public static func settings(in bytes: [UInt8]) -> Settings {
    JSONParser.parse(bytes).root.flatMap(Settings.init(reading:)) ?? Settings()
  }

  private mutating func define(_ meaning: HouseholdPath) {
    guard case .file(_, let record?) = meaning else { return }
    switch record {
    case .tag(let id): known.insert(.tag, id.rawValue)
    case .dish(let id): known.insert(.dish, id.rawValue)
    case .food(let id): known.insert(.food, id.rawValue)
    case .person(let id): known.insert(.person, id.rawValue)
    case .template(let id): known.insert(.template, id.rawValue)
    case .objective(let person, let id):
      known.insertObjective(id.rawValue, of: person.rawValue)
    case .settings, .plan, .pantry: break
    }
  }

  private mutating func read(
    _ file: SourceFile,
    _ meaning: HouseholdPath,
    isTaken: (String) -> Bool
  ) {
    if case .ignored = meaning {
      noteUnread(file)
      return
    }
    reading.fileCount += 1
    if let finding = meaning.finding(path: file.path, isTaken: isTaken) {
      reading.findings.append(finding)
    }
    guard case .file(let kind, let record) = meaning else { return }
    guard case .bytes(let bytes) = file.content else {
      reading.findings += [file.obstacleFinding].compactMap(\.self)
      if let record { reading.household.faulty.insert(record) }
      return
    }
    let tape = JSONParser.parse(bytes)
    reading.documents[file.path] = tape
    let hasErrors = check(tape, kind, record, path: file.path)
    if hasErrors, let record { reading.household.faulty.insert(record) }
    // Of a file that wasn't read to its end nothing but its id is known.
    if tape.isComplete, let record, let root = tape.root { keep(root, record) }
  }

  /// Notes a folder that couldn't be looked into: what it holds is unknown, not absent.
  private mutating func noteUnread(_ folder: SourceFile) {
    guard let finding = folder.obstacleFinding else { return }
    reading.findings.append(finding)
    let parts = folder.path.split(separator: "/")
    guard parts.count == 2, parts[0] == "people", let id = Person.ID(String(parts[1])) else {
      return
    }
    known.insert(.person, id.rawValue)
    reading.household.faulty.insert(.person(id))
  }

  /// An allergy that names nothing could be to anything.
  private mutating func distrustUnknownAllergies() {
    for reference in unresolved where reference.use == .allergy {
      guard case .file(.preferences, let person?) = HouseholdPath(reference.path) else { continue }
      reading.household.faulty.insert(person)
    }
  }

  /// Checks a document; the answer is whether its content can't be relied on.
  private mutating func check(
    _ tape: JSONTape,
    _ kind: FileKind,
    _ record: Household.Record?,
    path: String
  ) -> Bool {
    let person = path.split(separator: "/").drop { $0 != "people" }.dropFirst().first
    let (findings, references) = DocumentCheck.check(
      tape,
      kind,
      path: path,
      known: known,
      person: person.map(String.init)
    )
    reading.findings += findings
    unresolved += references
    if kind == .shopping { checkShopper(path) }
    return findings.contains { $0.severity == .error }
      || references.contains { !IdentifierText.isValid($0.text) }
  }

  private mutating func checkShopper(_ path: String) {
    let person = HouseholdPath.stem(String(path.split(separator: "/").last ?? ""))
    guard !known.contains(.person, person) else { return }
    reading.findings.append(
      Finding(.unknownPerson, at: Place(path: path), .unknownPerson(person))
    )
  }

  private mutating func name(_ kind: RecordKind, _ id: String, _ names: [String]) {
    for name in names where !name.isEmpty {
      idsByName[kind, default: [:]][LatinLetters.folded(name), default: []].insert(id)
    }
  }

  private mutating func keep(_ root: JSONNode, _ record: Household.Record) {
    switch record {
    case .settings: reading.household.settings = Settings(reading: root) ?? Settings()
    case .tag(let id):
      reading.household.tags[id] = Tag(reading: root)
      name(.tag, id.rawValue, reading.household.tags[id]?.name.all ?? [])
    case .dish(let id):
      reading.household.dishes[id] = Dish(reading: root)
      name(.dish, id.rawValue, reading.household.dishes[id]?.name.all ?? [])
    case .food(let id):
      let food = Food(reading: root)
      reading.household.foods[id] = food
      name(.food, id.rawValue, food.map { $0.name.all + $0.aliases } ?? [])
    case .person(let id):
      reading.household.people[id] = Person(reading: root)
      name(.person, id.rawValue, [reading.household.people[id]?.name ?? ""])
    case .objective(let person, let id):
      reading.household.objectives[person, default: [:]][id] = Objective(reading: root)
    case .template(let id):
      reading.household.templates[id] = Template(reading: root)
      name(.template, id.rawValue, reading.household.templates[id]?.name.all ?? [])
    case .plan(let week): reading.household.plans[week] = WeekPlan(reading: root)
    case .pantry: reading.household.pantry = Pantry(reading: root) ?? Pantry()
    }
  }

  /// A household of a newer format isn't judged by what this version knows.
  private mutating func dropWhatANewerFormatMightMean() {
    let newer = reading.findings.filter { $0.code == .newerFormat }
    if !newer.isEmpty { reading.findings = newer }
  }
}
