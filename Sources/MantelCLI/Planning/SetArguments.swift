internal import ArgumentParsing
internal import MealModel
internal import Wording

/// What `mantel set` takes: a slot, what is eaten, who eats it.
struct SetArguments {
  static let slotName = Parameter.argument(
    "SLOT",
    help: Phrase(es: "qué comida: jue.cena, next.tue.dinner", en: "which meal: tue.dinner"),
    completion: .slot
  )
  static let dish = Parameter.words(
    "DISH",
    help: Phrase(es: "los platos, con '+' entre ellos", en: "the dishes, '+' between courses"),
    isRequired: false,
    completion: .dish
  )
  static let note = Parameter.option(
    "note",
    valueName: "TEXT",
    help: Phrase(es: "una nota; sin plato, comida fuera", en: "a note; without a dish a meal out")
  )
  static let leftovers = Parameter.option(
    "leftovers",
    valueName: "DISH",
    help: Phrase(es: "sobras de un plato", en: "what is left of a dish"),
    isRepeatable: true,
    completion: .dish
  )
  static let tag = Parameter.option(
    "tag",
    valueName: "TAG",
    help: Phrase(es: "un deseo: algo con esa etiqueta", en: "a wish: something with that tag"),
    isRepeatable: true,
    completion: .tag
  )
  static let with = Parameter.option(
    "with",
    valueName: "PERSON",
    help: Phrase(es: "quién come también", en: "who eats too"),
    isRepeatable: true,
    completion: .person
  )
  static let without = Parameter.option(
    "without",
    valueName: "PERSON",
    help: Phrase(es: "quién no come", en: "who doesn't eat"),
    isRepeatable: true,
    completion: .person
  )
  static let guests = Parameter.option(
    "guests",
    valueName: "N",
    help: Phrase(es: "cuántos invitados", en: "how many guests")
  )
  static let servings = Parameter.option(
    "servings",
    valueName: "N",
    help: Phrase(es: "cuántas raciones se cocinan", en: "how many portions are cooked")
  )
  static let lock = Parameter.flag(
    "lock",
    help: Phrase(es: "y la bloquea", en: "and locks it")
  )
  static let new = Parameter.option(
    "new",
    valueName: "NAME",
    help: Phrase(es: "hace el plato y lo planea", en: "makes the dish and plans it")
  )
  static let newTag = Parameter.option(
    nil,
    short: "t",
    valueName: "TAG",
    help: Phrase(es: "una etiqueta del plato nuevo", en: "a tag of the new dish"),
    isRepeatable: true,
    completion: .tag
  )

  static let all = [
    slotName, dish, note, leftovers, tag, with, without, guests, servings, lock, new, newTag,
  ]

  let slot: String
  let courses: [String]
  let note: String?
  let leftovers: [String]
  let tags: [String]
  let with: [String]
  let without: [String]
  let guests: Int?
  let servings: Double?
  let locks: Bool
  let newName: String?
  let newTags: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    slot = try arguments.required(Self.slotName)
    let words = arguments.values(Self.dish)
    do {
      courses = words.isEmpty ? [] : try DishWords.parse(words)
    } catch {
      throw error.usageError
    }
    note = arguments.value(Self.note)
    leftovers = arguments.values(Self.leftovers)
    tags = arguments.values(Self.tag)
    with = Self.names(arguments.values(Self.with))
    without = Self.names(arguments.values(Self.without))
    guests = try arguments.value(Self.guests, expected: .aCount) { Int(digits: $0, count: 1...2) }
    servings = try arguments.value(Self.servings, expected: .aPortionCount, Self.portions)
    locks = arguments.has(Self.lock)
    newName = arguments.value(Self.new)
    newTags = Self.names(arguments.values(Self.newTag))
    try check()
  }

  /// Names that stand with commas between them.
  private static func names(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private static func portions(_ text: String) -> Double? {
    let text = text.map { $0 == "," ? "." : String($0) }.joined()
    let isPlain =
      text.utf8.count <= 6 && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    return isPlain ? Double(text).flatMap { $0 > 0 && $0 < 1000 ? $0 : nil } : nil
  }

  private func check() throws(UsageError) {
    if newName != nil, newTags.isEmpty { throw .validation(.newNeedsTag, hint: .newNeedsTagHint) }
    if newName == nil, !newTags.isEmpty {
      throw .validation(.tagWithoutNew, hint: .tagWithoutNewHint)
    }
    let people = !with.isEmpty || !without.isEmpty || guests != nil || servings != nil
    guard saysWhatIsEaten || people || locks else {
      throw .validation(.nothingToSet, hint: .nothingToSetHint)
    }
  }

  /// Whether anything is said of what is eaten; a note to be taken away isn't.
  private var saysWhatIsEaten: Bool {
    hasCourses || !tags.isEmpty || note != nil
  }

  private var hasCourses: Bool { !courses.isEmpty || !leftovers.isEmpty || newName != nil }
}
