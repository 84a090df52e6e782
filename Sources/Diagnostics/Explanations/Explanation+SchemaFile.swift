internal import Wording

/// Explanations: files, their names and places.
extension Explanation {
  static let badFileName = Self(
    summary: Phrase(
      es: "el nombre del archivo no sirve",
      en: "the file's name won't do"
    ),
    detail: Phrase(
      es: """
        El nombre del archivo es el nombre con que los demás archivos lo llaman: minúsculas sin \
        tildes, cifras y guiones, como `crema-de-calabacin.json`; los planes se llaman como su \
        semana. El nombre bonito va dentro, en `name`. Cambia el del archivo; `mantel validate \
        --fix` lo hace cuando solo hay una manera.
        """,
      en: """
        A file's name is what the other files call it by: lower-case letters without accents, \
        digits and hyphens, like `crema-de-calabacin.json`; plans are called by their week. The \
        pretty name stands inside, in `name`. Rename the file; `mantel validate --fix` does where \
        there is only one way.
        """
    ),
    wrong: "dishes/Crema de Calabacín.json",
    right: "dishes/crema-de-calabacin.json"
  )

  static let badID = Self(
    summary: Phrase(
      es: "esto no puede ser el nombre de ningún archivo",
      en: "this can't be the id of any file"
    ),
    detail: Phrase(
      es: """
        Los platos, etiquetas, alimentos y personas se nombran por su archivo, sin `.json`: \
        minúsculas sin tildes, cifras y guiones, hasta 64 letras. Lo escrito no es así ni coincide \
        con el nombre de nada. Busca el archivo con `mantel path` o escribe bien su nombre.
        """,
      en: """
        Dishes, tags, foods and people are named by their file without `.json`: lower-case letters \
        without accents, digits and hyphens, 64 at most. What is written isn't like that, and \
        nothing bears it as its name. Find the file with `mantel path` or mend the spelling.
        """
    ),
    wrong: #""friday.dinner": "Pizza_casera!""#,
    right: #""friday.dinner": "pizza-casera""#
  )

  static let misplacedFile = Self(
    summary: Phrase(
      es: "el archivo está en una carpeta que no es la suya",
      en: "the file lies in a folder that isn't its own"
    ),
    detail: Phrase(
      es: """
        Los planes y las listas van en la carpeta de su año, y el año es el del propio nombre: la \
        semana 2026-W01 empieza en diciembre, pero es de 2026. Mientras esté fuera de su sitio no \
        cuenta. `mantel validate --fix` lo mueve si allí no hay otro.
        """,
      en: """
        Plans and lists lie in the folder of their year, and the year is the one in their own \
        name: week 2026-W01 begins in December and yet belongs to 2026. While it lies elsewhere it \
        doesn't count. `mantel validate --fix` moves it if nothing is there already.
        """
    ),
    wrong: "plans/2025/2026-W01.json",
    right: "plans/2026/2026-W01.json"
  )

  static let newerFormat = Self(
    summary: Phrase(
      es: "los archivos son de una versión más nueva",
      en: "the files belong to a later version"
    ),
    detail: Phrase(
      es: """
        Otro dispositivo ya usa una versión de mantel con un formato posterior. Se puede leer, \
        pero esta versión no escribirá nada para no estropearlo. Actualiza mantel en este equipo; \
        no bajes el número a mano.
        """,
      en: """
        Another device already uses a mantel with a later format. It can be read, but this version \
        writes nothing, so as not to damage it. Update mantel on this machine; don't lower the \
        number by hand.
        """
    ),
    wrong: #""format": 2"#,
    right: #""format": 1"#
  )

  static let noSuchWeek = Self(
    summary: Phrase(
      es: "esa semana no existe en ese año",
      en: "that year has no such week"
    ),
    detail: Phrase(
      es: """
        Las semanas van de lunes a domingo y pertenecen al año en que cae su jueves. La mayoría de \
        los años tienen 52; 2020 y 2026 tienen 53, 2025 no. El mensaje dice qué semana es; cambia \
        el nombre del archivo.
        """,
      en: """
        Weeks run from Monday to Sunday and belong to the year of their Thursday. Most years have \
        52; 2020 and 2026 have 53, 2025 hasn't. The message says which week it is; rename the \
        file.
        """
    ),
    wrong: "plans/2025/2025-W53.json",
    right: "plans/2026/2026-W01.json"
  )

  static let notAFile = Self(
    summary: Phrase(
      es: "donde debería haber un archivo hay otra cosa",
      en: "something else stands where a file belongs"
    ),
    detail: Phrase(
      es: """
        Es una carpeta, un enlace o un archivo especial, y mantel solo lee archivos normales, para \
        no salirse nunca de la casa. Pon en su lugar el archivo mismo o cámbialo de sitio.
        """,
      en: """
        It is a folder, a link or a special file, and mantel reads ordinary files only, so that it \
        never leaves the household. Put the file itself in its place, or move it elsewhere.
        """
    ),
    wrong: "dishes/gazpacho.json/",
    right: "dishes/gazpacho.json"
  )

  static let reservedName = Self(
    summary: Phrase(
      es: "un nombre que Windows se reserva",
      en: "a name that Windows keeps for itself"
    ),
    detail: Phrase(
      es: """
        `con`, `prn`, `aux`, `nul`, `com1` y otros así no pueden ser nombres de archivo en \
        Windows: quien abra la casa allí no podría ni descargarla. Añade algo al nombre, como \
        `con-2`, también donde se use.
        """,
      en: """
        `con`, `prn`, `aux`, `nul`, `com1` and the like can't be file names on Windows: whoever \
        opens the household there couldn't even download it. Add something to the name, such as \
        `con-2`, also where it is used.
        """
    ),
    wrong: "dishes/con.json",
    right: "dishes/con-2.json"
  )

  static let tooLarge = Self(
    summary: Phrase(
      es: "el archivo es demasiado grande",
      en: "the file is too large"
    ),
    detail: Phrase(
      es: """
        Los archivos de la casa ocupan unos pocos kilobytes; uno de más de un megabyte es casi \
        seguro otra cosa: una foto, una copia, un volcado. No se ha leído. Sácalo de la carpeta o \
        pártelo.
        """,
      en: """
        A household's files take a few kilobytes; one of more than a megabyte is almost surely \
        something else: a photo, a copy, a dump. It was not read. Take it out of the folder or \
        split it.
        """
    ),
    wrong: "dishes/recetario-completo.json (3 MB)",
    right: "dishes/lentejas.json (1 KB)"
  )

  static let unreadable = Self(
    summary: Phrase(
      es: "el archivo no se puede leer",
      en: "the file can't be read"
    ),
    detail: Phrase(
      es: """
        Está ahí, pero el sistema no deja abrirlo: suele faltar permiso o fallar el disco. Lo que \
        depende de él no se juzga. Mira de quién es y sus permisos; `mantel doctor` lo comprueba.
        """,
      en: """
        It is there, but the system doesn't let it be opened: usually a permission is missing or \
        the disk fails. What hangs on it isn't judged. See whose it is and its permissions; \
        `mantel doctor` looks at them.
        """
    ),
    wrong: "---------- dishes/lentejas.json",
    right: "-rw-r--r-- dishes/lentejas.json"
  )
}
