internal import FileStore
internal import Glibc
package import MealModel

extension HouseholdStore {
  /// Takes away what is empty of a person's folders.
  ///
  /// Git keeps no empty folder, so that nobody else has them.
  ///
  /// - Returns: Whether nothing is left of them.
  /// - Throws: ``StoreError`` where they can't be looked at.
  package func removeEmptyFolders(of person: Person.ID) throws(StoreError) -> Bool {
    var isGone = true
    for folder in [files.shared, files.personal].compactMap(\.self) {
      guard let path = RelativePath("people/\(person)") else { continue }
      do throws(FileError) {
        guard try folder.status(of: path)?.kind == .folder else { continue }
        let inner = try folder.walk(path).filter { $0.entry.kind == .folder }.compactMap(\.path)
        // The deepest first: a folder is empty once those in it are gone.
        for name in (inner + [path]).sorted(by: >) { rmdir(folder.path + "/\(name)") }
        if try folder.status(of: path) != nil { isGone = false }
      } catch {
        throw StoreError(error)
      }
    }
    return isGone
  }
}
