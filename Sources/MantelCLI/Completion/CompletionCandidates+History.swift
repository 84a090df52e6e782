internal import MealStore

extension CompletionCandidates {
  /// How many commits are offered.
  private static let mostCommits = 20

  /// The newest commits that changed the household, told as `log` tells them.
  func revisions(_ typed: String) -> [CompletionAnswer.Candidate] {
    guard let store, let entries = try? store.history(limit: Self.mostCommits) else { return [] }
    let lines = HistoryLines(context: context, store: store)
    return entries.map(lines.candidate).filter { $0.text.hasPrefix(typed.lowercased()) }
  }
}
