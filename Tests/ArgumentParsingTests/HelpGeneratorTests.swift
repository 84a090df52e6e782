import ArgumentParsing
import Testing
import Wording

struct HelpGeneratorTests {
  @Test func `the root lists the commands by group`() throws {
    let expected = """
      usage: mantel [COMMAND]

      Plans a household's meals.

      the week:
        today  Shows today.
        week   Shows a week.
        set    Puts a dish in a slot.

      what is kept:
        dish  The dishes.

      options of every command:
        -C DIR         works in DIR
            --json     prints JSON
        -q, --quiet    says less
            --color auto|always|never
                       when to use colour
        -h, --help     shows this help
            --version  shows the version

      Help on a command: 'mantel COMMAND --help'

      """
    #expect(try help("mantel", .en) == expected)
  }

  @Test func `a parent lists its subcommands`() throws {
    let expected = """
      uso: mantel dish COMANDO

      Los platos.

      comandos:
        list  Lista los platos.
        show  Muestra platos.

      La ayuda de un comando: 'mantel dish COMANDO --help'

      Las opciones de todos los comandos: 'mantel --help'

      """
    #expect(try help("mantel dish", .es) == expected)
  }

  @Test func `a command explains its parameters`() throws {
    let expected = """
      uso: mantel set SLOT DISH… [--tag TAG]… [--message TEXT] [--servings N]
                      [--dry-run]

      Pone un plato en un hueco.

      Lo que alguien no puede comer se rechaza siempre. Una regla rota se rechaza
      salvo que se use la fuerza.

        comida + cena

      argumentos:
        SLOT   el hueco, como 'jue.cena'
        DISH…  el plato, por su nombre

      opciones:
        -t, --tag TAG       una etiqueta para esta comida; se puede repetir
        -m, --message TEXT  el mensaje del cambio
            --servings N    cuántas raciones
        -n, --dry-run       no escribe nada

      ejemplos:
        mantel set jue.cena crema de calabacín
            pone la crema el jueves

      Las opciones de todos los comandos: 'mantel --help'

      """
    #expect(try help("mantel set", .es) == expected)
  }

  @Test func `aliases are told`() throws {
    let text = try help("mantel week", .en)
    #expect(
      text.hasPrefix(
        "usage: mantel week [WEEK] [--for PERSON]\n\nShows a week.\n\naliases: semana\n"
      )
    )
  }

  @Test(arguments: [20, 40, 60, 80])
  func `wraps to the width`(_ width: Int) throws {
    let text = try help("mantel set", .en, width: width)
    let prose = text.split(separator: "\n").filter { !$0.hasPrefix("  ") && !$0.contains("'") }
    #expect(prose.allSatisfy { $0.count <= width })
  }

  private func help(_ name: String, _ language: Language, width: Int = 80) throws -> String {
    let tree = CommandTree(root: SampleRoot.self, globals: Sample.globals)
    let node = try #require(tree.nodes.first { $0.fullName == name })
    let generator = HelpGenerator(globals: tree.globals, language: language, width: width)
    return generator.help(for: node)
  }
}
