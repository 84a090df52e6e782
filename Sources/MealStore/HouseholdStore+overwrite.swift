package import MealChanges

extension HouseholdStore {
  /// Makes one commit of files, edits by hand that weren't saved and have errors included: what is
  /// written puts them right.
  ///
  /// - Throws: ``StoreError``.
  /// - Returns: The commits.
  package func commitOverEdits(
    _ edits: [FileVersion],
    operation: String,
    message: String? = nil
  ) throws -> [CommitReport] {
    try refuseNewerFormat()
    let shares = try shares(of: edits).map { share in
      CommitShare(
        part: share.part,
        files: share.files,
        message: message ?? describe(share.files),
        savesEditsFirst: false
      )
    }
    return try commit(shares[...], operation)
  }
}
