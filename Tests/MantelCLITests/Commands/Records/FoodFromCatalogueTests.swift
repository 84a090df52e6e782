import Testing

@testable import MantelCLI

struct FoodFromCatalogueTests {
  @Test func `what the catalogue knows is copied whole`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "food", "add", "lenteja", "pardina")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(
      household.read("foods/lenteja-pardina.json")
        == """
        {
          "name": { "es": "Lenteja pardina", "en": "Brown lentils" },
          "aliases": ["lenteja castellana"],
          "category": "pantry",
          "contains": [],
          "traces": ["gluten"],
          "nutrition": { "per": "100 g", "kcal": 339, "protein": 26.1, "carbohydrates": 48.3, "fat": 1.9, "fibre": 12.1 },
          "weights": { "cup": 192 },
          "pack": "1 kg",
          "source": "CIQUAL 2025 20586"
        }

        """
    )
    #expect(!outcome.errors.contains("label"))
    #expect(try household.git("status", "--porcelain").isEmpty)
    #expect(household.run("--lang", "en", "validate", "--strict").exitCode == .done)
  }

  @Test func `a name in the other language, in several, by another word`() throws {
    let household = try TestHousehold.sample()
    for (name, id) in [
      ("Soy sauce", "salsa-de-soja"), ("coconuts", "coco"), ("plátano verde", "platano-macho"),
      ("MAÍZ EN MAZORCAS", "maiz-en-mazorca"), ("elote", "maiz-en-mazorca"),
    ] {
      let outcome = household.run(
        arguments: ["food", "add"] + name.split(separator: " ").map(String.init)
      )
      #expect((outcome.exitCode == .done) == (name != "elote"), "\(name): \(outcome.errors)")
      #expect(household.read("foods/\(id).json").contains("\"source\""), "\(name)")
    }
  }

  @Test func `the id is the one that the dishes use`() throws {
    let household = try TestHousehold.sample()
    _ = household.run(
      "--lang",
      "en",
      "dish",
      "add",
      "Sopa",
      "-t",
      "verduras",
      "-i",
      "coles-chinas=1"
    )
    let outcome = household.run("--lang", "en", "food", "add", "col china")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read("foods/coles-chinas.json").contains("\"es\": \"Col china\""))
    #expect(household.read("foods/col-china.json").isEmpty)
    #expect(household.run("--lang", "en", "food", "missing").output.isEmpty)
  }

  @Test func `what the line says comes before what the catalogue says`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "--lang",
      "en",
      "food",
      "add",
      "Leche de avena",
      "--traces",
      "none",
      "--contains",
      "gluten,nuts",
      "--pack",
      "1,5 l"
    )
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    let text = household.read("foods/bebida-de-avena.json")
    #expect(text.contains("\"contains\": [\"gluten\", \"nuts\"],\n  \"traces\": []"))
    #expect(text.contains("\"pack\": \"1.5 l\"") || text.contains("\"pack\": \"1,5 l\""))
    #expect(text.contains("\"source\": \"CIQUAL 2025 18899\""))
    #expect(!outcome.errors.contains("label"))
  }

  @Test func `a packet that nobody has read isn't cleared`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "food", "add", "polenta")
    #expect(outcome.errors.contains("warning: read the label of 'Polenta'"))
    #expect(household.read("foods/polenta.json").contains("\"contains\": []"))
    #expect(!household.read("foods/polenta.json").contains("traces"))
    _ = household.run(
      "--lang",
      "en",
      "dish",
      "add",
      "Polenta",
      "-t",
      "verduras",
      "-i",
      "polenta=200 g"
    )
    let dishes = household.run("--lang", "en", "dish", "list", "--safe-for", "nora").output
    #expect(!dishes.contains("polenta\t"))
    _ = household.run("--lang", "en", "food", "set", "polenta", "traces", "none")
    #expect(
      household.run("--lang", "en", "dish", "list", "--safe-for", "nora").output.contains(
        "polenta\t"
      )
    )
  }

  @Test func `of a packet of the sample's the traces are left open in another house`() throws {
    let household = try TestHousehold()
    #expect(household.run("--lang", "en", "init", "--yes", "--with", "Ana").exitCode == .done)
    let outcome = household.run("--lang", "en", "food", "add", "tomate", "frito")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    let text = household.read("foods/tomate-frito.json")
    #expect(text.contains("\"contains\": []"))
    #expect(!text.contains("traces"))
  }

  @Test func `one's own food is made in spite of the catalogue`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("--lang", "en", "food", "add", "Polenta", "--plain")
    #expect(household.read("foods/polenta.json") == "{\n  \"name\": \"Polenta\"\n}\n")
  }

  @Test func `what it doesn't know it says, with what is near`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "food", "add", "berensena")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("the catalogue doesn't know 'berensena'"))
    #expect(outcome.errors.contains("did you mean 'berenjena'?"))
    #expect(outcome.errors.contains("--plain"))
    #expect(
      household.run("--lang", "en", "food", "add", "berensena", "--contains", "none").exitCode
        == .done
    )
    #expect(household.read("foods/berensena.json").contains("\"contains\": []"))
  }

  @Test func `a food that is there isn't added again`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "food", "add", "ajo")
    #expect(outcome.exitCode == .refused)
    // Under another of its names, too.
    #expect(household.run("--lang", "en", "food", "add", "garlic").exitCode == .refused)
    #expect(household.run("--lang", "en", "food", "add", "ajos").exitCode == .refused)
  }

  @Test func `one's own food by that name, in singular or plural, is in the way`() throws {
    let household = try TestHousehold.sample()
    _ = household.run(
      "--lang",
      "en",
      "food",
      "add",
      "Miso",
      "de",
      "Kioto",
      "--plain",
      "--alias",
      "misos"
    )
    let outcome = household.run("--lang", "en", "food", "add", "miso")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("with the id 'miso-de-kioto'"))
    #expect(household.run("--lang", "en", "food", "add", "miso", "--force").exitCode == .done)
    #expect(!household.read("foods/miso.json").isEmpty)
  }

  @Test func `the catalogue is searched in both languages, without accents`() throws {
    let household = try TestHousehold.sample()
    let pulses = household.run("--lang", "en", "food", "catalogue", "lenteja").output
    #expect(pulses.contains("lenteja-roja\tRed lentils\tLenteja roja\tpantry\t\tgluten\n"))
    #expect(pulses.split(separator: "\n").count == 5)
    let soy = household.run("--lang", "en", "food", "catalogue", "leche", "soja").output
    #expect(soy == "bebida-de-soja\tSoya drink\tBebida de soja\tdrinks\tsoybeans\t?\n")
    #expect(
      household.run("--lang", "en", "food", "catalogue", "azucar", "MORENO").output.hasPrefix(
        "azucar-moreno\t"
      )
    )
    let nothing = household.run("--lang", "en", "food", "catalogue", "lentexa")
    #expect(nothing.exitCode == .done && nothing.output.isEmpty)
    #expect(nothing.errors.contains("did you mean 'lenteja'?"))
    let document = household.run("--lang", "en", "food", "catalogue", "tomate", "frito", "--json")
      .output
    #expect(document.contains("\"readLabel\": true"))
    #expect(document.contains("\"traces\": null"))
  }

  @Test func `the catalogue needs no household`() throws {
    let folder = try TestHousehold()
    #expect(folder.run("food", "catalogue", "yuca").output.hasPrefix("yuca\t"))
  }
}
