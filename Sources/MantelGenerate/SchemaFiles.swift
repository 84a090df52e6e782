import MealFormat
import Wording

/// The JSON Schemas, one a kind and language.
enum SchemaFiles {
  static var all: [GeneratedFile] {
    Language.allCases.flatMap { language in
      FileKind.allCases.map { kind in
        let schema = JSONSchema(kind, language: language)
        return GeneratedFile(
          path: "schema/\(language.rawValue)/\(schema.fileName)",
          text: schema.text
        )
      }
    }
  }
}
