import MealModel
import Testing

@testable import MealRules

/// Every kind of person at every kind of dish, against a table written by hand.
struct SafetyCheckTests {
  enum Answer: Character {
    case safe = "S"
    case unsafe = "U"
    case notChecked = "N"

    init(_ verdict: SafetyVerdict) {
      switch verdict {
      case .safe: self = .safe
      case .unsafe: self = .unsafe
      case .notChecked: self = .notChecked
      }
    }
  }

  static let people = [
    "anyone", "coeliac", "strict-coeliac", "kiwi-allergic", "strict-kiwi-allergic", "vegetarian",
  ]

  /// The answers in the order of ``people``.
  static let table: [(dish: String, answers: String)] = [
    ("says-nothing-in-it", "SSNNNS"),
    ("says-nothing-in-it-nor-traces", "SSSNNS"),
    ("says-gluten", "SUUNNS"),
    ("says-traces-of-gluten", "SSUNNS"),
    ("says-nothing", "SNNNNN"),
    ("of-rice", "SSSSSS"),
    ("of-flour", "SUUSSS"),
    ("of-rice-without-traces", "SSNSNS"),
    ("of-oats-with-traces", "SSUSSS"),
    ("of-only-traces-looked-at", "SNUNNN"),
    ("of-food-not-looked-at", "SNNNNN"),
    ("of-food-without-file", "SNNNNN"),
    ("clears-food-without-file", "SSNSNS"),
    ("clears-food-without-file-and-traces", "SSSSSS"),
    ("denies-flour", "SUUSSS"),
    ("of-kiwi", "SSSUUS"),
    ("of-kiwi-and-food-without-file", "SNNUUN"),
    ("clears-kiwi-and-food-without-file", "SSSUUS"),
    ("made-with-of-rice", "SSSSSS"),
    ("made-with-of-flour", "SUUSSS"),
    ("made-with-says-nothing", "SNNNNN"),
    ("clears-says-nothing", "SSSNNS"),
    ("made-with-itself", "SNNNNN"),
    ("of-a-circle", "SNNNNN"),
    ("faulty", "NNNNNN"),
    ("of-faulty-food", "SNNNNN"),
    ("clears-faulty-food", "SNNNNN"),
    ("says-pork", "SSSNNU"),
    ("of-chicken", "SSSSSU"),
    ("of-flour-and-food-without-file", "SUUNNN"),
    ("no-such-dish", "NNNNNN"),
  ]

  @Test(arguments: table)
  func `the answer for each kind of person`(dish: String, answers: String) {
    let check = SafetyCheck(household: Self.household)
    let given = Self.people.map { Answer(check.verdict(on: id(dish), for: id($0))).rawValue }
    #expect(String(given) == answers, "\(dish)")
  }

  @Test func `nobody whose file is missing or faulty is told that a dish is safe`() {
    var household = Self.household
    household.faulty.insert(.person(id("anyone")))
    let check = SafetyCheck(household: household)
    for person in ["nobody", "anyone"] {
      #expect(Answer(check.verdict(on: id("of-rice"), for: id(person))) == .notChecked)
    }
  }

  @Test func `an allergy that is neither word nor id leaves every dish unchecked`() {
    var household = Self.household
    household.addPerson("typo") { $0.allergies = ["Frutos Secos"] }
    let verdict = SafetyCheck(household: household).verdict(on: id("of-rice"), for: id("typo"))
    #expect(verdict == .notChecked([.unreadableAllergy("Frutos Secos")]))
  }

  @Test func `an allergy to a food that isn't there leaves every dish unchecked`() {
    var household = Self.household
    household.addPerson("typo") { $0.allergies = ["peanut"] }
    let verdict = SafetyCheck(household: household).verdict(on: id("of-rice"), for: id("typo"))
    #expect(verdict == .notChecked([.unreadableAllergy("peanut")]))
  }

  @Test func `someone of whom nothing could be read is at the table`() {
    var household = Self.household
    household.faulty.insert(.person(id("unread")))
    let slot = Slot([.dish(id("of-rice"))])
    let monday = key("monday.dinner")
    #expect(household.diners(at: monday, of: slot).contains(id("unread")))
    household.plans[week("2026-W06")] = WeekPlan(slots: [monday: slot])
    let outcome = SlotAdvice(household: household, at: at("2026-W06", "monday.dinner"))
      .outcome(of: slot)
    let unchecked = outcome.unchecked.filter { $0.person == id("unread") }
    #expect(unchecked.map(\.reasons) == [[.faulty(.person(id("unread")))]])
    #expect(unchecked.map(\.isStrict) == [true])
  }

  @Test func `a word of the vocabulary comes before a food of that id`() {
    var household = Self.household
    household.addFood("milk", contains: [], traces: [])
    household.addDish("of-milk", ingredients: [.food("milk")])
    household.addDish("of-cheese", contains: [.milk])
    household.addPerson("allergic") { $0.allergies = ["milk"] }
    let check = SafetyCheck(household: household)
    #expect(check.verdict(on: id("of-milk"), for: id("allergic")) == .safe)
    #expect(
      check.verdict(on: id("of-cheese"), for: id("allergic"))
        == .unsafe([UnsafeReason(.substance(.milk), source: .dish(id("of-cheese")))])
    )
  }

  @Test func `reasons say what is contained, where, and what isn't known`() {
    let check = SafetyCheck(household: Self.household)
    #expect(
      check.verdict(on: id("of-oats-with-traces"), for: id("strict-coeliac"))
        == .unsafe([
          UnsafeReason(.substance(.gluten), source: .food(id("oats")), isTrace: true)
        ])
    )
    #expect(
      check.verdict(on: id("of-food-without-file"), for: id("coeliac"))
        == .notChecked([
          .ingredientWithoutFile(
            "pan-rallado",
            of: id("of-food-without-file"),
            suspected: [.gluten]
          )
        ])
    )
    #expect(
      check.verdict(on: id("of-food-without-file"), for: id("vegetarian"))
        == .notChecked([
          .ingredientWithoutFile("pan-rallado", of: id("of-food-without-file"), suspected: [])
        ])
    )
  }

  @Test func `dishes within dishes are looked at once each`() {
    var household = Self.household
    household.addDish("level-0", contains: [], traces: [])
    for level in 1...24 {
      household.addDish(
        "level-\(level)",
        ingredients: [.dish("level-\(level - 1)"), .dish("level-\(level - 1)"), .food("rice")]
      )
    }
    let check = SafetyCheck(household: household)
    #expect(check.verdict(on: id("level-24"), for: id("coeliac")) == .safe)
  }

  static let household: Household = {
    var household = Household()
    household.addPerson("anyone")
    household.addPerson("coeliac") { $0.diets = [.glutenFree] }
    household.addPerson("strict-coeliac") { ($0.diets, $0.strict) = ([.glutenFree], true) }
    household.addPerson("kiwi-allergic") { $0.allergies = ["kiwi"] }
    household.addPerson("strict-kiwi-allergic") { ($0.allergies, $0.strict) = (["kiwi"], true) }
    household.addPerson("vegetarian") { $0.diets = [.vegetarian, .lowCarb] }

    household.addFood("rice", contains: [], traces: [])
    household.addFood("flour", contains: [.gluten], traces: [])
    household.addFood("rice-in-bulk", contains: [])
    household.addFood("oats", contains: [], traces: [.gluten])
    household.addFood("half-read", traces: [.gluten])
    household.addFood("unread")
    household.addFood("kiwi", contains: [], traces: [])
    household.addFood("chicken", contains: [.meat], traces: [])
    household.addFood("broken", contains: [], traces: [])
    household.faulty = [.food(id("broken")), .dish(id("faulty"))]

    household.addDish("says-nothing-in-it", contains: [])
    household.addDish("says-nothing-in-it-nor-traces", contains: [], traces: [])
    household.addDish("says-gluten", contains: [.gluten])
    household.addDish("says-traces-of-gluten", contains: [], traces: [.gluten])
    household.addDish("says-nothing")
    household.addDish("says-pork", contains: [.pork], traces: [])
    household.addDish("of-rice", ingredients: [.food("rice")])
    household.addDish("of-flour", ingredients: [.food("rice"), .food("flour")])
    household.addDish("of-rice-without-traces", ingredients: [.food("rice-in-bulk")])
    household.addDish("of-oats-with-traces", ingredients: [.food("oats")])
    household.addDish("of-only-traces-looked-at", ingredients: [.food("half-read")])
    household.addDish("of-food-not-looked-at", ingredients: [.food("rice"), .food("unread")])
    household.addDish("of-food-without-file", ingredients: [.food("rice"), .food("pan-rallado")])
    household.addDish("clears-food-without-file", contains: [], ingredients: [.food("laurel")])
    household.addDish(
      "clears-food-without-file-and-traces",
      contains: [],
      traces: [],
      ingredients: [.food("laurel")]
    )
    household.addDish("denies-flour", contains: [], ingredients: [.food("flour")])
    household.addDish("of-kiwi", ingredients: [.food("kiwi")])
    household.addDish(
      "of-kiwi-and-food-without-file",
      ingredients: [.food("kiwi"), .food("laurel")]
    )
    household.addDish(
      "clears-kiwi-and-food-without-file",
      contains: [],
      traces: [],
      ingredients: [.food("kiwi"), .food("laurel")]
    )
    household.addDish("of-chicken", ingredients: [.food("chicken")])
    household.addDish("made-with-of-rice", ingredients: [.dish("of-rice")])
    household.addDish("made-with-of-flour", ingredients: [.dish("of-flour"), .food("rice")])
    household.addDish("made-with-says-nothing", ingredients: [.dish("says-nothing")])
    household.addDish(
      "clears-says-nothing",
      contains: [],
      traces: [],
      ingredients: [.dish("says-nothing")]
    )
    household.addDish("made-with-itself", contains: [], ingredients: [.dish("made-with-itself")])
    household.addDish("of-a-circle", traces: [], ingredients: [.dish("back-to-the-circle")])
    household.addDish("back-to-the-circle", ingredients: [.dish("of-a-circle")])
    household.addDish("faulty", contains: [], traces: [])
    household.addDish("of-faulty-food", ingredients: [.food("broken")])
    household.addDish(
      "clears-faulty-food",
      contains: [],
      traces: [],
      ingredients: [.food("broken")]
    )
    household.addDish(
      "of-flour-and-food-without-file",
      ingredients: [.food("flour"), .food("laurel")]
    )
    return household
  }()
}
