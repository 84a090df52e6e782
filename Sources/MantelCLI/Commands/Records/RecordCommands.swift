internal import ArgumentParsing

/// The commands for what a household keeps, in the order of the help.
enum RecordCommands {
  static let all: [any ParsableCommand.Type] = [
    DishGroup.self, TagGroup.self, FoodGroup.self, PantryGroup.self, PersonGroup.self,
    ObjectiveGroup.self, TemplateGroup.self,
  ]
}
