internal import ArgumentParsing
internal import Wording

/// `mantel dish`: the commands for dishes.
struct DishGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "dish",
    abstract: Phrase(es: "platos: lo que se puede planear", en: "dishes: what can be planned"),
    subcommands: [
      DishList.self, DishShow.self, DishAdd.self, DishSet.self, DishEdit.self, DishRename.self,
      DishRemove.self, DishArchive.self, DishUnarchive.self,
    ],
    defaultSubcommand: DishList.self
  )
}
