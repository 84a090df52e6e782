import MealFormat
import Testing

@testable import MantelCLI

struct SchemaTests {
  @Test func `a kind's schema, the kinds, and all of them as files`() throws {
    let folder = try TestHousehold()
    #expect(folder.run("schema", "dish").output.contains(#""title": "Dish""#))
    #expect(folder.run("--lang", "es", "schema", "dish").output.contains(#""title": "Plato""#))
    #expect(folder.run("schema").output.split(separator: "\n").count == FileKind.allCases.count)
    #expect(folder.run("schema", "plato").exitCode == .usage)
    for _ in 1...2 {
      let outcome = folder.run("schema", "--write", "a/b")
      #expect(outcome.exitCode == .done)
      #expect(outcome.errors == "14 schemas in a/b\n")
    }
    #expect(folder.read("a/b/dish.schema.json") == folder.run("schema", "dish").output)
  }
}
