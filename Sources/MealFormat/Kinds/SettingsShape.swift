internal import MealModel

extension Shape {
  /// What `mantel.json` may hold.
  static let settings = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field(
          "format",
          .number(.whole(1...1_000_000)),
          isRequired: true,
          es: "La versión del formato de los archivos; ahora la 1",
          en: "The version of the files' format; now 1"
        ),
        Field(
          "language",
          .text(.oneOf(["es", "en"])),
          es: "El idioma de la casa",
          en: "The household's language"
        ),
        Field(
          "timeZone",
          .text(.timeZone),
          es: "La zona horaria en que se cuenta el día de hoy: \"Europe/Madrid\"",
          en: "The time zone in which today is told: \"Europe/Madrid\""
        ),
        Field(
          "meals",
          .object(meals),
          es: "Las comidas que se planifican",
          en: "The meals that are planned"
        ),
        Field(
          "template",
          .text(.reference(.template)),
          es: "La plantilla de las semanas nuevas",
          en: "The template of new weeks"
        ),
        Field(
          "shopping",
          .object(shoppingSettings),
          es: "La lista de la compra",
          en: "The shopping list"
        ),
        Field("calendar", .object(calendarSettings), es: "El calendario", en: "The calendar"),
        Field(
          "sync",
          .object(syncSettings),
          es: "Qué hacer al juntar los cambios de dos dispositivos",
          en: "What to do when two devices' changes meet"
        ),
      ],
      layout: .lines
    )
  )

  private static let meals = ObjectShape(
    Meal.allCases.map { meal in
      let name = mealNames[meal.index]
      // A meal without anything said of it is planned all the same.
      return Field(
        meal.rawValue,
        .object(mealSettings),
        isKeptEmpty: true,
        es: name.es,
        en: name.en
      )
    },
    layout: .lines,
    unknownKeys: .refused,
    minimumCount: 1
  )

  private static let mealNames = [
    (es: "El desayuno", en: "Breakfast"), (es: "El almuerzo de media mañana", en: "Morning snack"),
    (es: "La comida de mediodía", en: "Lunch"), (es: "La merienda", en: "Afternoon snack"),
    (es: "La cena", en: "Dinner"), (es: "Antes de entrenar", en: "Before training"),
    (es: "Después de entrenar", en: "After training"),
  ]

  private static let mealSettings = ObjectShape([
    Field("name", .name, es: "Cómo la llama esta familia", en: "What this family calls it"),
    Field("time", .text(.time), es: "A qué hora es: \"14:30\"", en: "When it is: \"14:30\""),
    Field(
      "days",
      .days,
      es: "Qué días se planifica, si no son todos: \"monday-friday\"",
      en: "On which days it is planned, if not on all: \"monday-friday\""
    ),
    Field(
      "courses",
      .list(
        ListShape(.text(.oneOf(Course.allCases.map(\.rawValue))), minimumCount: 1)
      ),
      es: "Los platos que tiene, en orden",
      en: "The courses that it has, in order"
    ),
    Field(
      "people",
      .byDays(.ids(of: .person)),
      es: "Quién come, si no son todos; también por días",
      en: "Who eats, if not everyone; also by days"
    ),
    Field(
      "maxMinutes",
      .byDays(.number(.minutes)),
      es: "Cuántos minutos puede llevar un plato; también por días",
      en: "How many minutes a dish may take; also by days"
    ),
    Field(
      "share",
      .number(NumberShape(0...100)),
      es: "Su parte de la energía del día, en tanto por ciento",
      en: "Its part of the day's energy, in percent"
    ),
  ])

  private static let shoppingSettings = ObjectShape([
    Field(
      "day",
      .text(.oneOf(Weekday.allCases.map(\.rawValue))),
      es: "El día en que se hace la compra",
      en: "The day on which one shops"
    ),
    Field(
      "categories",
      .list(ListShape(.line)),
      es: "Las secciones de la tienda, en su orden",
      en: "The shop's sections, in its order"
    ),
  ])

  private static let calendarSettings = ObjectShape([
    Field(
      "titlePrefix",
      .line,
      es: "Lo que va delante del título de cada cita",
      en: "What stands before each event's title"
    ),
    Field(
      "eventMinutes",
      .number(.whole(1...1_440)),
      es: "Cuánto dura una cita, en minutos",
      en: "How long an event lasts, in minutes"
    ),
    Field(
      "reminderMinutes",
      .number(.whole(0...10_080)),
      es: "Cuántos minutos antes avisa",
      en: "How many minutes before it reminds"
    ),
  ])

  private static let syncSettings = ObjectShape([
    Field(
      "onConflict",
      .text(.oneOf(["ask", "newest", "mine", "theirs"])),
      es: "Qué vale cuando dos personas cambian lo mismo",
      en: "What holds when two people change the same"
    )
  ])
}
