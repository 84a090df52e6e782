import Testing

@testable import MealFormat

struct PersonFilesTests {
  private let files = PersonFiles(of: "ana")

  @Test(arguments: [
    ("people/ana/preferences.json", "people/eva/preferences.json"),
    (
      "private/people/ana/diary/2026/2026-02-03.json",
      "private/people/eva/diary/2026/2026-02-03.json"
    ),
    ("shopping/2026-W06/ana.json", "shopping/2026-W06/eva.json"),
  ])
  func `a person's files move with their id`(path: String, moved: String) {
    #expect(files.contains(path))
    #expect(files.moved(path, to: "eva") == moved)
  }

  @Test(arguments: [
    "people/anabel/preferences.json", "shopping/2026-W06/mariana.json", "dishes/ana.json",
    "people/eva/objectives/ana.json",
  ])
  func `what is called alike isn't theirs`(path: String) {
    #expect(!files.contains(path))
    #expect(files.moved(path, to: "eva") == nil)
  }
}
