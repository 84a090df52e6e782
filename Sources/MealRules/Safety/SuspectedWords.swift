internal import MealModel

/// Words in an ingredient's name that let one suspect what it contains, in Spanish and English.
///
/// In an id's letters and in the singular. An entry of several words comes before its words;
/// one without substances is there to keep its words from being read.
public enum SuspectedWords {
  /// What a name rules out by saying so; it quietens a suspicion and clears nothing.
  static let denials: [String: Set<Substance>] = [
    "sin-gluten": [.gluten], "gluten-free": [.gluten],
    "vegano": animal, "vegana": animal, "vegetal": animal, "vegan": animal,
    "plant-based": animal,
    "sin-huevo": [.eggs], "egg-free": [.eggs],
    "sin-alcohol": [.alcohol], "alcohol-free": [.alcohol],
  ]

  /// The words and what they stand for.
  static let entries: [String: Set<Substance>] = {
    var entries: [String: Set<Substance>] = [:]
    for (substances, words) in rows {
      for word in words.split(separator: " ") {
        entries[String(word), default: []].formUnion(substances)
      }
    }
    return entries
  }()

  private static let animal: Set<Substance> = [
    .meat, .pork, .fish, .crustaceans, .molluscs, .eggs, .milk, .animal,
  ]

  private static let rows: [(Set<Substance>, String)] = [
    // MARK: Plants
    (
      [.gluten],
      """
      harina trigo pan pasta cebada centeno avena espelta kamut triticale semola cuscus bulgur \
      seitan macarron espagueti fideo tallarin fettuccine lasana canelon raviolis ravioli noqui \
      tortellini hojaldre masa pizza bizcocho galleta magdalena croissant brioche bollo tostada \
      picatoste panko rebozado empanado empanada malta cerveza salvado germen-de-trigo couscous \
      flour wheat bread barley rye oat spelt semolina macaroni spaghetti noodle lasagne lasagna \
      pastry dough cake biscuit cookie cracker breadcrumb toast malt beer bran bun bagel
      """
    ),
    (
      [],
      """
      harina-de-maiz harina-de-arroz harina-de-garbanzo harina-de-almendra pasta-de-arroz \
      harina-de-coco fideo-de-arroz corn-flour rice-flour rice-noodle chickpea-flour nuez-moscada \
      nutmeg leche-de-coco coconut-milk crema-de-coco manteca-de-cacao cocoa-butter \
      leche-de-arroz rice-milk pasta-de-tomate tomato-paste huevo-de-chocolate butternut \
      butternut-squash carne-de-membrillo harina-de-trigo-sarraceno trigo-sarraceno buckwheat \
      coconut
      """
    ),
    ([.nuts], "harina-de-almendra leche-de-almendra almond-milk almond-flour crema-de-avellana"),
    ([.peanuts], "mantequilla-de-cacahuete crema-de-cacahuete peanut-butter"),
    ([.soybeans], "leche-de-soja soy-milk yogur-de-soja nata-de-soja"),
    ([.gluten], "leche-de-avena oat-milk bebida-de-avena oat-drink"),
    (
      [.nuts],
      """
      almendra avellana nuez anacardo pistacho pecana macadamia castana-de-para turron mazapan \
      praline marzapan gianduja almond hazelnut walnut cashew pistachio pecan nut marzipan \
      brazil-nut pesto
      """
    ),
    ([.peanuts], "cacahuete cacahuate mani peanut groundnut"),
    ([.soybeans], "soja tofu tempeh edamame miso soy soya soybean"),
    ([.soybeans, .gluten], "salsa-de-soja soy-sauce teriyaki"),
    ([.celery], "apio apionabo celery celeriac"),
    ([.mustard], "mostaza mustard"),
    ([.sesame], "sesamo ajonjoli tahini tahina hummus humus sesame"),
    ([.lupin], "altramuz lupino lupin"),
    ([.sulphites], "vinagre orejon vinegar dried-apricot"),
    ([.sulphites, .alcohol], "vino cava jerez sidra oporto wine sherry cider port champagne"),
    ([.alcohol], "brandy conac ron whisky vodka licor anis ginebra rum liqueur gin cerveza beer"),

    // MARK: Milk, eggs, and what else comes of animals
    (
      [.milk],
      """
      leche queso mantequilla nata yogur cuajada requeson kefir mozzarella parmesano ricotta \
      mascarpone manchego emmental gouda cheddar feta roquefort brie gruyere suero lactosa \
      bechamel helado natilla dulce-de-leche crema-agria milk cheese butter cream yogurt yoghurt \
      curd whey lactose ghee custard buttermilk ice-cream
      """
    ),
    ([.gluten], "bechamel"),
    ([.eggs], "huevo clara yema mayonesa alioli merengue egg mayonnaise mayo meringue"),
    ([.animal], "gelatina miel gelatin gelatine honey"),

    // MARK: Fish and seafood
    (
      [.fish],
      """
      pescado merluza bacalao atun salmon sardina anchoa boqueron lubina dorada trucha rape \
      lenguado caballa bonito emperador pez-espada mero rodaballo gallo panga surimi jurel \
      arenque palometa fish hake cod tuna sardine anchovy bass bream trout monkfish sole mackerel \
      swordfish halibut herring haddock worcestershire
      """
    ),
    (
      [.crustaceans],
      """
      gamba gambon langostino langosta cigala cangrejo bogavante necora camaron marisco carabinero \
      prawn shrimp lobster crab crayfish langoustine seafood surimi
      """
    ),
    (
      [.molluscs],
      """
      mejillon almeja calamar pulpo sepia chipiron berberecho navaja ostra vieira caracol marisco \
      choco mussel clam squid octopus cuttlefish cockle oyster scallop snail seafood
      """
    ),

    // MARK: Meat
    (
      [.meat],
      """
      carne ternera vaca buey pollo pavo pato conejo cordero cabrito codorniz perdiz jabali venado \
      hamburguesa albondiga pechuga muslo contramuslo filete chuleta solomillo entrecot higado \
      caldo-de-pollo caldo-de-carne meat beef veal chicken turkey duck rabbit lamb goat quail \
      venison burger meatball steak mince liver
      """
    ),
    (
      [.pork],
      """
      cerdo jamon chorizo bacon beicon panceta tocino lomo salchichon morcilla salchicha \
      longaniza sobrasada fuet butifarra mortadela lacon costilla manteca secreto pork ham sausage \
      pancetta salami prosciutto lard pepperoni gammon
      """
    ),
  ]
}
