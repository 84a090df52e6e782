import ArgumentParsing
import Testing
import Wording

struct UsageErrorTests {
  /// A wrong command line with what is said about it in English and Spanish.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let message: Phrase
    let hint: Phrase?

    init(_ words: [String], es: [String], en: [String]) {
      self.words = words
      message = Phrase(es: es[0], en: en[0])
      hint = es.count == 2 ? Phrase(es: es[1], en: en[1]) : nil
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(
      ["wek"],
      es: ["'mantel' no tiene el comando 'wek'", "¿querías decir 'week'?"],
      en: ["'mantel' has no command 'wek'", "did you mean 'week'?"]
    ),
    Mistake(
      ["SET"],
      es: ["'mantel' no tiene el comando 'SET'", "¿querías decir 'set'?"],
      en: ["'mantel' has no command 'SET'", "did you mean 'set'?"]
    ),
    Mistake(
      ["toaster"],
      es: ["'mantel' no tiene el comando 'toaster'", "mira 'mantel --help'"],
      en: ["'mantel' has no command 'toaster'", "see 'mantel --help'"]
    ),
    Mistake(
      [""],
      es: ["'mantel' no tiene el comando ''", "mira 'mantel --help'"],
      en: ["'mantel' has no command ''", "see 'mantel --help'"]
    ),
    Mistake(
      ["-1"],
      es: ["'mantel' no tiene el comando '-1'", "mira 'mantel --help'"],
      en: ["'mantel' has no command '-1'", "see 'mantel --help'"]
    ),
    Mistake(
      ["dish", "lsit"],
      es: ["'mantel dish' no tiene el comando 'lsit'", "¿querías decir 'list'?"],
      en: ["'mantel dish' has no command 'lsit'", "did you mean 'list'?"]
    ),
    Mistake(
      ["dish", "ss"],
      es: ["'mantel dish' no tiene el comando 'ss'", "¿querías decir 'ls'?"],
      en: ["'mantel dish' has no command 'ss'", "did you mean 'ls'?"]
    ),
    Mistake(
      ["dish"],
      es: ["a 'mantel dish' le falta un comando", "es uno de: list, show"],
      en: ["'mantel dish' needs a command", "it is one of: list, show"]
    ),
    Mistake(
      ["week", "--quite"],
      es: ["opción desconocida: '--quite'", "¿querías decir '--quiet'?"],
      en: ["unknown option '--quite'", "did you mean '--quiet'?"]
    ),
    Mistake(
      ["week", "-json"],
      es: ["opción desconocida: '-j'", "¿querías decir '--json'?"],
      en: ["unknown option '-j'", "did you mean '--json'?"]
    ),
    Mistake(
      ["week", "-qx"],
      es: ["opción desconocida: '-x'", "mira 'mantel week --help'"],
      en: ["unknown option '-x'", "see 'mantel week --help'"]
    ),
    Mistake(
      ["set", "x", "y", "-m"],
      es: ["a la opción '-m' le falta su valor, TEXT"],
      en: ["option '-m' needs a value, TEXT"]
    ),
    Mistake(
      ["set", "x", "y", "--message", "--json"],
      es: [
        "a la opción '--message' le falta su valor, TEXT",
        "un valor que empieza por '-' se escribe pegado: '--message=TEXT'",
      ],
      en: [
        "option '--message' needs a value, TEXT",
        "a value that begins with '-' is written attached: '--message=TEXT'",
      ]
    ),
    Mistake(
      ["--json=yes"],
      es: ["la opción '--json' no admite un valor, y tiene 'yes'"],
      en: ["option '--json' takes no value, but has 'yes'"]
    ),
    Mistake(
      ["set", "x", "y", "-ma", "--message", "b"],
      es: ["la opción '--message' aparece más de una vez"],
      en: ["option '--message' is given more than once"]
    ),
    Mistake(
      ["set", "jue.cena"],
      es: ["falta el argumento DISH", "mira 'mantel set --help'"],
      en: ["argument DISH is missing", "see 'mantel set --help'"]
    ),
    Mistake(
      ["week", "this", "next"],
      es: ["sobra el argumento 'next'", "mira 'mantel week --help'"],
      en: ["unexpected argument 'next'", "see 'mantel week --help'"]
    ),
    Mistake(
      ["--color", "blue"],
      es: ["'blue' no es un valor válido de --color", "es uno de: auto, always, never"],
      en: ["'blue' is not a valid value of --color", "it is one of: auto, always, never"]
    ),
    Mistake(
      ["week", "this", "\u{1b}[2J\u{202e}é🍲"],
      es: ["sobra el argumento '\\u{1b}[2J\\u{202e}é🍲'", "mira 'mantel week --help'"],
      en: ["unexpected argument '\\u{1b}[2J\\u{202e}é🍲'", "see 'mantel week --help'"]
    ),
    Mistake(
      ["week", "this", String(repeating: "ñ", count: 61)],
      es: [
        "sobra el argumento '\(String(repeating: "ñ", count: 60))'…", "mira 'mantel week --help'",
      ],
      en: [
        "unexpected argument '\(String(repeating: "ñ", count: 60))'…", "see 'mantel week --help'",
      ]
    ),
  ])
  func `says what is wrong and what to do`(_ mistake: Mistake) {
    let error = #expect(throws: UsageError.self) { try Sample.parse(mistake.words) }
    #expect(error?.message == mistake.message)
    #expect(error?.hint == mistake.hint)
  }

  @Test func `names every command that is equally near`() {
    let error = #expect(throws: UsageError.self) {
      try Sample.parse(["pa"], aliases: ["pan": "week", "pab": "week", "pac": "week"])
    }
    #expect(error?.hint?.en == "did you mean 'pab' or 'pac' or 'pan'?")
  }
}
