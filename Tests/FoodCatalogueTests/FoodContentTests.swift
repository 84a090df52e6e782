import FoodCatalogue
import MealModel
import Testing

/// What the built-in foods contain, against a table written from recipes and labels before the
/// foods were looked at.
struct FoodContentTests {
  /// The food; what it has to contain; what it must not be said to contain.
  private static let expectations = """
    copos-de-avena | gluten | milk
    pan-de-barra | gluten | fish
    pan-de-pita | gluten | meat
    pan-integral | gluten | fish
    pan-rallado | gluten | meat
    picos | gluten | fish
    cuscus | gluten | eggs
    bulgur | gluten | eggs
    semola-de-trigo | gluten | eggs
    harina-de-espelta | gluten | milk
    harina-de-centeno | gluten | milk
    cebada-perlada | gluten | milk
    seitan | gluten,soybeans | meat
    cerveza | gluten,alcohol | milk
    cerveza-sin-alcohol | gluten,alcohol | milk
    salsa-de-soja | gluten,soybeans | fish
    tamari | soybeans | gluten
    miso | soybeans,gluten | fish
    salsa-teriyaki | gluten,soybeans | meat
    salsa-hoisin | gluten,soybeans | meat
    salsa-de-ostras | molluscs,gluten,soybeans | meat
    salsa-de-pescado | fish | meat
    salsa-worcestershire | fish,gluten | meat
    salsa-barbacoa | gluten,mustard,celery | eggs
    ketchup | celery | meat
    pesto | milk,nuts | fish
    alioli | eggs | meat
    mayonesa | eggs | fish
    mostaza-de-dijon | mustard,sulphites | gluten
    curry-en-polvo | mustard,celery | meat
    caldo-de-pollo | celery,meat | pork
    caldo-de-verduras | celery | meat
    caldo-de-pescado | fish,celery | meat
    pastilla-de-caldo | celery,meat | pork
    surimi | fish,crustaceans,eggs,gluten,soybeans | meat
    gula | fish,gluten,soybeans | meat
    gamba | crustaceans,sulphites | fish
    langostino | crustaceans,sulphites | fish
    cigala | crustaceans,sulphites | fish
    bogavante | crustaceans | molluscs
    gamba-congelada-pelada | crustaceans,sulphites | fish
    calamar | molluscs | crustaceans,fish
    pulpo | molluscs | crustaceans,fish
    vieira | molluscs | crustaceans,fish
    ostra | molluscs | crustaceans,fish
    caracol | molluscs | meat
    calamar-a-la-romana | molluscs,gluten | meat
    atun-fresco | fish | meat
    anchoa-en-aceite | fish | meat
    boqueron-en-vinagre | fish,sulphites | meat
    atun-al-natural | fish | milk
    bacalao-salado | fish | meat
    salmon-ahumado | fish | meat
    varitas-de-merluza | fish,gluten | meat
    huevo | eggs | milk
    yema-de-huevo | eggs | milk
    huevo-de-codorniz | eggs | milk
    leche-entera | milk | soybeans
    leche-sin-lactosa | milk | soybeans
    leche-condensada | milk | nuts
    yogur-griego | milk | meat
    kefir | milk | meat
    nata-para-montar | milk | meat
    queso-parmesano | milk | meat
    queso-grana-padano | milk,eggs | meat
    queso-feta | milk | meat
    queso-crema | milk | meat
    requeson | milk | meat
    margarina | milk | meat
    mantequilla-clarificada | milk | meat
    bebida-de-soja | soybeans | milk
    bebida-de-avena | gluten | milk
    bebida-de-almendra | nuts | milk
    bebida-de-arroz | | milk,gluten
    leche-de-coco | sulphites | milk,nuts
    tofu | soybeans | gluten,milk
    tempeh | soybeans | milk
    edamame | soybeans | gluten
    soja-en-grano | soybeans | gluten
    altramuz | lupin | gluten
    cacahuete | peanuts | nuts
    crema-de-cacahuete | peanuts | milk
    avellana | nuts | peanuts
    anacardo | nuts | peanuts
    pistacho | nuts | peanuts
    nuez-pecana | nuts | peanuts
    pinon | nuts | peanuts
    castana | | nuts,gluten
    coco-rallado | sulphites | nuts
    sesamo | sesame | nuts
    tahini | sesame | nuts
    hummus | sesame | milk
    chocolate-con-leche | milk,soybeans | meat
    chocolate-blanco | milk,soybeans | meat
    crema-de-cacao-y-avellanas | milk,nuts,soybeans | meat
    cacao-soluble | gluten | meat
    galleta-maria | gluten,milk | meat
    magdalena | gluten,eggs,milk | meat
    cruasan | gluten,eggs,milk | meat
    hojaldre | gluten,milk | meat
    masa-quebrada | gluten,milk | meat
    turron | nuts,eggs,animal | meat
    mazapan | nuts,eggs | meat
    miel | animal | milk
    gelatina | animal,meat,pork | milk
    manteca-de-cerdo | meat,pork | milk
    bacon | meat,pork | fish
    mortadela | meat,pork,milk,nuts | fish
    salchichon | meat,pork,milk | fish
    fuet | meat,pork,milk | fish
    lomo-embuchado | meat,pork | fish
    jamon-iberico | meat,pork | milk
    sobrasada | meat,pork | fish
    morcilla-de-arroz | meat,pork | fish
    morcilla-de-cebolla | meat,pork,gluten | fish
    longaniza | meat,pork,sulphites | fish
    butifarra | meat,pork,sulphites | fish
    salchicha-de-frankfurt | meat,pork,milk,soybeans | fish
    hamburguesa-de-ternera | meat,gluten,soybeans,sulphites | pork,fish
    pate-de-cerdo | meat,pork,milk | fish
    muslo-de-pollo | meat | pork
    conejo | meat | pork
    pierna-de-cordero | meat | pork
    callo-de-ternera | meat | pork
    costilla-de-cerdo | meat,pork | milk
    carne-picada-de-cerdo | meat,pork | milk
    vino-tinto | alcohol,sulphites | gluten
    cava | alcohol,sulphites | gluten
    sidra | alcohol,sulphites | gluten
    ron | alcohol | gluten
    brandy | alcohol | gluten
    vermut | alcohol,sulphites | milk
    vinagre-de-jerez | sulphites | alcohol
    vinagre-balsamico | sulphites | gluten
    orejon-de-albaricoque | sulphites | nuts
    uva-pasa | sulphites | nuts
    apionabo | celery | gluten
    apio | celery | gluten
    pepinillo-en-vinagre | mustard,sulphites | gluten
    aceituna-rellena-de-anchoa | fish | meat
    aceituna-negra | | fish
    raviolis-de-queso | gluten,eggs,milk | meat
    noquis-de-patata | gluten | meat
    tallarines-al-huevo | gluten,eggs | milk
    fideos-de-arroz | | gluten,eggs
    fideos-chinos-de-huevo | gluten,eggs | milk
    soba | gluten | eggs
    udon | gluten | eggs
    obleas-de-arroz | | gluten
    tortilla-de-trigo | gluten | eggs
    tortilla-de-maiz | gluten | milk
    harina-de-maiz-precocida | | gluten,milk
    harina-de-maiz-nixtamalizado | | gluten,milk
    polenta | | gluten,milk
    yuca | | gluten,nuts
    platano-macho | | gluten,nuts
    lenteja-roja | | gluten,peanuts
    frijol-negro | | gluten,peanuts
    aji-amarillo | | gluten,sulphites
    agua | | gluten,sulphites
    harina-de-garbanzo | | gluten,milk
    copos-de-maiz | gluten | fish
    muesli | gluten,nuts | fish
    bechamel | milk,gluten | fish
    helado-de-vainilla | milk,eggs | fish
    flan-de-huevo | eggs,milk | gluten
    alga-nori | | fish,gluten
    wasabi-en-pasta | mustard | fish
    kimchi | fish | meat
    """

  struct Expectation: CustomTestStringConvertible {
    let id: String
    let contained: Set<Substance>
    let absent: Set<Substance>

    init(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split { $0 == " " || $0 == "," }.map(String.init)
      }
      id = cells[0][0]
      contained = Set(cells[1].compactMap(Substance.init(rawValue:)))
      absent = Set(cells[2].compactMap(Substance.init(rawValue:)))
    }

    var testDescription: String { id }
  }

  @Test(arguments: expectations.split(separator: "\n").map(Expectation.init))
  func `it contains what it should, and nothing that it shouldn't`(_ line: Expectation) throws {
    let food = try #require(Catalogue.foods[line.id])
    let contains = try #require(food.contains)
    #expect(contains.isSuperset(of: line.contained), "\(contains.sorted())")
    #expect(contains.isDisjoint(with: line.absent), "\(contains.sorted())")
  }

  @Test func `animals of the land are meat, those of the water fish or shellfish`() {
    for (id, food) in Catalogue.foods {
      guard let contains = food.contains else { continue }
      switch food.category {
      case "meat": #expect(contains.contains(.meat), "\(id)")
      case "fish":
        #expect(!contains.isDisjoint(with: [.fish, .crustaceans, .molluscs]), "\(id)")
      case "produce": #expect(contains.isSubset(of: [.celery]), "\(id)")
      default: break
      }
      if contains.contains(.pork) { #expect(contains.contains(.meat), "\(id)") }
    }
  }

  @Test func `wine is never without sulphites, spirits never without alcohol`() {
    for (id, food) in Catalogue.foods where id.hasPrefix("vino-") || id.hasPrefix("vinagre-de-vino")
    {
      #expect(food.contains?.contains(.sulphites) == true, "\(id)")
    }
    for id in ["brandy", "ginebra", "pisco", "ron", "sake", "vodka", "whisky"] {
      #expect(Catalogue.foods[id]?.contains?.contains(.alcohol) == true, "\(id)")
    }
  }

  @Test func `what contains or may contain something is said once`() {
    for (id, food) in Catalogue.foods {
      #expect(food.contains?.isDisjoint(with: food.traces ?? []) ?? true, "\(id)")
    }
  }

  // MARK: Traces

  @Test func `what comes without a packet was looked at`() {
    for id in [
      "acelga", "albahaca", "yuca", "chuleta-de-cerdo", "conejo", "atun-fresco", "pulpo",
      "huevo-de-codorniz", "leche-entera", "arroz-basmati", "alubia-roja", "frijol-negro",
      "azucar-moreno", "sal-gruesa", "agua", "aceite-de-colza", "clavo",
    ] {
      #expect(Catalogue.foods[id]?.traces != nil, "\(id)")
    }
  }

  @Test func `small pulses come with grains of cereal`() {
    for id in ["lenteja", "lenteja-roja", "lenteja-pardina", "guisante-seco", "azuki"] {
      #expect(Catalogue.foods[id]?.traces == [.gluten], "\(id)")
    }
  }

  @Test func `fish and shellfish share a counter`() {
    #expect(Catalogue.foods["lubina"]?.traces == [.crustaceans, .molluscs])
    #expect(Catalogue.foods["vieira"]?.traces == [.crustaceans, .fish])
    #expect(Catalogue.foods["cigala"]?.traces == [.fish, .molluscs])
  }

  @Test func `of a packet nobody has looked at yours`() {
    for id in [
      "salsa-de-soja", "tamari", "curry-en-polvo", "pesto", "bacon", "surimi", "granola", "mijo",
      "avellana", "chocolate-con-leche", "pan-de-pita", "harina-de-maiz", "tofu", "bebida-de-arroz",
      "tortilla-de-maiz-sin-gluten", "helado-de-vainilla", "cerveza", "polenta", "cayena",
    ] {
      #expect(Catalogue.foods[id] != nil && Catalogue.foods[id]?.traces == nil, "\(id)")
    }
  }

  @Test func `the sample household has looked at its packets, and they are marked`() {
    let packets = FoodCatalogue.entries.filter(\.isPacket).map(\.id)
    for id in packets {
      #expect(Catalogue.sampleIDs.contains(id) && Catalogue.foods[id]?.traces != nil, "\(id)")
    }
    for id in ["chorizo", "pimenton", "pan-de-barra", "queso-rallado", "tomate-frito", "quinoa"] {
      #expect(packets.contains(id), "\(id)")
    }
    for id in ["lenteja", "ajo", "merluza", "huevo", "sal", "laurel"] {
      #expect(!packets.contains(id), "\(id)")
    }
  }

  @Test func `where even the recipe is open nothing is said`() {
    for id in ["levadura-quimica", "levadura-nutricional", "sustituto-de-huevo"] {
      #expect(Catalogue.foods[id] != nil && Catalogue.foods[id]?.contains == nil, "\(id)")
    }
  }
}
