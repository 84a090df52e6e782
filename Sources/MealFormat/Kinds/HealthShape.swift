extension Shape {
  /// What `private/people/<person>/health/whoop/<year>/<day>.json` may hold.
  static let whoop = Shape.object(
    ObjectShape(
      [schemaField] + readings(whoopReadings) + [workouts(whoopWorkout)],
      layout: .lines
    )
  )

  /// What `private/people/<person>/health/apple-health/<year>/<day>.json` may hold.
  static let appleHealth = Shape.object(
    ObjectShape(
      [schemaField] + readings(appleReadings) + [workouts(appleWorkout)],
      layout: .lines
    )
  )

  private static func readings(_ rows: [(String, String, String)]) -> [Field] {
    rows.map { Field($0.0, .number(reading), es: $0.1, en: $0.2) }
  }

  private static func workouts(_ rows: [Field]) -> Field {
    Field(
      "workouts",
      .list(ListShape(.object(ObjectShape(rows)))),
      es: "Los entrenamientos del día",
      en: "The day's workouts"
    )
  }

  private static let reading = NumberShape(-1_000_000_000...1_000_000_000)

  private static let whoopReadings = [
    ("recoveryScore", "Recuperación, de 0 a 100", "Recovery, 0 to 100"),
    ("hrvRmssd", "Variabilidad del pulso (RMSSD) en ms", "Heart rate variability (RMSSD) in ms"),
    ("restingHeartRate", "Pulso en reposo", "Resting heart rate"),
    ("spo2Percentage", "Oxígeno en sangre, en %", "Blood oxygen in %"),
    ("skinTempCelsius", "Temperatura de la piel en °C", "Skin temperature in °C"),
    ("strain", "Esfuerzo, de 0 a 21", "Strain, 0 to 21"),
    ("kilojoules", "Energía en kilojulios", "Energy in kilojoules"),
    ("averageHeartRate", "Pulso medio", "Average heart rate"),
    ("maxHeartRate", "Pulso máximo", "Maximum heart rate"),
    ("sleepDurationMs", "Sueño en milisegundos", "Sleep in milliseconds"),
    ("sleepPerformance", "Sueño frente al necesario, en %", "Sleep against its need, in %"),
    ("sleepEfficiency", "Eficiencia del sueño en %", "Sleep efficiency in %"),
    ("sleepConsistency", "Regularidad del sueño en %", "Sleep consistency in %"),
    ("remSleepMs", "Sueño REM en milisegundos", "REM sleep in milliseconds"),
    ("deepSleepMs", "Sueño profundo en milisegundos", "Deep sleep in milliseconds"),
    ("lightSleepMs", "Sueño ligero en milisegundos", "Light sleep in milliseconds"),
    ("awakeMs", "Despierto en milisegundos", "Awake in milliseconds"),
    ("sleepDebtMs", "Sueño que falta en milisegundos", "Sleep debt in milliseconds"),
  ]

  private static let appleReadings = [
    ("weightKg", "Peso en kg", "Weight in kg"), ("heightCm", "Altura en cm", "Height in cm"),
    ("bodyFatPercent", "Grasa corporal en %", "Body fat in %"),
    ("leanMassKg", "Masa magra en kg", "Lean mass in kg"),
    ("bmi", "Índice de masa corporal", "Body mass index"), ("steps", "Pasos", "Steps"),
    ("activeKcal", "Energía activa en kcal", "Active energy in kcal"),
    ("basalKcal", "Energía basal en kcal", "Basal energy in kcal"),
    ("distanceKm", "Distancia en km", "Distance in km"),
    ("exerciseMinutes", "Ejercicio en minutos", "Exercise in minutes"),
    ("standHours", "Horas de pie", "Hours stood"),
    ("flightsClimbed", "Pisos subidos", "Flights climbed"),
    ("vo2Max", "Consumo máximo de oxígeno, ml/kg/min", "Maximal oxygen uptake, ml/kg/min"),
    ("heartRate", "Pulso medio", "Average heart rate"),
    ("restingHeartRate", "Pulso en reposo", "Resting heart rate"),
    ("hrvMs", "Variabilidad del pulso en ms", "Heart rate variability in ms"),
    ("spo2Percent", "Oxígeno en sangre, en %", "Blood oxygen in %"),
    ("respiratoryRate", "Respiraciones por minuto", "Breaths a minute"),
    ("sleepHours", "Horas de sueño", "Hours of sleep"),
    ("sleepEfficiency", "Eficiencia del sueño en %", "Sleep efficiency in %"),
    ("remSleepHours", "Horas de sueño REM", "Hours of REM sleep"),
    ("deepSleepHours", "Horas de sueño profundo", "Hours of deep sleep"),
    ("coreSleepHours", "Horas de sueño ligero", "Hours of core sleep"),
    ("awakeHours", "Horas despierto en la cama", "Hours awake in bed"),
    ("dietaryKcal", "Energía comida en kcal", "Energy eaten in kcal"),
    ("dietaryProtein", "Proteína comida en gramos", "Protein eaten in grams"),
    ("dietaryCarbohydrates", "Hidratos comidos en gramos", "Carbohydrates eaten in grams"),
    ("dietaryFat", "Grasa comida en gramos", "Fat eaten in grams"),
    ("waterMl", "Agua en ml", "Water in ml"),
    ("mindfulMinutes", "Minutos de atención plena", "Mindful minutes"),
  ]

  private static let span = [
    Field("start", .text(.instant), es: "Cuándo empezó", en: "When it began"),
    Field("end", .text(.instant), es: "Cuándo acabó", en: "When it ended"),
  ]

  private static let whoopWorkout =
    [
      Field("id", .line, es: "Su id en el proveedor", en: "The provider's id"),
      Field("sport", .line, es: "El deporte", en: "The sport"),
    ] + span
    + readings([
      ("strain", "Esfuerzo, de 0 a 21", "Strain, 0 to 21"),
      ("kilojoules", "Energía en kilojulios", "Energy in kilojoules"),
      ("averageHeartRate", "Pulso medio", "Average heart rate"),
      ("maxHeartRate", "Pulso máximo", "Maximum heart rate"),
      ("distanceMeters", "Distancia en metros", "Distance in metres"),
    ])

  private static let appleWorkout =
    [Field("type", .line, es: "El deporte", en: "The sport")] + span
    + readings([
      ("minutes", "Duración en minutos", "Duration in minutes"),
      ("kcal", "Energía en kcal", "Energy in kcal"),
      ("distanceKm", "Distancia en km", "Distance in km"),
    ])
}
