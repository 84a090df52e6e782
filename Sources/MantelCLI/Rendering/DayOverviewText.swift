internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// The overview of the day as it is told.
struct DayOverviewText {
  let overview: DayOverview
  let language: Language

  private var household: Household { overview.household }
  private var today: CalendarDay { overview.today }

  // MARK: For people

  /// The lines.
  var lines: [StyledText] {
    day(today, .today) + [""] + day(today + 1, .tomorrow) + startLines + [""] + gapLines
  }

  /// The lines of a household in which nothing is planned: what to do first.
  func linesOfBeginning(in whole: Household) -> [StyledText] {
    let tag = whole.tags.keys.min()
    let hint =
      whole.dishes.isEmpty
      ? tag.map { Phrase.firstDishHint(tag: $0.rawValue) } ?? .firstTagHint : .firstMealHint
    return [heading(today, .today), StyledText(Phrase.nothingPlannedYet[language])]
      + [StyledText(hint[language])]
  }

  private func heading(_ day: CalendarDay, _ word: Phrase) -> StyledText {
    StyledText(Phrase.dayHeading(word, date: day.phrase)[language], .bold)
  }

  private func day(_ day: CalendarDay, _ word: Phrase) -> [StyledText] {
    let meals = overview.meals(of: day)
    guard !meals.isEmpty else {
      return [heading(day, word), StyledText("  " + Phrase.noMealsToday[language], .dim)]
    }
    let names = meals.map {
      VisibleText.sanitized(household.name(of: $0.address.key.meal)[language])
    }
    let width = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    return [heading(day, word)]
      + zip(meals, names).flatMap { meal, name in
        let blanks = String(repeating: " ", count: width - DisplayWidth.columns(of: name) + 2)
        let marks = meal.marks.map { mark in
          StyledText(String(repeating: " ", count: width + 4))
            + WeekStyle.mark(mark.kind, mark.phrase(in: household)[language])
        }
        return [StyledText("  " + name + blanks, .dim) + content(of: meal.slot)] + marks
      }
  }

  private func content(of slot: Slot) -> StyledText {
    let what = slot.holdsNothing ? nil : slot.contentPhrase(in: household)[language]
    let text = what.map { StyledText(WeekCellText.shortened($0), slot.isEmpty ? .dim : .plain) }
    let note = slot.isAway ? nil : slot.note.map { StyledText(" (\($0))", WeekStyle.note) }
    let people = slot.with.map { "+\(name($0))" } + slot.without.map { "−\(name($0))" }
    let table = people.isEmpty ? "" : StyledText(" " + people.joined(separator: ", "), .dim)
    return (text ?? StyledText("—", .dim)) + (note ?? "") + table
  }

  private func name(_ person: Person.ID) -> String {
    WeekCellText.shortened(household.name(of: person)[language])
  }

  private var startLines: [StyledText] {
    let starts = overview.starts
    guard !starts.isEmpty else { return [] }
    return ["", StyledText(Phrase.toStartToday[language], .bold)]
      + starts.map { start in
        let purpose = Phrase.forDish(
          household.name(of: start.dish),
          slot: household.name(of: start.address)
        )
        return StyledText("  " + Phrase.startAt(time(start))[language] + ": ")
          + StyledText(start.text) + StyledText(" (\(purpose[language]))", .dim)
      }
  }

  private func time(_ start: DayOverview.Start) -> String? {
    start.minutes.map { minutes in
      let (hours, rest) = (minutes / 60, minutes % 60)
      return (hours < 10 ? "0" : "") + "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
    }
  }

  private var gapLines: [StyledText] {
    let weeks = [(today.week, false), (today.week + 1, true)].map { week, isNext in
      (overview.gaps(in: week), isNext)
    }
    guard weeks.contains(where: { !$0.0.isEmpty }) else {
      return [StyledText(Phrase.noGaps[language], .dim)]
    }
    return weeks.filter { !$0.0.isEmpty }.map { gaps, isNext in
      let names = gaps.prefix(Self.mostGaps).map { address in
        Phrase.slot(
          weekday: .weekday(address.key.day.index),
          meal: household.name(of: address.key.meal)
        )[language]
      }
      let more = gaps.count > Self.mostGaps ? ["…"] : []
      return StyledText(Phrase.gaps(gaps.count, isNextWeek: isNext)[language] + ": ")
        + StyledText((names + more).joined(separator: ", "), .dim)
    }
  }

  private static let mostGaps = 4

  // MARK: For scripts

  /// The document: `days` with their meals, `start`, and `gaps`.
  var document: JSONValue {
    let days: [JSONValue] = [today, today + 1].map { day in
      .object([
        "date": .string(day.description),
        "meals": .array(overview.meals(of: day).map(document)),
      ])
    }
    let gaps = [today.week, today.week + 1].flatMap { overview.gaps(in: $0) }
    return .object([
      "today": .string(today.description),
      "days": .array(days),
      "start": .array(overview.starts.map(document)),
      "gaps": .array(gaps.map { .string($0.description) }),
    ])
  }

  private func document(_ meal: DayOverview.Serving) -> JSONValue {
    let marks = SlotMarksJSON(marks: meal.marks)
    let content = meal.slot.holdsNothing ? nil : meal.slot.contentPhrase(in: household)[language]
    return .object([
      "slot": .string(meal.address.description),
      "dishes": .array(meal.slot.items.map(\.document)),
      "text": content.map(JSONValue.string) ?? .null,
      "unsafe": marks.unsafe,
      "notChecked": marks.notChecked,
      "instead": marks.instead,
    ])
  }

  private func document(_ start: DayOverview.Start) -> JSONValue {
    .object([
      "at": time(start).map(JSONValue.string) ?? .null,
      "text": .string(start.text),
      "dish": .string(start.dish.rawValue),
      "slot": .string(start.address.description),
    ])
  }
}
