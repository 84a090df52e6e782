// The words of a week as lines of text: what stands in it, and what may be wrong with a line.

extension Phrase {
  /// The word before a week's note.
  public static let planNoteWord = Self(es: "nota", en: "note")
  /// The word before a template's name.
  public static let planNameWord = Self(es: "nombre", en: "name")
  /// The word before who eats too.
  public static let planWithWord = Self(es: "con", en: "with")
  /// The word before who doesn't eat.
  public static let planWithoutWord = Self(es: "sin", en: "without")
  /// The words before the tags of a meal eaten elsewhere.
  public static let planCountsWords = Self(es: "cuenta como", en: "counts as")
  /// The word before the broken rules that are accepted.
  public static let planAllowWord = Self(es: "permite", en: "allow")

  /// Guests, counted.
  public static func planGuests(_ count: Int) -> Self {
    Self(
      es: "\(count) \(count == 1 ? "invitado" : "invitados")",
      en: "\(count) \(count == 1 ? "guest" : "guests")"
    )
  }

  /// Portions, counted.
  public static func planServings(_ count: String) -> Self {
    Self(
      es: "\(count) \(count == "1" ? "ración" : "raciones")",
      en: "\(count) \(count == "1" ? "serving" : "servings")"
    )
  }

  /// What the signs mean: lines at the end of the text, without their comment signs.
  public static let planLegend = [
    Self(
      es: "Sopa + Flan   dos platos       =Sopa   sus sobras    #pescado   algo así",
      en: "Soup + Flan   two courses      =Soup   leftovers     #fish      a wish"
    ),
    Self(
      es: "(Fuera)       no se cocina     -       vacía         !          con candado",
      en: "(Out)         not cooked       -       empty         !          locked"
    ),
    Self(
      es: "{con Nora; sin Ana; 2 invitados; 6 raciones; cuenta como pescado}   ?  por elegir",
      en: "{with Nora; without Ana; 2 guests; 6 servings; counts as fish}   ?  to be chosen"
    ),
    Self(
      es: "+Tacos #carne hace el plato.   Borrar una línea vacía esa comida.",
      en: "+Tacos #meat  makes the dish.   Deleting a line empties that meal."
    ),
  ]

  /// What a line is made of.
  public static let planLineExample = Self(
    es: "una línea es día, comida y platos: 'mar cena Sopa + Flan'",
    en: "a line is a day, a meal and dishes: 'tue dinner Soup + Flan'"
  )

  /// A word that is the beginning of several.
  public static func planWordAmbiguous(_ word: String, _ meanings: [Self]) -> Self {
    let all = list(meanings.map(\.quoted))
    return Self(es: "'\(word)' puede ser \(all.es)", en: "'\(word)' can be \(all.en)")
  }

  /// A day without a meal.
  public static let planMealMissing = Self(
    es: "falta la comida: 'mar cena Sopa'",
    en: "the meal is missing: 'tue dinner Soup'"
  )

  /// A second line for what has one.
  public static let planLineTwice = Self(
    es: "esto ya está en una línea de arriba",
    en: "a line above says this already"
  )

  /// A bracket that nothing closes.
  public static func planUnclosed(_ bracket: String) -> Self {
    Self(es: "falta cerrar '\(bracket)'", en: "'\(bracket)' isn't closed")
  }

  /// A second note in one line.
  public static let planTwoNotes = Self(
    es: "una comida tiene una sola nota entre paréntesis",
    en: "a meal has one note in parentheses"
  )

  /// Something in braces that is none of the words.
  public static func planUnknownDetail(_ text: String) -> Self {
    Self(
      es: "entre llaves van 'con', 'sin', 'invitados', 'raciones', 'cuenta como' o 'permite', no"
        + " '\(text)'",
      en: "braces hold 'with', 'without', 'guests', 'servings', 'counts as' or 'allow', not"
        + " '\(text)'"
    )
  }

  /// A number that isn't one that fits.
  public static func planBadNumber(_ text: String) -> Self {
    Self(es: "'\(text)' no vale como número aquí", en: "'\(text)' isn't a number that fits here")
  }

  /// Tags behind a dish that isn't new.
  public static func planTagsWithoutNew(_ name: String) -> Self {
    Self(
      es: "las etiquetas son para un plato nuevo: '+\(name) #…'; un deseo va tras '+'",
      en: "tags are for a new dish: '+\(name) #…'; a wish stands behind a '+'"
    )
  }

  /// A new dish without tags.
  public static func planNewNeedsTag(_ name: String) -> Self {
    Self(
      es: "un plato nuevo necesita al menos una etiqueta: '+\(name) #…'",
      en: "a new dish needs at least one tag: '+\(name) #…'"
    )
  }

  /// How to plan a dish that is there.
  public static let planDishExistsHint = Self(
    es: "sin el '+' se planea el que hay",
    en: "without the '+' the one there is gets planned"
  )

  /// Somebody is both added and taken away.
  public static func planWithAndWithout(_ person: String) -> Self {
    Self(
      es: "'\(person)' está en 'con' y en 'sin'",
      en: "'\(person)' is both in 'with' and in 'without'"
    )
  }

  /// A week has no name.
  public static let planWeekHasNoName = Self(
    es: "una semana no tiene nombre; 'nota:' sí",
    en: "a week has no name, but it can have a 'note:'"
  )

  /// A template needs a name.
  public static let planNameIsEmpty = Self(
    es: "una plantilla necesita nombre",
    en: "a template needs a name"
  )

  /// A meal that is locked was changed.
  public static let planLineLocked = Self(
    es: "lleva candado: quítale '!' para cambiarla",
    en: "it is locked: take its '!' away to change it"
  )

  /// A meal that is locked lost its line.
  public static func planLockedLineGone(_ slot: Self) -> Self {
    Self(
      es: "\(slot.es): lleva candado, y su línea falta; si es para vaciarla, escribe '-' sin '!'",
      en: "\(slot.en): it is locked and its line is gone; to empty it write '-' without '!'"
    )
  }

  /// What someone else has put there since the text was opened.
  public static func planChangedMeanwhile(_ value: String) -> Self {
    Self(
      es: "mientras tanto otro puso: \(value) · si guardas así, vale tu línea",
      en: "meanwhile someone put: \(value) · saved as it is, your line holds"
    )
  }

  /// How a broken rule is accepted in a line.
  public static func planAllowHint(_ allowance: String) -> Self {
    Self(es: "se acepta con {permite \(allowance)}", en: "{allow \(allowance)} accepts it")
  }
}
