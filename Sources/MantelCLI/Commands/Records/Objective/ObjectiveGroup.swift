internal import ArgumentParsing
internal import Wording

/// `mantel objective`: the commands for each person's objectives.
struct ObjectiveGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "objective",
    abstract: Phrase(es: "objetivos de cada persona", en: "each person's objectives"),
    subcommands: [
      ObjectiveList.self, ObjectiveShow.self, ObjectiveAdd.self, ObjectiveSet.self,
      ObjectiveEdit.self, ObjectiveRename.self, ObjectiveRemove.self,
    ],
    defaultSubcommand: ObjectiveList.self
  )
}
