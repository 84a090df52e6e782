// What the members of files are called in a sentence, and how their values are told.

extension Phrase {
  /// A member's name, by its key; one that isn't known is called by its key.
  public static func field(_ key: String) -> Self {
    fieldNames[key] ?? Self(verbatim: key)
  }

  /// `sí` or `no`.
  public static func flag(_ isSet: Bool) -> Self {
    isSet ? Self(es: "sí", en: "yes") : Self(es: "no", en: "no")
  }

  /// That a member is gone.
  public static func fieldRemoved(_ name: Self) -> Self {
    Self(es: "ya sin \(name.es)", en: "no \(name.en)")
  }

  /// That a member is another, where what differs is too long to be shown.
  public static func fieldChanged(_ name: Self) -> Self {
    Self(es: "\(name.es): otro valor", en: "\(name.en): another value")
  }

  /// That a member has the same things in another order.
  public static func fieldReordered(_ name: Self) -> Self {
    Self(es: "\(name.es): otro orden", en: "\(name.en): another order")
  }

  /// How many things a list has.
  public static func entries(_ count: Int) -> Self {
    count == 1
      ? Self(es: "1 entrada", en: "1 entry")
      : Self(es: "\(count) entradas", en: "\(count) entries")
  }

  /// A list or object without anything in it.
  public static let nothing = Self(es: "nada", en: "nothing")

  private static let fieldNames: [String: Self] = [
    "name": Self(es: "nombre", en: "name"),
    "description": Self(es: "descripción", en: "description"),
    "tags": Self(es: "etiquetas", en: "tags"),
    "course": Self(es: "plato", en: "course"),
    "courses": Self(es: "platos", en: "courses"),
    "cuisine": Self(es: "cocina", en: "cuisine"),
    "cuisines": Self(es: "cocinas", en: "cuisines"),
    "servings": Self(es: "raciones", en: "servings"),
    "minutes": Self(es: "minutos", en: "minutes"),
    "prep": Self(es: "preparación", en: "preparation"),
    "cook": Self(es: "cocción", en: "cooking"),
    "ahead": Self(es: "de antemano", en: "beforehand"),
    "ingredients": Self(es: "ingredientes", en: "ingredients"),
    "steps": Self(es: "pasos", en: "steps"),
    "nutrition": Self(es: "nutrición", en: "nutrition"),
    "protein": Self(es: "proteína", en: "protein"),
    "carbohydrates": Self(es: "hidratos", en: "carbohydrates"),
    "fat": Self(es: "grasa", en: "fat"),
    "fibre": Self(es: "fibra", en: "fibre"),
    "rules": Self(es: "reglas", en: "rules"),
    "contains": Self(es: "contiene", en: "contains"),
    "traces": Self(es: "trazas", en: "traces"),
    "instead": Self(es: "en su lugar", en: "instead"),
    "leftovers": Self(es: "sobras", en: "leftovers"),
    "keeps": Self(es: "se conserva", en: "keeps"),
    "source": Self(es: "fuente", en: "source"),
    "archived": Self(es: "archivado", en: "archived"),
    "color": Self(es: "color", en: "colour"),
    "aliases": Self(es: "otros nombres", en: "aliases"),
    "category": Self(es: "sección", en: "category"),
    "categories": Self(es: "secciones", en: "categories"),
    "weights": Self(es: "pesos", en: "weights"),
    "density": Self(es: "densidad", en: "density"),
    "pack": Self(es: "envase", en: "pack"),
    "staple": Self(es: "básico", en: "staple"),
    "active": Self(es: "en uso", en: "in use"),
    "barcodes": Self(es: "códigos de barras", en: "barcodes"),
    "amount": Self(es: "cantidad", en: "amount"),
    "expires": Self(es: "caduca", en: "expires"),
    "born": Self(es: "nacimiento", en: "born"),
    "sex": Self(es: "sexo", en: "sex"),
    "height": Self(es: "altura", en: "height"),
    "portion": Self(es: "porción", en: "portion"),
    "diets": Self(es: "dietas", en: "diets"),
    "strict": Self(es: "estricto", en: "strict"),
    "allergies": Self(es: "alergias", en: "allergies"),
    "dislikes": Self(es: "no le gusta", en: "dislikes"),
    "notes": Self(es: "notas", en: "notes"),
    "note": Self(es: "nota", en: "note"),
    "objective": Self(es: "objetivo", en: "objective"),
    "guest": Self(es: "invitado", en: "guest"),
    "type": Self(es: "tipo", en: "type"),
    "start": Self(es: "inicio", en: "start"),
    "weight": Self(es: "peso", en: "weight"),
    "targetWeight": Self(es: "peso objetivo", en: "target weight"),
    "activityLevel": Self(es: "nivel de actividad", en: "activity level"),
    "proteinPerKg": Self(es: "proteína por kg", en: "protein per kg"),
    "targets": Self(es: "metas", en: "targets"),
    "format": Self(es: "formato", en: "format"),
    "language": Self(es: "idioma", en: "language"),
    "timeZone": Self(es: "zona horaria", en: "time zone"),
    "meals": Self(es: "comidas", en: "meals"),
    "time": Self(es: "hora", en: "time"),
    "days": Self(es: "días", en: "days"),
    "people": Self(es: "personas", en: "people"),
    "maxMinutes": Self(es: "minutos como mucho", en: "at most minutes"),
    "share": Self(es: "parte del día", en: "share of the day"),
    "template": Self(es: "plantilla", en: "template"),
    "shopping": Self(es: "compra", en: "shopping"),
    "day": Self(es: "día", en: "day"),
    "calendar": Self(es: "calendario", en: "calendar"),
    "titlePrefix": Self(es: "prefijo del título", en: "title prefix"),
    "eventMinutes": Self(es: "minutos de cita", en: "event minutes"),
    "reminderMinutes": Self(es: "minutos de aviso", en: "reminder minutes"),
    "sync": Self(es: "sincronización", en: "sync"),
    "onConflict": Self(es: "en conflicto", en: "on conflict"),
    "bought": Self(es: "comprado", en: "bought"),
    "added": Self(es: "añadido", en: "added"),
    "removed": Self(es: "quitado", en: "removed"),
    "water": Self(es: "agua", en: "water"),
    "messages": Self(es: "mensajes", en: "messages"),
    "maxPerWeek": Self(es: "máximo por semana", en: "at most a week"),
    "minPerWeek": Self(es: "mínimo por semana", en: "at least a week"),
    "noConsecutive": Self(es: "sin repetir días seguidos", en: "not two days running"),
    "noDuplicateInDay": Self(es: "sin repetir en el día", en: "not twice a day"),
    "mealTypeRestriction": Self(es: "solo en", en: "only at"),
    "months": Self(es: "meses", en: "months"),
    "minDaysBetween": Self(es: "días entre veces", en: "days between"),
    "fixed": Self(es: "fijo en", en: "fixed at"),
  ]
}
