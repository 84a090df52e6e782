import Testing

@testable import MantelCLI

/// What may lie where a file is expected.
struct ValidateOddFileTests {
  @Test func `odd files are told among good ones`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/vacio.json", "")
    try household.write("dishes/cortado.json", "{\"name\": \"X")
    try household.write("dishes/enorme.json", String(repeating: " ", count: (1 << 20) + 1))
    try household.write("dishes/utf16.json", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
    household.makePipe("dishes/tubo.json")
    try household.makeFolder("dishes/carpeta.json")
    try household.makeLink("dishes/enlace.json", to: "bechamel.json")
    let outcome = household.run("validate", "dishes")
    #expect(outcome.exitCode == .failed)
    for (file, code) in [
      ("vacio", "empty-file"), ("cortado", "unterminated-string"), ("enorme", "too-large"),
      ("utf16", "utf-16"), ("tubo", "not-a-file"), ("carpeta", "not-a-file"),
      ("enlace", "not-a-file"),
    ] {
      #expect(
        outcome.output.split(separator: "\n").contains {
          $0.hasPrefix("dishes/\(file).json:") && $0.contains("[\(code)]")
        },
        "\(file)"
      )
    }
    let named = household.run("validate", "dishes/tubo.json", "dishes/enlace.json")
    #expect(named.output.contains("2 err"))
  }

  @Test func `CRLF is fine, a mark at the beginning is mended`() throws {
    let household = try TestHousehold.sample()
    let text = household.read("tags/carne.json")
    try household.write("tags/carne.json", text.replacing("\n", with: "\r\n"))
    #expect(household.run("validate", "--strict", "tags").exitCode == .done)
    try household.write("tags/carne.json", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(household.run("validate", "tags").output.contains("byte-order-mark"))
    #expect(household.run("validate", "--fix", "tags").exitCode == .done)
    #expect(household.read("tags/carne.json") == text)
  }

  @Test func `names with control characters never reach the terminal`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/a\u{1b}[31m\u{202e}.json", "{")
    for words in [["validate"], ["fmt"], ["status"], ["save", "--yes"]] {
      let outcome = household.run(words)
      #expect(!outcome.output.contains("\u{1b}"), "\(words)")
      #expect(!outcome.errors.contains("\u{1b}"), "\(words)")
      #expect(!(outcome.output + outcome.errors).contains("\u{202e}"), "\(words)")
    }
    let named = household.run(["validate", "no\u{1b}[2J"])
    #expect(!named.errors.contains("\u{1b}"))
  }

  @Test func `of nested households the inner one counts`() throws {
    let household = try TestHousehold.sample()
    try household.write("otra/mantel.json", #"{ "format": 1 }"#)
    try household.write("otra/dishes/x.json", #"{ "name": "X", "tags": ["nada"] }"#)
    #expect(household.run("validate", "--strict").exitCode == .done)
    let inner = household.run("-C", "otra", "validate")
    #expect(inner.output.contains("dishes/x.json:1:25: error[unknown-tag]"))
    // Seen from outside it is no file of the outer household.
    #expect(household.run("validate", "otra/dishes/x.json").exitCode == .done)
  }
}
