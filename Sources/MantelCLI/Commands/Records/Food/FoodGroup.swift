internal import ArgumentParsing
internal import Wording

/// `mantel food`: the commands for foods.
struct FoodGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "food",
    abstract: Phrase(es: "alimentos: lo que contiene cada uno", en: "foods: what each contains"),
    subcommands: [
      FoodList.self, FoodShow.self, FoodMissing.self, FoodCatalogueSearch.self, FoodAdd.self,
      FoodSet.self, FoodEdit.self, FoodRename.self, FoodRemove.self,
    ],
    defaultSubcommand: FoodList.self
  )
}
