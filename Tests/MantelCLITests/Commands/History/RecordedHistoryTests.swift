import Testing

@testable import MantelCLI

/// The same history, told: what was expected of it was written before it was made.
struct RecordedHistoryTests {
  private func recorded() throws -> RecordedHistory {
    let history = try RecordedHistory()
    let household = history.household
    // By a command; its clock says 1 December.
    #expect(household.run("clear", "2026-12-11.dinner").exitCode == .done)
    // By an editor and plain git.
    try history.edit(minute: 2, "Nora", "sunday.dinner", "null", "\"gazpacho\"")
    // A clean merge of two devices.
    try history.git(minute: 3, "Nora", "checkout", "-q", "-b", "tablet")
    try history.edit(minute: 3, "Nora", "saturday.dinner", "\"croquetas-de-jamon\"", "\"gazpacho\"")
    try history.git(minute: 3, "Ana", "checkout", "-q", "main")
    try history.edit(
      minute: 4,
      "Ana",
      "monday.dinner",
      "\"revuelto-de-champinones\"",
      "\"fideua\""
    )
    try history.git(minute: 5, "Ana", "merge", "-q", "-m", "unir", "tablet")
    // A conflict that someone settled by hand.
    try history.git(minute: 6, "Nora", "checkout", "-q", "-b", "movil")
    let potatoes = "\"patatas-gratinadas-con-queso\""
    try history.edit(minute: 6, "Nora", "wednesday.dinner", potatoes, "\"gazpacho\"")
    try history.git(minute: 6, "Ana", "checkout", "-q", "main")
    try history.edit(minute: 7, "Ana", "wednesday.dinner", potatoes, "\"fideua\"")
    #expect(throws: (any Error).self) {
      try history.git(minute: 8, "Ana", "merge", "-q", "-m", "conflicto", "movil")
    }
    try history.git(minute: 8, "Ana", "checkout", "-q", "--ours", RecordedHistory.plan)
    try history.replace("wednesday.dinner", "\"fideua\"", "\"crema-de-calabacin\"")
    try history.git(minute: 8, "Ana", "commit", "-qam", "conflicto")
    // An octopus.
    for (minute, who, week) in [(9, "Nora", "W49"), (10, "Marcos", "W51")] {
      try history.git(minute: minute, who, "checkout", "-q", "-b", who, "main")
      let path = "plans/2026/2026-\(week).json"
      try history.household.replace("\"sunday.dinner\": ", with: "\"sunday.dinner\":  ", in: path)
      try history.git(minute: minute, who, "commit", "-qam", "solo espacios")
    }
    try history.git(minute: 11, "Ana", "checkout", "-q", "main")
    let soup = "\"crema-de-calabacin\""
    try history.edit(minute: 11, "Ana", "thursday.dinner", "\"sopa-de-ajo\"", soup)
    try history.git(minute: 12, "Ana", "merge", "-q", "-m", "pulpo", "Nora", "Marcos")
    return history
  }

  @Test func `the household's log`() throws {
    let history = try recorded()
    #expect(
      history.lines("log") == [
        "2026-12-05 10:12  Ana (merge)  2 changes from the other side (Nora and Marcos)",
        "2026-12-05 10:11  Ana  2026-W50: Thursday cena Courgette soup (was Garlic soup)",
        "2026-12-05 10:10  Marcos  2026-W51: only the file's layout",
        "2026-12-05 10:09  Nora  2026-W49: only the file's layout",
        "2026-12-05 10:08  Ana (merge)  2026-W50: Wednesday cena Courgette soup (was Noodle paella)",
        "2026-12-05 10:07  Ana  2026-W50: Wednesday cena Noodle paella (was Potato gratin)",
        "2026-12-05 10:06  Nora  2026-W50: Wednesday cena Gazpacho (was Potato gratin)",
        "2026-12-05 10:05  Ana (merge)  1 change from the other side (Nora)",
        "2026-12-05 10:04  Ana  2026-W50: Monday cena Noodle paella (was Scrambled eggs with mushrooms)",
        "2026-12-05 10:03  Nora  2026-W50: Saturday cena Gazpacho (was Ham croquettes)",
        "2026-12-05 10:02  Nora  2026-W50: Sunday cena Gazpacho",
        "2026-12-01 10:00  Ana  2026-W50: Friday cena empty (was Griddled cuttlefish)",
        "2026-12-05 09:59  Ana  2026-W49 (new week), 2026-W50 (new week), 2026-W51 (new week), "
          + "settings, 10 tags, 42 dishes, 116 foods, pantry, 1 template, 4 people, 1 objective",
      ]
    )
  }

  @Test func `the log of a meal: where it was changed, and merges only where they decided`() throws
  {
    let history = try recorded()
    #expect(
      history.lines("log", "2026-12-09.dinner") == [
        "2026-12-05 10:08  Ana (merge)  2026-W50: Wednesday cena Courgette soup (was Noodle paella)",
        "2026-12-05 10:07  Ana  2026-W50: Wednesday cena Noodle paella (was Potato gratin)",
        "2026-12-05 10:06  Nora  2026-W50: Wednesday cena Gazpacho (was Potato gratin)",
        "2026-12-05 09:59  Ana  2026-W50: Wednesday cena Potato gratin",
      ]
    )
    #expect(
      history.lines("log", "2026-12-12.dinner") == [
        "2026-12-05 10:03  Nora  2026-W50: Saturday cena Gazpacho (was Ham croquettes)",
        "2026-12-05 09:59  Ana  2026-W50: Saturday cena Ham croquettes",
      ]
    )
    #expect(
      history.lines("log", "--author", "nora", "2026-W50") == [
        "2026-12-05 10:06  Nora  2026-W50: Wednesday cena Gazpacho (was Potato gratin)",
        "2026-12-05 10:03  Nora  2026-W50: Saturday cena Gazpacho (was Ham croquettes)",
        "2026-12-05 10:02  Nora  2026-W50: Sunday cena Gazpacho",
      ]
    )
    #expect(
      history.lines("log", "--until", "2026-12-04")
        == ["2026-12-01 10:00  Ana  2026-W50: Friday cena empty (was Griddled cuttlefish)"]
    )
    #expect(
      history.lines("log", "main~3..main", "2026-W50") == [
        "2026-12-05 10:11  Ana  2026-W50: Thursday cena Courgette soup (was Garlic soup)",
        "2026-12-05 10:08  Ana (merge)  2026-W50: Wednesday cena Courgette soup (was Noodle paella)",
        "2026-12-05 10:06  Nora  2026-W50: Wednesday cena Gazpacho (was Potato gratin)",
      ]
    )
  }

  @Test func `who set what`() throws {
    let history = try recorded()
    try history.replace("sunday.lunch", "\"alubias-con-verduras\"", "\"fideua\"")
    #expect(
      history.lines("blame", "2026-W50") == [
        "2026-12-07.lunch  2026-12-05 09:59  Ana  Chickpeas with spinach + Baked aubergines with "
          + "cheese (was empty)",
        "2026-12-07.dinner  2026-12-05 10:04  Ana  Noodle paella (was Scrambled eggs with mushrooms)",
        "2026-12-08.lunch  2026-12-05 09:59  Ana  Mixed paella (was empty), with Abuelo Luis and "
          + "Marcos, 2 guests",
        "2026-12-08.dinner  2026-12-05 09:59  Ana  Vegetable medley (was empty)",
        "2026-12-09.lunch  2026-12-05 09:59  Ana  Squash soup + Cod in tomato sauce (was empty)",
        "2026-12-09.dinner  2026-12-05 10:08  Ana  Courgette soup (was Noodle paella / Gazpacho)",
        "2026-12-10.lunch  2026-12-05 09:59  Ana  Cauliflower cheese + Meatballs in sauce (was empty)",
        "2026-12-10.dinner  2026-12-05 10:11  Ana  Courgette soup (was Garlic soup)",
        "2026-12-11.lunch  2026-12-05 09:59  Ana  Mixed salad + leftovers of Meatballs in sauce "
          + "(was empty)",
        "2026-12-12.lunch  2026-12-05 09:59  Ana  Rice with vegetables + Garlic mushrooms (was empty)",
        "2026-12-12.dinner  2026-12-05 10:03  Nora  Gazpacho (was Ham croquettes)",
        "2026-12-13.lunch  not saved yet  Noodle paella (was White beans with vegetables)",
        "2026-12-13.dinner  2026-12-05 10:02  Nora  Gazpacho (was empty)",
      ]
    )
    #expect(
      history.lines("blame", "2026-12-11.dinner")
        == ["2026-12-11.dinner  2026-12-01 10:00  Ana  empty (was Griddled cuttlefish)"]
    )
    #expect(
      history.lines("blame", "2026-12-13.lunch", "--at", "HEAD")
        == ["2026-12-13.lunch  2026-12-05 09:59  Ana  White beans with vegetables (was empty)"]
    )
  }
}
