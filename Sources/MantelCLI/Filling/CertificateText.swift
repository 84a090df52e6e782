internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// The proof that no plan fills more, as it is told: each limit, and how often it is taken.
struct CertificateText {
  /// How many dishes with rules of their own are named.
  private static let mostDishes = 3

  let certificate: FillingCertificate
  let bound: Int
  let cells: Int
  let household: Household

  /// The lines for a reader.
  func lines(_ language: Language) -> [StyledText] {
    let heading = StyledText(Phrase.certificate(bound, of: cells)[language], .bold)
    return [heading]
      + certificate.cases.enumerated().flatMap { number, proven in
        lines(number, proven, language)
      }
  }

  private func lines(
    _ number: Int,
    _ proven: FillingCertificate.Case,
    _ language: Language
  ) -> [StyledText] {
    let count = certificate.cases.count
    let heading =
      count > 1
      ? [StyledText("  " + Phrase.certificateCase(number + 1, of: count)[language], .dim)] : []
    guard let bound = proven.bound else {
      return heading + [StyledText("    " + Phrase.impossibleCase[language])]
    }
    let rows = proven.lines.map { line in
      let times = Self.fraction(line.times, proven.denominator)
      let factor = times == "1" ? "\(line.limit)" : "\(line.limit) × \(times)"
      return [StyledText(factor), StyledText(words(line.reason)[language])]
    }
    let total = proven.lines.reduce(0) { $0 + $1.limit * $1.times }
    let sum = Phrase.certificateSum(Self.fraction(total, proven.denominator), bound: bound)
    let columns = [Table.Column(alignment: .right), Table.Column(maximumWidth: 60)]
    return heading + Table(columns: columns, rows: rows).lines(fitting: 76).map { "    " + $0 }
      + [StyledText("    " + sum[language])]
  }

  private func words(_ reason: FillingCertificate.Reason) -> Phrase {
    switch reason {
    case .rule(let rule, let slots): .overSlots(household.words(for: rule), slots.count)
    case .ownRules(let rules, let slots):
      .overSlots(
        .ownRules(
          rules.prefix(Self.mostDishes).map { subject(of: $0) },
          more: max(0, rules.count - Self.mostDishes)
        ),
        slots.count
      )
    case .slot(let address): .slotTakesOne(household.name(of: address))
    case .eachOnce(let address): .slotTakesEachOnce(household.name(of: address))
    case .courses: .coursesCountTogether
    case .supposed: .supposed
    }
  }

  private func subject(of rule: PlanningRule) -> Phrase {
    if case .bearer(let bearer, _) = rule { return bearer.phrase(in: household) }
    return household.words(for: rule)
  }

  /// A fraction in lowest terms, whole numbers without a line.
  static func fraction(_ numerator: Int, _ denominator: Int) -> String {
    var (left, right) = (abs(numerator), denominator)
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = max(1, left)
    let (upper, lower) = (numerator / divisor, denominator / divisor)
    return lower == 1 ? "\(upper)" : "\(upper)/\(lower)"
  }

  // MARK: For scripts

  /// The document: the cases with their limits.
  func document(_ language: Language) -> JSONValue {
    .array(
      certificate.cases.map { proven in
        .object([
          "bound": proven.bound.map(JSONValue.integer) ?? .null,
          "denominator": .integer(proven.denominator),
          "limits": .array(
            proven.lines.map { line in
              .object([
                "limit": .integer(line.limit),
                "times": .integer(line.times),
                "rules": .array(Self.rules(line.reason).map { .string($0.description) }),
                "text": .string(words(line.reason)[language]),
              ])
            }
          ),
        ])
      }
    )
  }

  private static func rules(_ reason: FillingCertificate.Reason) -> [PlanningRule] {
    switch reason {
    case .rule(let rule, _): [rule]
    case .ownRules(let rules, _): rules
    case .slot, .eachOnce, .courses, .supposed: []
    }
  }
}
