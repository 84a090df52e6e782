import FoundationEssentials
import Testing

@testable import JSONDocument

/// The public JSON parsing suite, where it lies beside the project.
///
/// `y_` files are valid JSON, `n_` files aren't, and `i_` files are left to the reader; what ours
/// answers to those stands in `docs/json.md`.
@Suite(.enabled(if: ParsingSuite.isPresent))
struct ParsingSuiteTests {
  @Test(arguments: ParsingSuite.files(prefix: "y_"))
  func `valid files give no problem, but for doubled keys`(name: String) throws {
    let problems = JSONParser.parse(try ParsingSuite.bytes(of: name)).problems
    if name.hasPrefix("y_object_duplicated_key") {
      #expect(problems.count == 1)
      guard case .duplicateKey = problems.first?.kind else {
        Issue.record("\(name): \(problems)")
        return
      }
    } else {
      #expect(problems.isEmpty, "\(name)")
    }
  }

  @Test(arguments: ParsingSuite.files(prefix: "n_"))
  func `invalid files give a problem within the text`(name: String) throws {
    let bytes = try ParsingSuite.bytes(of: name)
    let problems = JSONParser.parse(bytes).problems
    let first = try #require(problems.first, "\(name)")
    #expect(first.range.upperBound <= bytes.count)
  }

  @Test func `files whose answer is the reader's own are answered as documented`() throws {
    let accepted = try ParsingSuite.files(prefix: "i_").filter { name in
      JSONParser.parse(try ParsingSuite.bytes(of: name)).problems.isEmpty
    }
    #expect(
      accepted == [
        "i_number_too_big_neg_int.json",
        "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json",
      ]
    )
  }
}

enum ParsingSuite {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4)
    .reduce(into: "") { $0 += "/" + $1 } + "/shared/data/json-parsing"

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }

  static func files(prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
  }
}
