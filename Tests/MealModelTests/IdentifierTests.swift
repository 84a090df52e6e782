import Testing
import Wording

@testable import MealModel

struct IdentifierTests {
  @Test(arguments: [
    "", "-a", "a-", "a--b", "A", "á", "a b", "a/b", "..", "../x", "a.b", "con", "nul", "com1",
    "lpt9", String(repeating: "a", count: 65), "a\u{0}", "-rf", ".git",
  ])
  func `what could leave the folder or not be a file everywhere is no id`(text: String) {
    #expect(Dish.ID(text) == nil)
  }

  @Test(arguments: ["a", "lentejas-estofadas", "7-up", "com0x", String(repeating: "a", count: 64)])
  func `lower-case words joined by hyphens are ids`(text: String) {
    #expect(Dish.ID(text)?.rawValue == text)
  }

  @Test(arguments: [
    ("Lentejas estofadas", "lentejas-estofadas"), ("Crema de calabacín", "crema-de-calabacin"),
    ("Ñoquis «al pesto»", "noquis-al-pesto"), ("Smørrebrød", "smorrebrod"),
    ("Straßburger Æbleskiver, Łódź", "strassburger-aebleskiver-lodz"), ("Борщ", "dish-1"),
    ("🍕", "dish-1"), ("", "dish-1"), ("con", "con-2"), ("Pollo", "pollo-3"),
    ("n\u{303}oquis", "noquis"), ("Pasta/Arroz", "pasta-arroz"), ("  --- ", "dish-1"),
    ("../../etc/passwd", "etc-passwd"),
  ])
  func `an id is made of a name`(name: String, id: String) {
    let taken: Set = ["pollo", "pollo-2"]
    let made = IdentifierText.made(from: name, kind: "dish", isTaken: taken.contains)
    #expect(made == id)
    #expect(Dish.ID(made) != nil)
  }

  @Test func `an id made of ten thousand characters is cut and stays unique`() {
    let name = String(repeating: "muy rico ", count: 1_200)
    let first = IdentifierText.made(from: name, kind: "dish") { _ in false }
    let second = IdentifierText.made(from: name, kind: "dish") { $0 == first }
    #expect(Dish.ID(first) != nil)
    #expect(Dish.ID(second) != nil)
    #expect(first != second)
  }

  @Test func `names are compared without accents and case`() {
    #expect(LatinLetters.folded("CALABACÍN") == LatinLetters.folded("calabaci\u{301}n"))
    #expect(LatinLetters.folded("Борщ") == LatinLetters.folded("борщ"))
  }

  @Test func `a name is read in the reader's language, else in another`() {
    let name = Name(byLanguage: ["es": "Harina", "en": "Flour"])
    #expect(name[.en] == "Flour")
    #expect(Name(byLanguage: ["fr": "Farine"])[.es] == "Farine")
    #expect(Name("Cocido")[.en] == "Cocido")
  }
}
