import MealModel
import Testing

@testable import MealRules

struct SuspectedWordsTests {
  @Test(arguments: [
    ("harina-de-trigo", [Substance.gluten]), ("pan", [.gluten]), ("huevos", [.eggs]),
    ("nueces", [.nuts]), ("mejillones", [.molluscs]), ("gambas-peladas", [.crustaceans]),
    ("jamon-serrano", [.meat, .pork]), ("salsa-de-soja", [.gluten, .soybeans]),
    ("vino-blanco", [.alcohol, .sulphites]), ("almond-milk", [.nuts]), ("eggs", [.eggs]),
    ("queso-de-cabra", [.milk]), ("mantequilla-de-cacahuete", [.peanuts]),
    ("anchovies", [.fish]), ("miel", [.animal]), ("apio", [.celery]),
  ])
  func `a name raises a suspicion`(key: String, substances: [Substance]) {
    #expect(SuspectedWords.substances(in: key).sorted() == substances)
  }

  @Test(arguments: [
    "nuez-moscada", "leche-de-coco", "harina-de-maiz", "pan-sin-gluten", "queso-vegano",
    "gluten-free-bread", "laurel", "panceteria", "buckwheat", "",
  ])
  func `a name without a suspicious word raises none`(key: String) {
    #expect(SuspectedWords.substances(in: key).isEmpty)
  }

  @Test func `every word is written in an id's letters`() {
    for word in Array(SuspectedWords.entries.keys) + SuspectedWords.denials.keys {
      #expect(IdentifierText.isValid(word), "\(word)")
      #expect(word.split(separator: "-").count <= 4, "\(word)")
    }
  }
}
