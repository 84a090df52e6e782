internal import FileStore
internal import GitStore
package import MealChanges

extension HouseholdStore {
  /// Makes a household in a folder: its files, the repository where there is none, and the
  /// private one beside it.
  ///
  /// - Parameters:
  ///   - root: The folder, made where it is missing.
  ///   - files: What to write, each new or a change of what is there.
  ///   - message: The commit's message.
  ///   - surroundings: The world.
  /// - Throws: ``StoreError/exists(path:)`` where the folder is a household already.
  /// - Returns: The household.
  package static func create(
    at root: String,
    files: (HouseholdFiles) -> [FileVersion],
    message: String,
    surroundings: Surroundings
  ) throws -> HouseholdStore {
    do {
      try makeFolder(root)
      let location = HouseholdLocation(root: try resolvedPath(root))
      let store = try HouseholdStore(location, surroundings: surroundings)
      if store.files.read("mantel.json") != nil {
        throw StoreError.exists(path: location.root)
      }
      try makeRepository(location.root, surroundings)
      try store.commit(files(store.files), operation: "init", message: message)
      try store.makePrivatePart()
      return try HouseholdStore(location, surroundings: surroundings)
    } catch let error as GitError {
      throw StoreError(error)
    } catch let error as FileError {
      throw StoreError(error)
    }
  }

  private static func makeRepository(_ root: String, _ surroundings: Surroundings) throws {
    try GitRuntime.configure(environment: surroundings.environment)
    do {
      _ = try GitRepository.discover(from: root)
    } catch {
      guard error.code == .notFound else { throw error }
      _ = try GitRepository.create(at: root)
    }
  }
}
