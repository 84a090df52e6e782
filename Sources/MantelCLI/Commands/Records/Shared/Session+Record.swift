internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

extension Session {
  /// A record's file with another value; its bytes as they are where the value is the same.
  func changed(
    _ path: String,
    _ change: (inout JSONObject) throws -> Void
  ) throws -> FileVersion {
    let (old, bytes) = try editable(path)
    var isSame = false
    var file = try edit(path) { object in
      try change(&object)
      isSame = object == old
    }
    if isSame { file.after = bytes }
    return file
  }

  /// The file of a new record.
  func created(_ path: String, _ document: JSONObject) throws -> FileVersion {
    guard store.source(path) == nil else {
      throw CommandFailure(.alreadyThere(path), exitCode: .refused)
    }
    return try edit(path) { $0 = document }
  }

  /// A record's file, gone.
  func deleted(_ path: String) throws -> FileVersion {
    guard let bytes = store.bytes(of: path) else {
      throw CommandFailure(.cannotChange(path), hint: .validateHint(path), exitCode: .refused)
    }
    return FileVersion(path: path, before: bytes, after: nil)
  }

  /// Sets members of documents of a kind as the command line says them.
  func fieldEdit(_ kind: FileKind, in context: CommandContext) -> FieldEdit {
    let finder = RecordFinder(context: context, session: self)
    return FieldEdit(
      kind,
      language: context.language,
      usualLanguage: household.settings.language ?? context.language,
      resolve: finder.id
    )
  }
}
