internal import ArgumentParsing
internal import Wording

/// `mantel template`: the commands for weeks without dates.
struct TemplateGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "template",
    abstract: Phrase(
      es: "plantillas: semanas sin fecha que se repiten",
      en: "templates: weeks without dates, to be used again"
    ),
    subcommands: [
      TemplateList.self, TemplateShow.self, TemplateAdd.self, TemplateApply.self, TemplateUse.self,
      TemplateSet.self, TemplateRename.self, TemplateRemove.self,
    ],
    defaultSubcommand: TemplateList.self
  )
}
