internal import ArgumentParsing

/// The commands for planning weeks, in the order of the help.
enum WeekCommands {
  static let all: [any ParsableCommand.Type] = [
    ShowWeek.self, Fill.self, SuggestDishes.self, SetSlot.self, ClearSlots.self, ResetWeek.self,
    SwapSlots.self, MoveSlots.self,
    CopySlots.self,
    LockSlots.self, UnlockSlots.self, WhySlot.self, LastEaten.self, SafeDishes.self,
    CompareWeeks.self,
  ]
}
