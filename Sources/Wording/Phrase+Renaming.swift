// What giving a record another id says, and what stands in its way.

extension Phrase {
  /// Neither a name nor an id.
  public static let nameOrID = Self(
    es: "da un nombre nuevo, un id nuevo con --id, o los dos",
    en: "give a new name, a new id with --id, or both"
  )
  /// An objective has no name.
  public static let objectiveHasNoName = Self(
    es: "un objetivo no tiene nombre, solo id: --id NUEVO",
    en: "an objective has no name, only an id: --id NEW"
  )
  /// A text that can't be an id.
  public static func notAnID(_ text: String) -> Self {
    Self(es: "'\(text)' no vale como id", en: "'\(text)' can't be an id")
  }
  /// A name that Windows keeps for a device.
  public static func reservedID(_ text: String) -> Self {
    Self(
      es: "'\(text)' no vale como id: Windows no admite archivos con ese nombre",
      en: "'\(text)' can't be an id: Windows has no files of that name"
    )
  }
  /// A word of the vocabulary as a food's id.
  public static func vocabularyID(_ text: String) -> Self {
    Self(
      es: "'\(text)' es una palabra de 'contains': una alergia no sabría a qué se refiere",
      en: "'\(text)' is a word of 'contains': an allergy couldn't tell which it means"
    )
  }
  /// Another record has the id.
  public static func idTaken(_ noun: Noun, _ id: String, isArchived: Bool) -> Self {
    let (es, en) = isArchived ? (" (archivado)", " (archived)") : ("", "")
    return Self(
      es: "ya hay \(noun.isFeminine ? "una" : "un") \(noun.es.one) con el id '\(id)'\(es)",
      en: "there is a \(noun.en.one) with the id '\(id)' already\(en)"
    )
  }
  /// Files name the new id already, so that they would come to mean another record.
  public static func idNamedAlready(_ id: String, paths: [String]) -> Self {
    let users = listed(paths)
    return Self(
      es: "'\(id)' ya se nombra en \(users.es), y pasaría a ser esto",
      en: "'\(id)' is named in \(users.en) already, and would come to mean this"
    )
  }
  /// A text that names records of two kinds of that id.
  public static func idNamesTwo(_ id: String, paths: [String]) -> Self {
    let users = listed(paths)
    return Self(
      es: "'\(id)' podría ser otra cosa con el mismo id en \(users.es)",
      en: "'\(id)' could be something else of the same id in \(users.en)"
    )
  }
  /// How to choose an id that does.
  public static let chooseAnotherID = Self(es: "elige otro id", en: "choose another id")
  /// A file that may name the record and can't be read.
  public static func mayName(_ path: String, id: String) -> Self {
    Self(
      es: "\(path) no se puede leer, y podría nombrar '\(id)'",
      en: "\(path) can't be read, and may name '\(id)'"
    )
  }
  /// That the id stays.
  public static func sameID(_ id: String) -> Self {
    Self(es: "ya tiene el id '\(id)'", en: "it has the id '\(id)' already")
  }
  /// How many files follow a new id.
  public static func filesFollow(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "1 archivo lo nombraba y sigue" : "\(count) archivos lo nombraban y siguen",
      en: count == 1 ? "1 file named it and follows" : "\(count) files named it and follow"
    )
  }
  /// That the private repository has a commit of its own.
  public static let privateCommitToo = Self(
    es: "lo de private/ es otro repositorio: lleva un commit suyo",
    en: "what is in private/ is another repository: it has a commit of its own"
  )
  /// Files in a person's folder that aren't the household's and don't move.
  public static func leftBehind(_ folder: String) -> Self {
    Self(
      es: "en \(folder) queda lo que no es de mantel; muévelo a mano",
      en: "what isn't mantel's is left in \(folder); move it by hand"
    )
  }
  /// That this machine's own person was renamed as well.
  public static func youAreNow(_ id: String) -> Self {
    Self(
      es: "aquí eres '\(id)'; en tus otros clones: 'mantel setup -p \(id)'",
      en: "here you are '\(id)'; in your other clones: 'mantel setup -p \(id)'"
    )
  }
}
