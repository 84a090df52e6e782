internal import ArgumentParsing
internal import Wording

/// `mantel person`: the commands for people and what they can have.
struct PersonGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "person",
    abstract: Phrase(es: "personas y lo que pueden comer", en: "people and what they can have"),
    subcommands: [
      PersonList.self, PersonShow.self, PersonAdd.self, PersonSet.self, PersonEdit.self,
      PersonRename.self,
      PersonRemove.self,
    ],
    defaultSubcommand: PersonList.self
  )
}
