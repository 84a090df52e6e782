extension MeasureUnit {
  /// One piece, which needs no word.
  public static let unit = Self(
    "unit",
    .count,
    "units, unidad, unidades, ud, uds, ud., uds., u, u., piece, pieces, pieza, piezas, entero, "
      + "entera, enteros, enteras, whole, pc, pcs"
  )
  /// A pinch, which is negligible where its food doesn't say what it weighs.
  public static let pinch = Self(
    "pinch",
    .count,
    "pinches, pizca, pizcas, pellizco, pellizcos, punta de cuchillo, dash, dashes"
  )
  /// A gram.
  public static let gram = Self(
    "g",
    .grams(1, per: 1),
    "gramo, gramos, gram, grams, gramme, grammes",
    misspelt: "gr, grs, gr., g."
  )
  /// A millilitre.
  public static let millilitre = Self(
    "ml",
    .millilitres(1, per: 1),
    "mililitro, mililitros, millilitre, millilitres, milliliter, milliliters, cc, cm3",
    misspelt: "ml., mls"
  )
  /// A tablespoon.
  public static let tablespoon = Self(
    "tbsp",
    .millilitres(15, per: 1),
    "tbsp., tbsps, tbs, tablespoon, tablespoons, tablespoonful, tablespoonfuls, cda, cda., cdas, "
      + "cdas., cs, cucharada, cucharadas, cucharada sopera, cucharadas soperas, cuchara, cucharas, "
      + "cuchara sopera, cucharas soperas"
  )
  /// A teaspoon.
  public static let teaspoon = Self(
    "tsp",
    .millilitres(5, per: 1),
    "tsp., tsps, teaspoon, teaspoons, teaspoonful, teaspoonfuls, cdta, cdta., cdtas, cdtas., "
      + "cdita, cditas, cucharadita, cucharaditas, cucharilla, cucharillas, cucharita, "
      + "cucharitas, cucharada de cafe, cucharadas de cafe, cucharadita de cafe, "
      + "cucharaditas de cafe"
  )

  /// Every unit.
  ///
  /// Metric kitchen measures: a tablespoon 15 ml, a teaspoon 5, a cup 250 (not the US cup of
  /// 236.6), a glass 200. Ounces and pounds are avoirdupois, fluid ounces US ones, all exact; a
  /// "libra" or an "onza" is another thing in every country, and stays unread.
  public static let all: [Self] =
    [gram, millilitre, tablespoon, teaspoon, unit, pinch] + masses + volumes + things

  private static let masses = [
    Self(
      "kg",
      .grams(1_000, per: 1),
      "kilo, kilogramo, kilogramos, kilogram, kilograms, kilogramme, kilogrammes",
      misspelt: "kg., kgs, kgr, kilos"
    ),
    Self("mg", .grams(1, per: 1_000), "miligramo, miligramos, milligram, milligrams"),
    Self(
      "oz",
      .grams(28_349_523_125, per: 1_000_000_000),
      "oz., ounce, ounces"
    ),
    Self("lb", .grams(45_359_237, per: 100_000), "lb., lbs, lbs., pound, pounds"),
  ]

  private static let volumes = [
    Self(
      "l",
      .millilitres(1_000, per: 1),
      "l., litro, litros, litre, litres, liter, liters",
      misspelt: "lt, lts"
    ),
    Self(
      "dl",
      .millilitres(100, per: 1),
      "dl., decilitro, decilitros, decilitre, decilitres, deciliter, deciliters"
    ),
    Self(
      "cl",
      .millilitres(10, per: 1),
      "cl., centilitro, centilitros, centilitre, centilitres, centiliter, centiliters"
    ),
    Self(
      "fl oz",
      .millilitres(295_735_295_625, per: 10_000_000_000),
      "fl. oz, fl. oz., fl oz., floz, fluid ounce, fluid ounces, onza liquida, onzas liquidas"
    ),
    Self(
      "dessertspoon",
      .millilitres(10, per: 1),
      "dessertspoons, dsp, cucharada de postre, cucharadas de postre, cuchara de postre"
    ),
    Self("cup", .millilitres(250, per: 1), "cups, taza, tazas"),
    Self("glass", .millilitres(200, per: 1), "glasses, vaso, vasos"),
  ]

  private static let things = [
    Self("clove", .count, "cloves, diente, dientes"),
    Self(
      "slice",
      .count,
      "slices, loncha, lonchas, rodaja, rodajas, rebanada, rebanadas, lamina, laminas, rasher, "
        + "rashers"
    ),
    Self("can", .count, "cans, tin, tins, lata, latas"),
    Self("bunch", .count, "bunches, manojo, manojos"),
    Self("jar", .count, "jars, bote, botes, tarro, tarros, frasco, frascos"),
    Self("bottle", .count, "bottles, botella, botellas"),
    Self(
      "packet",
      .count,
      "packets, packet., pack, packs, package, packages, paquete, paquetes, sobre, sobres, "
        + "sachet, sachets, bolsa, bolsas, bag, bags"
    ),
    Self("brick", .count, "bricks, carton, cartons, cartones"),
    Self("handful", .count, "handfuls, punado, punados"),
    Self("sprig", .count, "sprigs, rama, ramas, ramita, ramitas, stick, sticks"),
    Self("leaf", .count, "leaves, hoja, hojas"),
    Self("head", .count, "heads, cabeza, cabezas"),
    Self("fillet", .count, "fillets, filete, filetes"),
    Self("chunk", .count, "chunks, trozo, trozos"),
    Self("sheet", .count, "sheets, plancha, planchas, placa, placas"),
    Self("splash", .count, "splashes, chorro, chorros, chorrito, chorritos"),
    Self("drop", .count, "drops, gota, gotas"),
    Self("knob", .count, "knobs, nuez de mantequilla"),
    Self("scoop", .count, "scoops, cazo, cazos, medida, medidas, bola, bolas"),
  ]
}
