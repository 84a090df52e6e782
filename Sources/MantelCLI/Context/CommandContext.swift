package import MealModel
internal import MealStore
internal import Terminal
package import Wording

/// The world as a command sees it: everything it may read or write comes through here.
package struct CommandContext: Sendable {
  /// The environment's variables.
  package var environment: [String: String]
  /// The folder that the command is run in, `-C` taken into account.
  package var folder: String
  /// Where output goes.
  package var output: Output
  /// Where answers come from.
  package var prompt: Prompt
  /// Today in a time zone; `nil` where the system has no such zone.
  package var today: @Sendable (_ timeZone: String?) -> CalendarDay?
  /// Seconds since 1970 and the local offset in minutes.
  package var now: @Sendable () -> (seconds: Int64, offsetMinutes: Int)
  /// The language of what is said.
  package var language: Language
  /// Whether the line itself said the language.
  var hasChosenLanguage = false
  /// Whether standard output is one JSON document.
  package var isJSON = false
  /// The person that `-p` names.
  package var person: String?

  /// Creates a context.
  package init(
    environment: [String: String],
    folder: String,
    output: Output,
    prompt: Prompt,
    today: @escaping @Sendable (_ timeZone: String?) -> CalendarDay?,
    now: @escaping @Sendable () -> (seconds: Int64, offsetMinutes: Int),
    language: Language
  ) {
    self.environment = environment
    self.folder = folder
    self.output = output
    self.prompt = prompt
    self.today = today
    self.now = now
    self.language = language
  }

  var surroundings: HouseholdStore.Surroundings {
    HouseholdStore.Surroundings(environment: environment, now: now)
  }

  /// A phrase in the reader's language.
  func text(_ phrase: Phrase) -> String {
    phrase[language]
  }
}
