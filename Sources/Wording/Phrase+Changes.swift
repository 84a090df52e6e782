// What changed in a household's records, week by week and file by file.

extension Phrase {
  /// What something was before: `(era X)`.
  public static func was(_ before: Self) -> Self {
    Self(es: "(era \(before.es))", en: "(was \(before.en))")
  }

  /// A thing and what it is called: `plato Lentejas estofadas`.
  public static func named(_ noun: Noun, _ name: Self?) -> Self {
    Self(es: noun.es.one, en: noun.en.one).followed(by: name)
  }

  /// A new record: `plato nuevo Lentejas estofadas`.
  public static func added(_ noun: Noun, _ name: Self?) -> Self {
    Self(es: "\(noun.es.one) \(noun.agreeing("nuev"))", en: "new \(noun.en.one)")
      .followed(by: name)
  }

  /// A record that is gone: `plato borrado Lentejas estofadas`.
  public static func deleted(_ noun: Noun, _ name: Self?) -> Self {
    Self(es: "\(noun.es.one) \(noun.agreeing("borrad"))", en: "deleted \(noun.en.one)")
      .followed(by: name)
  }

  /// A record that isn't planned any more.
  public static func archived(_ noun: Noun, _ name: Self?) -> Self {
    let label = named(noun, name)
    return Self(es: "\(label.es) \(noun.agreeing("archivad"))", en: "\(label.en) archived")
  }

  /// A record that is planned again.
  public static func unarchived(_ noun: Noun, _ name: Self?) -> Self {
    let label = named(noun, name)
    return Self(es: "\(label.es) de nuevo en uso", en: "\(label.en) in use again")
  }

  /// A record with another name: `plato pollo se llama ahora Pollo asado (era Pollo)`.
  public static func nowCalled(_ noun: Noun, id: Self, name: Self, before: Self) -> Self {
    let label = named(noun, id)
    let was = was(before)
    return Self(
      es: "\(label.es) se llama ahora \(name.es) \(was.es)",
      en: "\(label.en) is now called \(name.en) \(was.en)"
    )
  }

  /// A record with another id: `plato Pollo asado: id pollo-asado (era pollo)`.
  public static func idChanged(_ noun: Noun, _ name: Self?, id: Self, before: Self) -> Self {
    joined([named(noun, name), joined([Self(verbatim: "id"), id, was(before)])], separator: ": ")
  }

  /// That a file says the same in another layout.
  public static let layoutOnly = Self(
    es: "solo cambia la presentación del archivo",
    en: "only the file's layout"
  )

  /// That a file's newer version can't be read.
  public static func unreadableNow(hasConflictMarkers: Bool) -> Self {
    hasConflictMarkers
      ? Self(
        es: "no se puede leer: tiene marcas de un conflicto sin resolver",
        en: "can't be read: it holds the marks of an unsettled conflict"
      )
      : Self(es: "no se puede leer", en: "can't be read")
  }

  /// That a file can be read again.
  public static let readableAgain = Self(
    es: "se puede leer otra vez; antes, no",
    en: "can be read again; before, it couldn't"
  )

  /// That both versions of a file can't be read.
  public static func unreadableStill(hasConflictMarkers: Bool) -> Self {
    hasConflictMarkers
      ? Self(
        es: "sigue sin poderse leer: tiene marcas de un conflicto sin resolver",
        en: "still can't be read: it holds the marks of an unsettled conflict"
      )
      : Self(es: "sigue sin poderse leer", en: "still can't be read")
  }

  /// A file that is another: `archivo cambiado README.md`.
  public static func changedFile(_ path: Self) -> Self {
    Self(es: "archivo cambiado \(path.es)", en: "changed file \(path.en)")
  }

  /// A new week, and in how many slots something is planned.
  public static func newWeek(slots: Int) -> Self {
    let count = Noun.slot.counted(slots)
    return slots == 0
      ? Self(es: "semana nueva, sin nada previsto", en: "new week, nothing planned")
      : Self(es: "semana nueva, \(count.es) con plan", en: "new week, \(count.en) planned")
  }

  /// A week that is gone, and in how many slots something was planned.
  public static func deletedWeek(slots: Int) -> Self {
    let count = Noun.slot.counted(slots)
    return slots == 0
      ? Self(es: "semana borrada, sin nada previsto", en: "deleted week, nothing planned")
      : Self(es: "semana borrada, \(count.es) con plan", en: "deleted week, \(count.en) planned")
  }

  /// What is in the house of a food: `Huevo 12 (era 6)`.
  public static func stock(_ food: Self, _ amount: Self) -> Self {
    joined([food, amount])
  }

  /// That a food isn't counted any more.
  public static func noStock(_ food: Self) -> Self {
    Self(es: "ya no hay \(food.es)", en: "no more \(food.en)")
  }

  /// What belongs to someone: `2026-02-07 de Ana`.
  public static func of(_ what: Self, person: Self) -> Self {
    Self(es: "\(what.es) de \(person.es)", en: "\(what.en) of \(person.en)")
  }

  /// How many lines a list leaves out.
  public static func andMore(_ count: Int) -> Self {
    Self(es: "… y \(count) más", en: "… and \(count) more")
  }

  /// That there is no difference.
  public static let nothingChanged = Self(es: "no cambia nada", en: "nothing changed")

  private func followed(by name: Self?) -> Self {
    guard let name else { return self }
    return Self(es: "\(es) \(name.es)", en: "\(en) \(name.en)")
  }
}
