internal import Wording

/// Explanations: keys and slots.
extension Explanation {
  static let clashingKeys = Self(
    summary: Phrase(
      es: "dos cosas que no pueden ir juntas",
      en: "two things that can't stand together"
    ),
    detail: Phrase(
      es: """
        En un hueco se come una sola cosa: un plato (`dish`), varios por orden (`dishes`), sobras \
        (`leftovers`) o algo por decidir (`tag`). Con dos, no se sabe qué vale; `tags` es solo \
        para una nota, como una cena fuera. Deja la que querías; para primero y segundo, usa \
        `dishes` con una lista.
        """,
      en: """
        In a slot one thing is eaten: a dish (`dish`), several in order (`dishes`), leftovers \
        (`leftovers`) or something yet to be chosen (`tag`). With two, nobody can tell which \
        counts; `tags` is for a note alone, such as a dinner out. Keep the one you meant; for a \
        first and a second course use `dishes` with a list.
        """
    ),
    wrong: #""friday.dinner": { "dish": "pizza", "leftovers": "cocido" }"#,
    right: #""friday.dinner": { "leftovers": "cocido" }"#
  )

  static let misspeltKey = Self(
    summary: Phrase(
      es: "un nombre de dato con una errata",
      en: "a key with a misspelling"
    ),
    detail: Phrase(
      es: """
        Está a una o dos letras de uno que existe y que aquí falta, así que casi seguro es ese. Si \
        se dejara pasar, lo que dice no contaría: una alergia mal escrita no protege a nadie. \
        `mantel validate --fix` lo corrige.

        De los datos que deciden qué puede comer alguien (`contains`, `traces`, `diets`, \
        `allergies`, `strict`, `instead`) es un error también si el bueno está al lado, y con otras \
        palabras usuales: `allergens`, `intolerances`, `alergias`, `trazas`. Júntalo a mano con el \
        bueno.
        """,
      en: """
        It is a letter or two away from one that exists and is missing here, so that is almost \
        surely what was meant. Let through, it wouldn't count: a misspelt allergy protects nobody. \
        `mantel validate --fix` mends it.

        Of the keys that decide what someone can eat (`contains`, `traces`, `diets`, `allergies`, \
        `strict`, `instead`) it is an error also where the right one stands beside it, and so are \
        other usual words: `allergens`, `intolerances`, `alergias`, `trazas`. Join it with the \
        right one by hand.
        """
    ),
    wrong: #""alergies": ["nuts"]"#,
    right: #""allergies": ["nuts"]"#
  )

  static let missingKey = Self(
    summary: Phrase(
      es: "falta un dato necesario",
      en: "something needed is missing"
    ),
    detail: Phrase(
      es: """
        Sin este dato el archivo no dice lo que tiene que decir: un plato necesita nombre y al \
        menos una etiqueta; un objetivo, su tipo. La flecha señala la llave donde falta. Añade la \
        línea.
        """,
      en: """
        Without it the file doesn't say what it has to say: a dish needs a name and at least one \
        tag, an objective its type. The caret points at the brace where it is missing. Add the \
        line.
        """
    ),
    wrong: #"{ "name": "Lentejas" }"#,
    right: #"{ "name": "Lentejas", "tags": ["legumbres"] }"#
  )

  static let unknownKey = Self(
    summary: Phrase(
      es: "un dato que esta versión no conoce",
      en: "a key that this version doesn't know"
    ),
    detail: Phrase(
      es: """
        Se guarda tal cual, porque puede ser de una versión más nueva, pero aquí no hace nada. Si \
        lo escribiste tú, mira si tiene otro nombre: las claves van en inglés. Entre las reglas y \
        las comidas no se admite ninguna desconocida, y allí es un error.
        """,
      en: """
        It is kept as it is, because it may belong to a later version, but here it does nothing. \
        If you wrote it, see whether it goes by another name: keys are in English. Among rules and \
        meals no unknown one is allowed, and there it is an error.
        """
    ),
    wrong: #""raciones": 4"#,
    right: #""servings": 4"#
  )

  static let unknownSlot = Self(
    summary: Phrase(
      es: "un hueco que no existe",
      en: "a slot that doesn't exist"
    ),
    detail: Phrase(
      es: """
        Cada hueco de la semana es un día y una comida en inglés, unidos por un punto: \
        `monday.lunch`, `friday.dinner`. Lo que no es así no se planifica ni se compra. Si está en \
        español, `mantel validate --fix` lo traduce.
        """,
      en: """
        Each slot of the week is a day and a meal joined by a point: `monday.lunch`, \
        `friday.dinner`. What isn't like that is neither planned nor bought. If it is in Spanish, \
        `mantel validate --fix` translates it.
        """
    ),
    wrong: #""jueves.cena": "pizza""#,
    right: #""thursday.dinner": "pizza""#
  )
}
