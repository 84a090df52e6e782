internal import Wording

/// Explanations: what an id names.
extension Explanation {
  static let nameForID = Self(
    summary: Phrase(
      es: "el nombre bonito donde va el del archivo",
      en: "the pretty name where the id belongs"
    ),
    detail: Phrase(
      es: """
        Los archivos se llaman entre sí por el nombre del archivo, que no cambia aunque cambie el \
        nombre del plato. Aquí está el nombre que se lee en la mesa. `mantel validate --fix` pone \
        el otro, salvo que dos se llamen igual.
        """,
      en: """
        Files call each other by their file's name, which stays when the dish's name changes. Here \
        is the name that people read at the table. `mantel validate --fix` puts the other, unless \
        two bear the same name.
        """
    ),
    wrong: #""friday.dinner": "Crema de calabacín""#,
    right: #""friday.dinner": "crema-de-calabacin""#
  )

  static let reservedFoodID = Self(
    summary: Phrase(
      es: "un alimento con el nombre de un alérgeno",
      en: "a food with the name of an allergen"
    ),
    detail: Phrase(
      es: """
        `milk`, `nuts`, `gluten` y las demás palabras de los alérgenos significan todo un grupo. \
        Si un alimento se llamara igual, una alergia no se sabría si es al grupo o a él. Cambia el \
        nombre del archivo, por ejemplo a `leche`.
        """,
      en: """
        `milk`, `nuts`, `gluten` and the other allergen words mean a whole group. If a food had \
        the same name, nobody could tell whether an allergy is to the group or to it. Rename the \
        file, for example to `leche`.
        """
    ),
    wrong: "foods/milk.json",
    right: "foods/leche.json"
  )

  static let unknownFood = Self(
    summary: Phrase(
      es: "un ingrediente sin ficha",
      en: "an ingredient without a file"
    ),
    detail: Phrase(
      es: """
        No hay archivo en `foods/` que diga qué contiene, cuánto alimenta ni en qué pasillo está. \
        Se compra igual, pero un plato con él no puede darse por seguro para quien tiene un \
        límite. `mantel food missing` enumera los que faltan.
        """,
      en: """
        No file in `foods/` says what it contains, what it is worth or in which aisle it lies. It \
        is bought all the same, but a dish with it can't be called safe for someone with a limit. \
        `mantel food missing` lists those that lack one.
        """
    ),
    wrong: #""ingredients": { "oregano": "al gusto" }"#,
    right: #"foods/oregano.json: { "contains": [], "traces": [] }"#
  )

  static let unknownObjective = Self(
    summary: Phrase(
      es: "el objetivo que se nombra no está aquí",
      en: "the objective named isn't here"
    ),
    detail: Phrase(
      es: """
        Los objetivos pueden ser privados y vivir en otra carpeta, que quizá este equipo no tiene; \
        entonces no pasa nada. Si debía estar aquí, mira el nombre en la carpeta `objectives` de \
        la persona. Sin él, el planificador no tiene en cuenta sus metas.
        """,
      en: """
        Objectives may be private and live in another folder, which this machine perhaps hasn't; \
        then all is well. If it should be here, look at its name in the person's `objectives` \
        folder. Without it the planner doesn't know their targets.
        """
    ),
    wrong: #""objective": "perder-2025""#,
    right: #""objective": "perder-2026-01""#
  )

  static let unknownPerson = Self(
    summary: Phrase(
      es: "esa persona no existe",
      en: "no such person"
    ),
    detail: Phrase(
      es: """
        Ninguna carpeta de `people/` se llama así, y de alguien que no se conoce no se sabe qué \
        puede comer ni cuánto. Corrige el nombre o añádela con `mantel person add`. Para una \
        visita sin límites basta con `guests` y un número.
        """,
      en: """
        No folder in `people/` has this name, and of someone unknown nobody can tell what they may \
        eat or how much. Mend the name or add them with `mantel person add`. For visitors without \
        limits `guests` and a number will do.
        """
    ),
    wrong: #""with": ["abuelo"]"#,
    right: #""with": ["abuelo-luis"]"#
  )

  static let unknownTag = Self(
    summary: Phrase(
      es: "esa etiqueta no existe",
      en: "no such tag"
    ),
    detail: Phrase(
      es: """
        Ningún archivo de `tags/` se llama así, y sin etiqueta no hay regla: una `carnee` no \
        cuenta como carne. Suele ser una errata. Corrígela o crea la etiqueta con `mantel tag \
        add`.
        """,
      en: """
        No file in `tags/` has this name, and without a tag there is no rule: a `carnee` doesn't \
        count as meat. It is usually a misspelling. Mend it or make the tag with `mantel tag add`.
        """
    ),
    wrong: #""tags": ["carnee"]"#,
    right: #""tags": ["carne"]"#
  )

  static let unknownTemplate = Self(
    summary: Phrase(
      es: "esa plantilla no existe",
      en: "no such template"
    ),
    detail: Phrase(
      es: """
        Los ajustes dicen con qué semana tipo se empieza cada plan nuevo, y ese archivo no está en \
        `templates/`. Los planes nuevos saldrían vacíos. Corrige el nombre, crea la plantilla o \
        quita la línea.
        """,
      en: """
        The settings say from which typical week each new plan begins, and that file isn't in \
        `templates/`. New plans would begin empty. Mend the name, make the template or remove the \
        line.
        """
    ),
    wrong: #""template": "semana-tipo""#,
    right: #""template": "semana-tipica""#
  )
}
