import Terminal
import Testing

struct TableTests {
  private static let week = [
    ["lunes", "Lentejas estofadas", "Tortilla\n+ ensalada"],
    ["martes", "Salmón a la plancha", "日本 🍣"],
    ["jueves"],
  ]

  @Test func `columns are as wide as their widest cell`() {
    let expected = """
      día     comida               cena
      lunes   Lentejas estofadas   Tortilla
                                   + ensalada
      martes  Salmón a la plancha  日本 🍣
      jueves
      """
    #expect(Self.text(of: Self.table(.none), fitting: 80) == expected)
  }

  @Test func `the widest column shrinks first`() {
    let expected = """
      día     comida     cena
      lunes   Lentejas   Tortilla
              estofadas  + ensalada
      martes  Salmón a   日本 🍣
              la
              plancha
      jueves
      """
    #expect(Self.text(of: Self.table(.none), fitting: 29) == expected)
  }

  @Test func `rules stand between rows and columns`() {
    let expected = """
      día    │ comida              │ cena
      ───────┼─────────────────────┼───────────
      lunes  │ Lentejas estofadas  │ Tortilla
             │                     │ + ensalada
      ───────┼─────────────────────┼───────────
      martes │ Salmón a la plancha │ 日本 🍣
      ───────┼─────────────────────┼───────────
      jueves │                     │
      """
    #expect(Self.text(of: Self.table(.light), fitting: 80) == expected)
  }

  @Test func `a column may cut and align its cells`() {
    let table = Table(
      columns: [
        Table.Column(maximumWidth: 8, overflow: .truncate),
        Table.Column(minimumWidth: 6, alignment: .right),
        Table.Column(alignment: .center),
      ],
      rows: [["Lentejas estofadas", "60", "x"], ["Pan", "1.250", "abcde"]]
    )
    let expected = """
      Lenteja…      60    x
      Pan        1.250  abcde
      """
    #expect(Self.text(of: table, fitting: 80) == expected)
  }

  @Test(arguments: [1, 9, 10, 20, 30, 40, 50, 80])
  func `fits into a width`(_ width: Int) {
    for rules in [Table.Rules.none, .light] {
      let lines = Self.table(rules).lines(fitting: width)
      let gaps = rules == .none ? 4 : 6
      #expect(lines.allSatisfy { $0.width <= max(width, 3 * 3 + gaps) })
    }
  }

  @Test func `a table without columns or rows has no lines`() {
    #expect(Table(columns: [], rows: []).lines(fitting: 80).isEmpty)
    #expect(Table(columns: [Table.Column()], rows: []).lines(fitting: 80).isEmpty)
  }

  @Test func `cells keep their styles`() {
    let table = Table(
      columns: [Table.Column(), Table.Column()],
      rows: [[StyledText("pan", .bold), "x"]]
    )
    #expect(
      table.lines(fitting: 80).map { $0.rendered(.palette256) } == ["\u{1b}[1mpan\u{1b}[0m  x"]
    )
  }

  private static func table(_ rules: Table.Rules) -> Table {
    Table(
      columns: ["día", "comida", "cena"].map { Table.Column(StyledText($0)) },
      rows: week.map { $0.map { StyledText($0) } },
      rules: rules
    )
  }

  private static func text(of table: Table, fitting width: Int) -> String {
    table.lines(fitting: width).map(\.plain).joined(separator: "\n")
  }
}
