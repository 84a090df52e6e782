import Diagnostics
import Wording

/// A page a diagnostic code, and their list.
enum DiagnosticPages {
  private static let notice = "<!-- Made by `make generate` from the code's explanations. -->\n\n"

  static var all: [GeneratedFile] {
    [index] + DiagnosticCode.allCases.map(page)
  }

  private static var index: GeneratedFile {
    var text = notice + "# Diagnostics\n\n"
    text += "What `mantel validate` finds; `mantel explain CODE` shows the same page.\n"
    for category in Category.allCases {
      text += "\n## \(category.rawValue)\n\n| code | severity | |\n|---|---|---|\n"
      for code in DiagnosticCode.allCases where code.category == category {
        let name = code.rawValue
        text += "| [`\(name)`](\(name).md) | \(code.severity) | \(code.explanation.summary.en) |\n"
      }
    }
    return GeneratedFile(path: "docs/diagnostics/README.md", text: text)
  }

  private static func page(_ code: DiagnosticCode) -> GeneratedFile {
    let explanation = code.explanation
    var text = notice + "# \(code.rawValue)\n\n"
    text += "\(code.category.rawValue), \(code.severity.rawValue)\n"
    for (language, title) in [(Language.en, "English"), (.es, "Español")] {
      text += "\n## \(title)\n\n\(explanation.summary[language])\n\n"
      text += "\(explanation.detail[language])\n"
    }
    text += "\n```json\n\(explanation.wrong)\n```\n"
    text += "\n```json\n\(explanation.right)\n```\n"
    if let rule = rulePage(of: code) {
      text += "\n[The rule's page](../rules/\(rule).md) has an example week.\n"
    }
    return GeneratedFile(path: "docs/diagnostics/\(code.rawValue).md", text: text)
  }

  /// The page in `docs/rules` of the rule that a finding is about.
  private static func rulePage(of code: DiagnosticCode) -> String? {
    switch code {
    case .fixedClash: "fixed"
    case .leftoversTooMany, .leftoversWithoutCooking: "leftovers"
    case .minPerWeek: code.rawValue
    default: code.category == .rule ? code.rawValue : nil
    }
  }
}
