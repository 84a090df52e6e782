internal import MealStore
internal import Wording

extension StoreError {
  /// How the program ends with the error.
  var exitCode: ExitCode {
    switch self {
    case .noHousehold, .nothingToUndo, .unknownRevision, .noCommonHistory, .unreadable, .errors,
      .exists:
      .failed
    case .file, .git, .signing, .notRestored: .outside
    case .noRepository, .newerFormat, .obstacle, .locked, .changedMeanwhile, .unsavedErrors,
      .laterChanges, .undoesBoundary, .undoesHousehold:
      .refused
    }
  }

  /// What is so.
  var message: Phrase {
    switch self {
    case .noHousehold(let folder): .noHousehold(folder)
    case .noRepository(let folder): .noRepository(folder)
    case .newerFormat(let format): .newerFormat(format, known: 1)
    case .obstacle(let obstacle): obstacle.message
    case .locked(let holder): .householdLocked(holder.map { Int($0) })
    case .changedMeanwhile(let path): .changedMeanwhile(path)
    case .unsavedErrors(let path): .unsavedErrors(path)
    case .errors: .filesHaveErrors
    case .nothingToUndo: .nothingToUndo
    case .unknownRevision(let revision): .unknownRevision(revision)
    case .noCommonHistory(let range): .noCommonHistory(range)
    case .unreadable(let path): .notReadableNow(path)
    case .laterChanges(let clashes):
      .laterChanges(
        clashes.map { ([$0.path] + [$0.keys.joined(separator: " › ")]).filter { !$0.isEmpty } }
          .map { $0.joined(separator: " ") }
      )
    case .undoesBoundary(let commit): .undoesBoundary(commit)
    case .undoesHousehold(let commit): .undoesHousehold(commit)
    case .signing(let program, let output): .signingFailed(program, output)
    case .file(let failure):
      .fileFailed(failure.path, operation: failure.operation, reason: failure.reason)
    case .git(let operation, let message): .gitFailed(operation: operation, message: message)
    case .notRestored(let path): .notRestored(path)
    case .exists(let path): .householdExists(path)
    }
  }

  /// What to do next.
  var hint: Phrase? {
    switch self {
    case .noHousehold: .noHouseholdHint
    case .noRepository: .noRepositoryHint
    case .newerFormat: .newerFormatHint
    case .obstacle(let obstacle): obstacle.hint
    case .locked: .householdLockedHint
    case .changedMeanwhile: .changedMeanwhileHint
    case .unsavedErrors(let path): .unsavedErrorsHint(path)
    case .errors: nil
    case .unknownRevision: .unknownRevisionHint
    case .laterChanges: .laterChangesHint
    case .undoesBoundary: .undoesBoundaryHint
    case .undoesHousehold: .undoesHouseholdHint
    case .signing: .signingHint
    case .file(let failure): failure.isNoSpace ? .diskFullHint : nil
    case .unreadable(let path): .validateHint(path)
    case .nothingToUndo, .noCommonHistory, .git, .exists: nil
    case .notRestored: .notRestoredHint
    }
  }
}

extension StoreError.Obstacle {
  /// What is in the way.
  var message: Phrase {
    switch self {
    case .bare: .bareRepository
    case .workTreeElsewhere(let path): .workTreeElsewhere(path)
    case .operation(let operation): .operationInProgress(operation.name)
    case .unmerged(let paths): .unmergedPaths(paths)
    case .staleLock(let path): .staleLock(path)
    case .detachedHead: .detachedHead
    case .unreadableIndex(let reason): .unreadableIndex(reason)
    case .pathTaken(let path, let other): .pathTaken(path, by: other)
    case .foreignOwner(let folder): .foreignOwner(folder)
    case .unsupportedExtension(let name): .unsupportedExtension(name)
    case .noIdentity: .noIdentity
    }
  }

  /// How to get it out of the way.
  var hint: Phrase? {
    switch self {
    case .bare: .bareRepositoryHint
    case .workTreeElsewhere: .workTreeElsewhereHint
    case .operation(let operation): .operationHint(operation.commands)
    case .unmerged: .unmergedHint
    case .staleLock(let path): .staleLockHint(path)
    case .detachedHead: .detachedHeadHint
    case .unreadableIndex: .unreadableIndexHint
    case .pathTaken: nil
    case .foreignOwner(let folder): .foreignOwnerHint(folder)
    case .unsupportedExtension: .unsupportedExtensionHint
    case .noIdentity: .noIdentityHint
    }
  }
}

extension StoreError.Operation {
  /// What git calls it.
  fileprivate var name: String {
    switch self {
    case .cherryPick: "cherry-pick"
    case .applyingMail: "am"
    default: rawValue
    }
  }

  /// The commands that end it.
  fileprivate var commands: [String] {
    switch self {
    case .bisect: ["git bisect reset"]
    case .merge: ["git commit", "git merge --abort"]
    default: ["git \(name) --continue", "git \(name) --abort"]
    }
  }
}
