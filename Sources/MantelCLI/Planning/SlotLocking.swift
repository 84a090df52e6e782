internal import ArgumentParsing
internal import MealModel
internal import Wording

/// Locking of meals, and its opposite.
struct SlotLocking {
  static let slots = Parameter.arguments(
    "SLOT",
    help: Phrase(es: "comidas, días o semanas", en: "meals, days or weeks"),
    completion: .slot
  )
  static let parameters = [slots, ForceOption.parameter] + ChangeOptions.all

  private let locks: Bool
  private let slots: [String]
  private let isForced: Bool
  private let options: ChangeOptions

  init(locks: Bool, _ arguments: ParsedArguments) {
    self.locks = locks
    slots = arguments.values(Self.slots)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: isForced)
    for place in try PlaceReference.parse(slots, in: session) {
      try edit.open(place.week)
      for address in place.slots(in: edit.household) {
        var slot = edit[address]
        slot.locked = locks
        edit.put(slot, at: address)
      }
    }
    return try edit.apply(operation: locks ? "lock" : "unlock", options: options)
  }
}
