internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel init`: makes a household.
struct Init: Command {
  static let folder = Parameter.argument(
    "DIR",
    help: Phrase(es: "la carpeta; si no, la actual", en: "the folder; else the current one"),
    isRequired: false,
    completion: .directory
  )
  static let meals = Parameter.option(
    "meals",
    valueName: "MEALS",
    help: Phrase(
      es: "las comidas que se planean: lunch,dinner",
      en: "the meals that are planned: lunch,dinner"
    )
  )
  static let days = Parameter.option(
    "days",
    valueName: "DAYS",
    help: Phrase(
      es: "los días que se planean: monday-friday (todos)",
      en: "the days that are planned: monday-friday (all)"
    )
  )
  static let people = Parameter.option(
    "with",
    valueName: "NAME",
    help: Phrase(es: "quién come; se puede repetir", en: "who eats; can be repeated"),
    isRepeatable: true
  )
  static let avoided = Parameter.option(
    "avoids",
    valueName: "NAME=THINGS",
    help: Phrase(
      es: "qué no puede comer alguien: nora=gluten,nuts; se puede repetir",
      en: "what someone can't eat: nora=gluten,nuts; can be repeated"
    ),
    isRepeatable: true
  )
  static let strict = Parameter.option(
    "strict",
    valueName: "NAME",
    help: Phrase(
      es: "a quién le hacen daño también las trazas; se puede repetir",
      en: "whom traces harm too; can be repeated"
    ),
    isRepeatable: true
  )
  static let dish = Parameter.option(
    "dish",
    valueName: "DISH",
    help: Phrase(
      es: "un plato del recetario de ejemplo; se puede repetir",
      en: "a dish of the sample collection; can be repeated"
    ),
    isRepeatable: true
  )
  static let timeZone = Parameter.option(
    "time-zone",
    valueName: "ZONE",
    help: Phrase(es: "la zona horaria de la casa", en: "the household's time zone")
  )
  static let samples = Parameter.flag(
    "samples",
    help: Phrase(
      es: "con todo el recetario de ejemplo: 42 platos y sus alimentos",
      en: "with the whole sample collection: 42 dishes and their foods"
    )
  )

  static let configuration = CommandConfiguration(
    name: "init",
    abstract: Phrase(es: "crea una casa", en: "makes a household"),
    discussion: Phrase(
      es: """
        Crea los ajustes, las diez etiquetas, las personas y cuatro semanas vacías; el repositorio \
        git si no lo hay; y private/, un repositorio aparte para lo que no se comparte. En una \
        terminal pregunta lo que no se le dice: qué comidas y días, quién come, qué no puede comer \
        cada uno y con qué platos empezar; con --yes no pregunta nada.
        """,
      en: """
        Makes the settings, the ten tags, the people and four empty weeks; the git repository \
        where there is none; and private/, a repository apart for what isn't shared. On a terminal \
        it asks what it wasn't told: which meals and days, who eats, what each can't eat and which \
        dishes to begin with; with --yes it asks nothing.
        """
    ),
    examples: [
      CommandExample(
        "mantel init casa --samples",
        Phrase(es: "con platos y alimentos de ejemplo", en: "with sample dishes and foods")
      ),
      CommandExample(
        "mantel init --yes --with Ana --with Nora --meals dinner",
        Phrase(es: "sin preguntas, solo cenas", en: "without questions, dinners only")
      ),
      CommandExample(
        "mantel init --yes --with Ana --with Nora --avoids nora=gluten --strict nora --samples",
        Phrase(es: "con una celíaca en la mesa", en: "with a coeliac at the table")
      ),
    ],
    parameters: [folder, meals, days, people, avoided, strict, dish, samples, timeZone],
    output: .newHousehold
  )

  private let folder: String?
  private let meals: [Meal]?
  private let days: DayPattern?
  private let people: [String]
  private let avoided: [String]
  private let strict: [String]
  private let dishes: [String]
  private let timeZone: String?
  private let hasSamples: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = arguments.value(Self.folder)
    meals = try arguments.value(Self.meals, expected: .aMeal, Self.meals(in:))
    days = try arguments.value(Self.days, expected: .someDays) { Self.days(in: $0) }
    people = arguments.values(Self.people)
    avoided = arguments.values(Self.avoided)
    strict = arguments.values(Self.strict)
    dishes = arguments.values(Self.dish)
    timeZone = arguments.value(Self.timeZone)
    hasSamples = arguments.has(Self.samples)
  }

  private static func meals(in text: String) -> [Meal]? {
    let words = text.split(separator: ",").map(String.init)
    let meals = words.compactMap { Meal(word: $0.trimmed) }
    return meals.isEmpty || meals.count != words.count ? nil : Set(meals).sorted()
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let root = folder.map { $0.hasPrefix("/") ? $0 : context.folder + "/" + $0 } ?? context.folder
    try refuseNesting(root, context)
    let household = try answers(in: context)
    let files = household.files
    let store = try HouseholdStore.create(
      at: root,
      files: { existing in
        Self.gitFiles(existing)
          + files.map { path, text in
            FileVersion(path: path, before: nil, after: Array(text.utf8))
          }
      },
      message: Phrase.householdMade[household.language],
      surroundings: context.surroundings
    )
    try LocalFiles(store: store, language: household.language).write(in: context)
    try tell(household, store.location.root, files.count, context)
    return .done
  }

  private func tell(
    _ household: NewHousehold,
    _ root: String,
    _ count: Int,
    _ context: CommandContext
  ) throws {
    if context.isJSON {
      try context.output.json(
        .object(["household": .string(root), "files": .integer(count)])
      )
      return
    }
    try context.output.text(context.text(.householdMade(root, files: count)))
    let strict = household.people.filter(\.isStrict).map(\.name)
    let unread = household.first.foodsToCheck(in: household.dishes)
    if !strict.isEmpty, !unread.isEmpty {
      let remark = Phrase.labelsToRead(unread.count, for: strict)
      try context.output.remark(StyledText(context.text(remark)))
    }
    if !context.output.isQuiet, context.output.isTerminal {
      let steps = Phrase.firstSteps(
        folder: folder.map(ShellWord.typed),
        dish: household.dishForEveryone,
        slot: .slotToTry(isDinner: household.meals.contains(.dinner))
      )
      try context.output.text("\n" + context.text(steps))
    }
  }

  private func refuseNesting(_ root: String, _ context: CommandContext) throws {
    if HouseholdLocation.isHousehold(root) { throw StoreError.exists(path: root) }
    // A folder that isn't there yet lies where its nearest one that is lies.
    let inner = try? HouseholdLocation.discover(from: root, fallback: nil).root
    let outer = try? HouseholdLocation.discover(from: context.folder, fallback: nil).root
    guard !context.prompt.assumesYes, let outer = inner ?? outer else { return }
    throw CommandFailure(.nestedHousehold(outer), hint: .nestedHouseholdHint, exitCode: .refused)
  }

  /// The files that git reads, beside what is there.
  private static func gitFiles(_ existing: HouseholdFiles) -> [FileVersion] {
    let ignore = existing.text(".gitignore")
    let attributes = existing.text(".gitattributes")
    var files = [
      version(".gitignore", ignore, EditorFiles.gitignore(ignore)),
      version(".gitattributes", attributes, EditorFiles.gitattributes(attributes)),
    ]
    let editor = existing.text(".vscode/settings.json")
    if let settings = EditorFiles.vscodeSettings(editor.map { Array($0.utf8) }) {
      files.append(version(".vscode/settings.json", editor, settings))
    }
    if existing.text(".editorconfig") == nil {
      files.append(version(".editorconfig", nil, EditorFiles.editorconfig))
    }
    return files
  }

  private static func version(_ path: String, _ before: String?, _ after: String) -> FileVersion {
    FileVersion(path: path, before: before.map { Array($0.utf8) }, after: Array(after.utf8))
  }

  private func answers(in context: CommandContext) throws -> NewHousehold {
    let zone = timeZone ?? SystemClock.localZone(environment: context.environment)
    let first = FirstDishes()
    let told = FirstEveningOptions(first: first, language: context.language)
    let questions = SetupQuestions(context: context, first: first)
    let meals = try meals ?? questions.meals()
    let days = try days ?? questions.days()
    let asked = try people.isEmpty ? questions.people() : people.map(NewPerson.init)
    let eaters = try told.people(asked, avoiding: avoided, strict: strict)
    return NewHousehold(
      language: context.language,
      timeZone: zone,
      meals: meals,
      days: days,
      people: eaters,
      first: first,
      dishes: try hasSamples || !dishes.isEmpty
        ? told.dishes(dishes, all: hasSamples) : questions.dishes(for: eaters),
      today: try context.today(Settings(timeZone: zone))
    )
  }

  private static func days(in text: String) -> DayPattern? {
    let words = text.lowercased().split(separator: "-").compactMap { Weekday(word: String($0)) }
    return DayPattern(words.map(\.rawValue).joined(separator: "-"))
  }
}
