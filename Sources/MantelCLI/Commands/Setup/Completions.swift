internal import ArgumentParsing
internal import JSONDocument
internal import Wording

/// `mantel completions`: the script by which a shell completes mantel's command lines.
struct Completions: Command {
  static let shell = Parameter.argument(
    "SHELL",
    help: Phrase(es: "la shell", en: "the shell"),
    completion: .values(Shell.allCases.map(\.rawValue))
  )

  static let configuration = CommandConfiguration(
    name: "completions",
    abstract: Phrase(
      es: "lo que hace que tu shell complete con el tabulador",
      en: "what makes your shell complete with the tab key"
    ),
    discussion: Phrase(
      es: """
        Completa comandos, opciones, platos, etiquetas, personas, semanas, comidas y commits de la \
        casa en la que estás. 'make install' lo instala; a mano, guárdalo donde lo busca tu shell:

          bash  ~/.local/share/bash-completion/completions/mantel
          zsh   una carpeta de $fpath, con el nombre _mantel
          fish  ~/.config/fish/completions/mantel.fish
        """,
      en: """
        It completes commands, options, dishes, tags, people, weeks, meals and commits of the \
        household that you are in. 'make install' installs it; by hand, save it where your shell \
        looks:

          bash  ~/.local/share/bash-completion/completions/mantel
          zsh   a folder of $fpath, by the name of _mantel
          fish  ~/.config/fish/completions/mantel.fish
        """
    ),
    examples: [
      CommandExample(
        "mantel completions bash",
        Phrase(
          es: "para esta sesión: source <(mantel completions bash)",
          en: "for this session: source <(mantel completions bash)"
        )
      )
    ],
    parameters: [shell],
    output: .object([
      .key(
        "shell",
        .text(.oneOf(Shell.allCases.map(\.rawValue))),
        Phrase(es: "la shell", en: "the shell")
      ),
      .key("script", .text, Phrase(es: "el guion", en: "the script")),
      .key(
        "file",
        .text,
        Phrase(
          es: "dónde lo busca la shell, en la carpeta personal",
          en: "where the shell looks for it, in the home folder"
        )
      ),
    ])
  )

  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = try arguments.required(Self.shell)
    shell = Shell(rawValue: word) ?? .bash
  }

  func run(in context: CommandContext) throws -> ExitCode {
    if context.isJSON {
      try context.output.json(
        .object([
          "shell": .string(shell.rawValue),
          "script": .string(shell.script),
          "file": .string(shell.userFile),
        ])
      )
    } else {
      try context.output.raw(shell.script)
    }
    return .done
  }
}
