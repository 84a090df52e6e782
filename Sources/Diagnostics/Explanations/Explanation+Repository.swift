internal import Wording

/// Explanations: what git has to say.
extension Explanation {
  static let operationInProgress = Self(
    summary: Phrase(
      es: "git está a medias de algo",
      en: "git is in the middle of something"
    ),
    detail: Phrase(
      es: """
        Hay una fusión, un cambio de base o una búsqueda sin terminar, y guardar ahora mezclaría \
        las cosas. mantel no toca nada hasta que acabe. El mensaje dice qué orden la termina y \
        cuál la deja como estaba.
        """,
      en: """
        A merge, rebase or bisect is unfinished, and saving now would mix things up. mantel \
        touches nothing until it is over. The message says which command ends it and which puts \
        everything back.
        """
    ),
    wrong: ".git/MERGE_HEAD",
    right: "git merge --continue"
  )

  static let unmergedEntry = Self(
    summary: Phrase(
      es: "git espera que elijas entre dos versiones",
      en: "git waits for you to choose between two versions"
    ),
    detail: Phrase(
      es: """
        El archivo cambió en dos sitios y git guarda las dos versiones hasta que se decida, aunque \
        en la carpeta solo se vea una. Deja el archivo como debe quedar y márcalo con `git add`, o \
        usa `mantel conflicts`. Hasta entonces no se guarda nada.
        """,
      en: """
        The file changed in two places and git keeps both versions until someone decides, even if \
        the folder shows only one. Leave the file as it should be and mark it with `git add`, or \
        use `mantel conflicts`. Until then nothing is saved.
        """
    ),
    wrong: "UU plans/2026/2026-W06.json",
    right: "M  plans/2026/2026-W06.json"
  )
}
