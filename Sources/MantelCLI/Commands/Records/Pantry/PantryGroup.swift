internal import ArgumentParsing
internal import Wording

/// `mantel pantry`: the commands for what is in the house.
struct PantryGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "pantry",
    abstract: Phrase(es: "lo que hay en casa", en: "what is in the house"),
    subcommands: [
      PantryShow.self, PantryAdd.self, PantryUse.self, PantrySet.self, PantryRemove.self,
    ],
    defaultSubcommand: PantryShow.self
  )
}
