/// What `init` asks on a household's first evening.
extension Phrase {
  // MARK: The week

  /// Which meals are planned.
  public static let mealsQuestion = Self(
    es: "¿Qué comidas quieres planear? 1 cenas, 2 comidas, 3 las dos [3] ",
    en: "Which meals do you plan? 1 dinners, 2 lunches, 3 both [3] "
  )
  /// Whether weekends are planned too.
  public static let weekendsQuestion = Self(
    es: "¿También los fines de semana? [S/n] ",
    en: "Weekends too? [Y/n] "
  )

  // MARK: Who eats, and what they can't

  /// Who eats.
  public static let peopleQuestion = Self(
    es: "¿Quién come en casa? Nombres separados por comas: ",
    en: "Who eats at home? Names separated by commas: "
  )
  /// What is listed before the question is asked of each.
  public static let avoidedHeading = Self(
    es: "Lo que alguien puede no poder comer:",
    en: "What someone may not be able to eat:"
  )
  /// What someone can't eat.
  public static func avoidedQuestion(_ person: String) -> Self {
    Self(
      es: "¿Qué no puede comer \(person)? Números o palabras; intro si come de todo: ",
      en: "What can't \(person) eat? Numbers or words; enter if they eat everything: "
    )
  }
  /// Whether traces count for someone.
  public static func strictQuestion(_ person: String) -> Self {
    Self(
      es: "¿Le hacen daño a \(person) también las trazas (celiaquía, alergia grave)? [S/n] ",
      en: "Do traces harm \(person) too (coeliac disease, severe allergy)? [Y/n] "
    )
  }
  /// Words of an answer that mean nothing that is known.
  public static func avoidedUnknown(_ words: [String]) -> Self {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      es: "no sé qué es \(list); di un número de la lista, o un alimento como 'fresa'",
      en: "I don't know \(list); say a number of the list, or a food such as 'strawberry'"
    )
  }

  // MARK: The first dishes

  /// What is listed before the question is asked.
  ///
  /// - Parameter marked: Those for whom dishes are marked.
  /// - Returns: The heading.
  public static func dishesHeading(marked: [String]) -> Self {
    guard !marked.isEmpty else {
      return Self(es: "Platos para empezar:", en: "Dishes to begin with:")
    }
    let people = list(marked.map(Self.init(verbatim:)))
    return Self(
      es: "Platos para empezar (para \(people.es): ✗ no puede comerlo, ? no se sabe):",
      en: "Dishes to begin with (for \(people.en): ✗ can't eat it, ? nobody knows):"
    )
  }
  /// Which dishes to begin with.
  public static let dishesQuestion = Self(
    es: "¿Cuáles hacéis en casa? Números (1 4 7-9), 'todos' o 'ninguno' [todos]: ",
    en: "Which do you cook? Numbers (1 4 7-9), 'all' or 'none' [all]: "
  )
  /// An answer that can't be read.
  public static func notTicks(_ text: String, upTo count: Int) -> Self {
    Self(
      es: "'\(text)' no son números de 1 a \(count)",
      en: "'\(text)' isn't numbers from 1 to \(count)"
    )
  }

  /// Foods whose packet has to be read for someone whom traces harm.
  public static func labelsToRead(_ count: Int, for people: [String]) -> Self {
    let people = list(people.map(Self.init(verbatim:)))
    return Self(
      es: """
        \(count) alimentos dependen de su etiqueta: hasta que la leas y lo digas, sus platos no \
        cuentan como seguros para \(people.es) ('mantel safe' dice cuáles)
        """,
      en: """
        \(count) foods depend on their label: until you read it and say so, their dishes don't \
        count as safe for \(people.en) ('mantel safe' says which)
        """
    )
  }

  // MARK: What the command line says

  /// The form of an option.
  public static let whoAvoidsWhat = Self(
    es: "PERSONA=COSA,COSA con nombres de la casa: nora=gluten,nuts",
    en: "PERSON=THING,THING with names of the household: nora=gluten,nuts"
  )
  /// A name that isn't among those that eat.
  public static func notOneOfThem(_ name: String) -> Self {
    Self(
      es: "'\(name)' no está entre los que comen; dilo con --with '\(name)'",
      en: "'\(name)' isn't among those who eat; say so with --with '\(name)'"
    )
  }
  /// The form of days on the command line.
  public static let someDays = Self(
    es: "un día o un tramo: monday-friday",
    en: "a day or a range: monday-friday"
  )
}
