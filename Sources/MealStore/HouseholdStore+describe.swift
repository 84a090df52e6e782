internal import GitStore

extension HouseholdStore {
  func describe(_ edits: [FileEdit]) -> String { "change" }
  func saveUnsaved(
    _ edits: [FileEdit],
    in part: RepositoryPart,
    _ r: borrowing GitRepository,
    _ p: String
  ) throws -> [CommitReport] { [] }
}
