internal import ArgumentParsing
internal import Diagnostics
internal import MealModel
internal import MealStore
internal import Wording

/// Finds what a household offers for the word at the cursor.
///
/// Whatever is wrong with the household, it offers what it can and never complains: the line is
/// only being typed.
struct CompletionCandidates {
  let context: CommandContext

  /// How many records' names are read to explain their ids.
  static let mostExplained = 100

  /// What may stand at a place.
  func answer(for place: CompletionPlace) -> CompletionAnswer {
    switch place.kind {
    case .file: return CompletionAnswer(source: .files)
    case .directory: return CompletionAnswer(source: .folders)
    default: break
    }
    let words = place.words.filter { $0.text.hasPrefix(place.typed) }
      .map { CompletionAnswer.Candidate(text: $0.text, explanation: context.text($0.explanation)) }
    var candidates = words + candidates(for: place)
    for index in candidates.indices {
      candidates[index].text = place.lead + candidates[index].text
    }
    return CompletionAnswer(candidates: candidates)
  }

  private func candidates(for place: CompletionPlace) -> [CompletionAnswer.Candidate] {
    switch place.kind {
    case .none, .values, .file, .directory: []
    case .code: codes(place.typed)
    case .week: weeks(place.typed)
    case .slot: slots(place.typed)
    case .place: slots(place.typed) + days(place.typed) + weeks(place.typed)
    case .revision: revisions(place.typed)
    default: records(place)
    }
  }

  /// The household, where there is one that can be opened.
  var store: HouseholdStore? { try? context.store() }

  private func codes(_ typed: String) -> [CompletionAnswer.Candidate] {
    DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix(typed.lowercased()) }
      .map {
        .init(text: $0.rawValue, explanation: context.text($0.explanation.summary))
      }
  }
}
