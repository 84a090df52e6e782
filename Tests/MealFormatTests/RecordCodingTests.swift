import FoundationEssentials
import JSONDocument
import MealFormat
import MealModel
import Testing

/// Records go through any coder as the documents that they are in a file.
struct RecordCodingTests {
  @Test(arguments: ProjectFiles.paths(below: "samples/household"))
  func `a sample's record is coded without loss`(path: String) throws {
    guard case .file(let kind, _) = HouseholdPath(path) else { return }
    let bytes = try ProjectFiles.bytes("samples/household/" + path)
    switch kind {
    case .dish:
      // Foundation's coders keep no order of keys, which is that of the ingredients.
      try check(Dish.self, bytes) { $0.ingredients.sort { $0.key < $1.key } }
    case .food: try check(Food.self, bytes)
    case .tag: try check(MealModel.Tag.self, bytes)
    case .plan: try check(WeekPlan.self, bytes)
    case .template: try check(Template.self, bytes)
    case .preferences: try check(Person.self, bytes)
    case .objective: try check(Objective.self, bytes)
    case .pantry: try check(Pantry.self, bytes)
    default: break
    }
  }

  private func check<Record: Codable & Hashable>(
    _ type: Record.Type,
    _ bytes: [UInt8],
    normalize: (inout Record) -> Void = { _ in }
  ) throws {
    var record = try JSONDecoder().decode(type, from: Data(bytes))
    var again = try JSONDecoder().decode(type, from: JSONEncoder().encode(record))
    normalize(&record)
    normalize(&again)
    #expect(record == again)
  }

  @Test func `a dish decoded by Foundation says what its file says`() throws {
    let bytes = try ProjectFiles.bytes("samples/household/dishes/lentejas-estofadas.json")
    let dish = try JSONDecoder().decode(Dish.self, from: Data(bytes))
    #expect(dish.minutes == 60)
    #expect(dish.minuteParts == Dish.MinuteParts(prep: 15, cook: 45))
    #expect(dish.keeps == 3)
    #expect(dish.ingredients.first { $0.key == "lenteja" }?.uses.first?.instead.count == 1)
    #expect(dish.rules.minDaysBetween == 7)
  }

  /// The examples of the format's page, which no sample household has.
  @Test(arguments: [
    (
      FileKind.diary,
      #"{"weight":68.1,"water":1800,"meals":[{"at":"14:10","meal":"lunch","dish":"paella","#
        + #""servings":1,"nutrition":{"kcal":430,"protein":24}},{"food":"platano","amount":1}]}"#
    ),
    (
      .shopping,
      #"{"bought":{"huevo":6,"leche":["1 l",2],"sal":true},"#
        + #""added":{"velas":{"name":"Velas","amount":1}},"removed":{"pan":true}}"#
    ),
    (
      .whoop,
      #"{"recoveryScore":66,"hrvRmssd":40.5,"workouts":[{"sport":"run","strain":8.1}]}"#
    ),
    (
      .coach,
      #"{"messages":[{"at":"2026-02-03T08:00:00+01:00","role":"user","content":"Hola"}]}"#
    ),
  ])
  func `a day's record is coded without loss`(kind: FileKind, text: String) throws {
    let tape = JSONParser.parse(Array(text.utf8))
    #expect(DocumentCheck.findings(in: tape, kind: kind, path: "x.json").isEmpty)
    let written = CanonicalWriter(kind).text(JSONValue(try #require(tape.root)))
    let data = Data(text.utf8)
    let again: JSONValue =
      switch kind {
      case .diary: try JSONDecoder().decode(DiaryDay.self, from: data).document
      case .shopping: try JSONDecoder().decode(ShoppingProgress.self, from: data).document
      case .whoop: try JSONDecoder().decode(HealthDay.self, from: data).document
      default: try JSONDecoder().decode(CoachTalk.self, from: data).document
      }
    #expect(CanonicalWriter(kind).text(again) == written)
  }
}
