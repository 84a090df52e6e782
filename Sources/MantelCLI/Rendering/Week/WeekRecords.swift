internal import MealModel
internal import Terminal
internal import Wording

/// Weeks for other programs' pipes: a course a line, its fields parted by tabs.
///
///     2026-02-03.lunch<TAB>crema-de-calabacin<TAB>Crema de calabacín
///     2026-02-03.lunch<TAB>=lentejas-estofadas<TAB>Lentejas estofadas
///     2026-02-03.dinner<TAB>#pizza<TAB>Pizza
///     2026-02-04.lunch<TAB>()<TAB>Cena fuera
///     2026-02-04.dinner<TAB>-<TAB>-
///     2026-02-05.dinner<TAB>fideua<TAB>Fideuá<TAB>✗nora ?leo -luis +eva
///
/// The fields are the slot, which commands take as it is; the dish's id, `=` before it where it is
/// left over, `#` and a tag's id for a wish, `()` for a note, `-` for what isn't chosen; and the
/// name. A fourth field is there where somebody can't eat it (`✗` and their id), it isn't known
/// whether they can (`?`), or somebody is away (`-`) or there besides (`+`). Every planned slot has
/// a line. The form is stable; locks, guests and what someone gets instead are in JSON.
enum WeekRecords {
  /// The lines of weeks.
  static func lines(of views: [WeekView]) -> [String] {
    views.flatMap(lines)
  }

  /// The lines of a week.
  static func lines(of view: WeekView) -> [String] {
    view.days.flatMap { day in
      view.columns.flatMap { column -> [String] in
        guard let cell = day.cells[column.meal], !cell.isElsewhere else { return [] }
        let slot = SlotAddress(day.date, column.meal).description
        let people = people(of: cell)
        return fields(of: cell).map { id, name in
          "\(slot)\t\(id)\t\(VisibleText.sanitized(name))" + (people.isEmpty ? "" : "\t" + people)
        }
      }
    }
  }

  private static func people(of cell: WeekCell) -> String {
    let marks = cell.marks.map(\.mark).filter(\.isDoubt).map { $0.kind.sign + $0.person.rawValue }
    let away = cell.without.map { "-" + $0.id.rawValue }
    return (marks + away + cell.with.map { "+" + $0.id.rawValue }).joined(separator: " ")
  }

  private static func fields(of cell: WeekCell) -> [(id: String, name: String)] {
    let courses = cell.courses.map { course in
      switch course {
      case .dish(let dish): (id: dish.id.rawValue, name: dish.name)
      case .leftovers(let dish): (id: "=\(dish.id.rawValue)", name: dish.name)
      case .wish(let tag): (id: "#\(tag.id.rawValue)", name: tag.name)
      case .open: (id: "-", name: "-")
      }
    }
    let note = cell.slot.note.map { [(id: "()", name: $0)] } ?? []
    return courses.isEmpty && note.isEmpty ? [(id: "-", name: "-")] : courses + note
  }
}
