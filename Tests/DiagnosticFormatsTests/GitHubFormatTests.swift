import Diagnostics
import Testing
import Wording

@testable import DiagnosticFormats

struct GitHubFormatTests {
  private let format = GitHubFormat(language: .en, visible: visible)

  @Test func `a finding is a command with its hint and notes in the message`() {
    #expect(
      format.line(of: unknownTag) == """
        ::error file=dishes/pollo-asado.json,line=4,col=12,endLine=4,endColumn=20,\
        title=unknown-tag::no tag 'carnee'%0Ahint: did you mean 'carne'?%0A\
        plans/2026-W06.json:3:31: note: served here%0Anote: there are 10 tags
        """
    )
  }

  @Test func `each severity has its command, and the household its folder`() {
    var format = GitHubFormat(language: .es, folder: "casa", visible: visible)
    let report = DiagnosticReport([finding(.unknownKey), finding(.emptySlot)], files: 1)
    let expected = """
      ::warning file=casa/tags/carne.json,line=1,col=1,endLine=1,endColumn=1,\
      title=unknown-key::así es
      ::notice file=casa/tags/carne.json,line=1,col=1,endLine=1,endColumn=1,\
      title=empty-slot::así es

      """
    #expect(format.text(of: report) == expected)
    format.folder = "casa/"
    #expect(format.text(of: report) == expected)
    #expect(format.text(of: DiagnosticReport([], files: 1)).isEmpty)
  }

  @Test func `a finding of several lines has no columns`() {
    #expect(
      format.line(of: syntaxFinding(range(2, 5, to: 3, line: 4)))
        == "::error file=a.json,line=2,endLine=4,title=unexpected-character::not so"
    )
  }

  @Test(arguments: [
    ("100%", "100%25", "100%25"), ("%0A", "%250A", "%250A"), ("a\nb", "a%0Ab", "a%0Ab"),
    ("a\rb", "a%0Db", "a%0Db"), ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
    ("a:b", "a:b", "a%3Ab"), ("a,b", "a,b", "a%2Cb"), ("a::b", "a::b", "a%3A%3Ab"),
    ("café 🍕", "café 🍕", "café 🍕"), ("", "", ""),
  ])
  func `escapes`(text: String, message: String, property: String) {
    #expect(GitHubFormat.escapedMessage(text) == message)
    #expect(GitHubFormat.escapedProperty(text) == property)
  }

  @Test func `nothing in a file starts a command or drives the log`() {
    var diagnostic = syntaxFinding(range(1, 1, to: 2), message: "no '\n::error::x\u{1b}[2J'")
    diagnostic.finding.place.path = "a,line=9::\u{7}.json"
    #expect(
      format.line(of: diagnostic) == """
        ::error file=a%2Cline=9%3A%3A\\u{7}.json,line=1,col=1,endLine=1,endColumn=2,\
        title=unexpected-character::no '\\u{a}::error::x\\u{1b}[2J'
        """
    )
  }
}
