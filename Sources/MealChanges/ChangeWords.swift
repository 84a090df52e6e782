internal import MealFormat
internal import MealModel
package import Wording

/// Tells changes in the household's own words, in both languages.
package struct ChangeWords: Sendable {
  let names: NameLookup

  /// Creates the words for a household.
  package init(names: NameLookup) {
    self.names = names
  }

  /// One change as a sentence on one line: `2026-W06: martes cena Pollo asado (era Salmón)`.
  package func sentence(for change: MealChange) -> Phrase {
    switch change {
    case .slot(let plan, let key, let before, let after):
      at(plan, slot(key, before, after))
    case .slotFields(let plan, let key, let fields):
      at(plan, slotFields(key, fields))
    case .weekAdded(let week, let slots):
      at(.week(week), .newWeek(slots: slots.count))
    case .weekRemoved(let week, let slots):
      at(.week(week), .deletedWeek(slots: slots.count))
    case .planNote(let plan, _, let after):
      at(plan, after.map { .note(verbatim($0)) } ?? .noteRemoved)
    case .pantry(let food, let before, let after):
      stock(food, before, after)
    case .unreadable(let path, let side, let hasConflictMarkers):
      unreadable(path, side, hasConflictMarkers)
    case .otherFile(let path, let presence):
      otherFile(path, presence)
    default: recordSentence(for: change)
    }
  }

  private func recordSentence(for change: MealChange) -> Phrase {
    switch change {
    case .added(let file): .added(file.kind.noun, name(of: file))
    case .removed(let file): .deleted(file.kind.noun, name(of: file))
    case .renamed(let file, let before, let after): renamed(file, before, after)
    case .idChanged(let file, let id):
      .idChanged(
        file.kind.noun,
        name(of: file),
        id: Phrase(verbatim: file.id),
        before: Phrase(verbatim: id)
      )
    case .archived(let file): .archived(file.kind.noun, name(of: file))
    case .unarchived(let file): .unarchived(file.kind.noun, name(of: file))
    case .fields(let file, let fields): self.fields(file, fields)
    case .layoutOnly(let file): .joined([label(of: file), .layoutOnly], separator: ": ")
    default: .nothingChanged
    }
  }

  private func renamed(_ file: ChangedFile, _ before: Name, _ after: Name) -> Phrase {
    let (old, new) = (OneLine.name(before, id: file.id), OneLine.name(after, id: file.id))
    // A name that changed in one language only is told in that language.
    let (es, en) = (old.es == new.es ? \Phrase.en : \.es, old.en == new.en ? \Phrase.es : \.en)
    return .nowCalled(
      file.kind.noun,
      id: Phrase(verbatim: file.id),
      name: Phrase(es: new[keyPath: es], en: new[keyPath: en]),
      before: Phrase(es: old[keyPath: es], en: old[keyPath: en])
    )
  }

  private func unreadable(
    _ path: String,
    _ side: MealChange.UnreadableSide,
    _ hasConflictMarkers: Bool
  ) -> Phrase {
    let what: Phrase =
      switch side {
      case .before: .readableAgain
      case .after: .unreadableNow(hasConflictMarkers: hasConflictMarkers)
      case .both: .unreadableStill(hasConflictMarkers: hasConflictMarkers)
      }
    return .joined([verbatim(path), what], separator: ": ")
  }

  private func otherFile(_ path: String, _ presence: MealChange.Presence) -> Phrase {
    switch presence {
    case .added: .added(.file, verbatim(path))
    case .removed: .deleted(.file, verbatim(path))
    case .changed: .changedFile(verbatim(path))
    }
  }

  // MARK: What things are called

  /// A sentence about a week or a template, after what it is called.
  func at(_ plan: PlanID, _ what: Phrase) -> Phrase {
    .joined([label(of: plan), what], separator: ": ")
  }

  /// `2026-W06`, `plantilla Semana típica`.
  func label(of plan: PlanID) -> Phrase {
    switch plan {
    case .week(let week): Phrase(verbatim: week.description)
    case .template(let id): .named(.template, name(.template, id.rawValue))
    }
  }

  /// `plato Lentejas estofadas`, `ajustes`, `compra 2026-02-07 de Ana`.
  func label(of file: ChangedFile) -> Phrase {
    guard file.kind != .plan else { return Phrase(verbatim: file.id) }
    return .named(file.kind.noun, name(of: file))
  }

  /// What a file's record is called; `nil` where there is but one of its kind.
  func name(of file: ChangedFile) -> Phrase? {
    switch file.kind {
    case .settings, .pantry: nil
    case .plan: Phrase(verbatim: file.id)
    case .tag: ownName(file, .tag)
    case .dish: ownName(file, .dish)
    case .food: ownName(file, .food)
    case .template: ownName(file, .template)
    case .preferences: ownName(file, .person)
    case .objective, .shopping, .diary, .whoop, .appleHealth, .coach:
      .of(Phrase(verbatim: file.id), person: name(.person, file.person ?? ""))
    }
  }

  private func ownName(_ file: ChangedFile, _ kind: RecordKind) -> Phrase {
    OneLine.name(file.name ?? names[kind, file.id], id: file.id)
  }

  func name(_ kind: RecordKind, _ id: String) -> Phrase {
    OneLine.name(names[kind, id], id: id)
  }

  /// A user's text, cleaned.
  func verbatim(_ text: String) -> Phrase {
    Phrase(verbatim: OneLine.text(text))
  }
}

extension FileKind {
  /// What a file of the kind is called in a sentence.
  var noun: Noun {
    switch self {
    case .settings: .settings
    case .tag: .tag
    case .dish: .dish
    case .food: .food
    case .pantry: .pantry
    case .plan: .week
    case .template: .template
    case .shopping: .shopping
    case .preferences: .person
    case .objective: .objective
    case .diary: .diary
    case .whoop: .whoop
    case .appleHealth: .appleHealth
    case .coach: .coach
    }
  }
}
