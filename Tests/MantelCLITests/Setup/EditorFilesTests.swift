import Testing

@testable import MantelCLI

struct EditorFilesTests {
  static let ignored = "/private/\n/.mantel/\n.*.mantel-*\n"

  @Test(arguments: [
    (nil, ignored),
    ("", ignored),
    ("*.log", "*.log\n" + ignored),
    ("/.mantel/\n# mine\n", "/.mantel/\n# mine\n/private/\n.*.mantel-*\n"),
    (ignored, ignored),
  ])
  func `gitignore keeps its lines and gets those that are missing`(old: String?, new: String) {
    #expect(EditorFiles.gitignore(old) == new)
  }

  @Test func `lines of gitattributes from before are replaced where they stand`() {
    let new = EditorFiles.gitattributes(nil)
    #expect(new.contains("/dishes/** text eol=lf diff=mantel\n"))
    #expect(new.split(separator: "\n").allSatisfy { $0.hasSuffix(" text eol=lf diff=mantel") })
    let old = new.replacing(" diff=mantel", with: "")
    let mixed = EditorFiles.gitattributes("# mine\n" + old + "*.png binary")
    #expect(mixed == "# mine\n" + new + "*.png binary")
    #expect(EditorFiles.gitattributes(new) == new)
  }

  @Test func `editor settings keep what is there, and a second time changes nothing`() throws {
    let old = """
      {
        "editor.tabSize": 3,
        "[json]": { "editor.wordWrap": "on" },
        "json.schemas": [{ "fileMatch": ["/x.json"], "url": "./x.schema.json" }]
      }
      """
    let new = try #require(EditorFiles.vscodeSettings(Array(old.utf8)))
    for part in [
      "\"editor.tabSize\": 3", "\"editor.wordWrap\": \"on\"", "\"editor.formatOnSave\": false",
      "\"url\": \"./x.schema.json\"", "\"json.format.keepLines\": true",
      "\"url\": \"./.mantel/schema/dish.schema.json\"",
    ] {
      #expect(new.contains(part), "\(part)")
    }
    #expect(EditorFiles.vscodeSettings(Array(new.utf8)) == new)
  }

  @Test(arguments: [
    "{ // mine\n \"a\": 1 }", "{ \"a\": 1, }", "[]", "{",
    #"{ "json.schemas": { "mine": true } }"#, #"{ "[json]": "mine" }"#,
  ])
  func `editor settings that something would be lost of are left alone`(old: String) {
    #expect(EditorFiles.vscodeSettings(Array(old.utf8)) == nil)
  }
}
