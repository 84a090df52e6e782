import MealModel
import Testing
import Wording

@testable import MantelCLI

struct RecipeNameTests {
  @Test(arguments: [
    ("garbanzos", "Garbanzo"), ("limones", "Limón"), ("nueces", "nuez"), ("berries", "berry"),
    ("tomatoes", "tomato"), ("aceite-oliva", "Aceite de oliva"), ("AJÍES", "aji"),
    ("las lentejas", "lenteja"), ("panes de pita", "pan-de-pita"), ("salsas soja", "salsa de soja"),
  ])
  func `these are names of the same thing`(_ written: String, _ name: String) {
    #expect(RecipeName(written).means(RecipeName(name)))
    #expect(RecipeName(name).means(RecipeName(written)))
  }

  @Test(arguments: [
    ("leche", "leche de coco"), ("pan", "panes de pita"), ("mora", "moras negras"),
    ("gas", "ga"), ("de", "del"), ("", ""), ("soja salsa", "salsa soja"), ("res", "re"),
    ("harina de trigo", "harina de arroz"),
  ])
  func `these are not`(_ written: String, _ name: String) {
    let isSame = RecipeName(written).means(RecipeName(name))
    #expect(!isSame)
  }

  @Test func `no two built-in foods go by one name`() {
    let lookup = CatalogueLookup(.es)
    for entry in CatalogueFood.all {
      for name in entry.food.name.all + entry.food.aliases {
        #expect(lookup.food(called: name)?.id == entry.id, "\(entry.id): \(name)")
      }
    }
  }
}
