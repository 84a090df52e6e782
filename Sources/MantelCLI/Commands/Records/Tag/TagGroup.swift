internal import ArgumentParsing
internal import Wording

/// `mantel tag`: the commands for tags and their rules.
struct TagGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "tag",
    abstract: Phrase(es: "etiquetas y sus reglas", en: "tags and their rules"),
    subcommands: [
      TagList.self, TagShow.self, TagAdd.self, TagSet.self, TagEdit.self, TagRename.self,
      TagRemove.self,
    ],
    defaultSubcommand: TagList.self
  )
}
