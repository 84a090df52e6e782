internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import MealStore
internal import Wording

/// A plan for scripts.
struct FillingDocument {
  let outcome: WeekFilling.Outcome
  let filling: WeekFilling
  let language: Language
  /// What became of it.
  var state = "unchanged"
  /// The change, once it is carried out.
  var change: ChangeOutcome?
  var explains = false
  /// Whether it is one of several, to be held against the others.
  var isVariant = false

  var document: JSONValue {
    let plan = outcome.plan
    let household = filling.household(with: outcome)
    var object: JSONObject = [
      "state": .string(state),
      "weeks": .array(filling.request.weeks.map { .string($0.description) }),
      "seed": .integer(outcome.seed),
      "engine": .integer(Planner.engineVersion),
      "slots": .object(slots),
      "changes": .array((change?.sentences ?? []).map { .string($0[language]) }),
      "cells": .integer(plan.cells),
      "filled": .integer(plan.filled.value),
      "filledBound": .integer(plan.filled.bound),
      "leftovers": .integer(plan.leftovers),
      "shortfall": .integer(plan.shortfall.value),
      "shortfallBound": .integer(plan.shortfall.bound),
      "variety": .integer(plan.repeats.value),
      "varietyBound": .integer(plan.repeats.bound),
      "nutrition": .integer(plan.nutrition),
      "nutritionProven": .bool(plan.isNutritionProven),
      "judgedDays": .integer(plan.judgedDays),
      "daysWithTargets": .integer(plan.daysWithTargets),
      "liking": .integer(plan.liking),
      "longestAgo": .integer(plan.longestAgo),
      "steps": .integer(plan.steps),
      "result": .string(FillingResult(plan, of: filling).sentence[language]),
      "empty": .array(plan.emptySlots.map { .string($0.description) }),
      "dropped": .array(plan.warnings.map(Self.document)),
      "warnings": .array(
        (change?.warnings ?? outcome.warnings).map { .string($0[language]) }
      ),
      "files": .array((change?.files ?? []).map { .string($0.path) }),
      "commits": .array((change?.commits ?? []).map { .string($0.id) }),
    ]
    if let shortage = outcome.shortage {
      let text = ShortageText(
        shortage: shortage,
        household: household,
        areMeals: FillingResult.areMeals(plan)
      )
      object["conflict"] = text.document(language)
    }
    if isVariant { object["comparison"] = comparison(household) }
    if explains {
      object["explanations"] =
        FillingExplanation(outcome, of: filling, language: language).document
      object["certificate"] = plan.certificate.map { certificate in
        CertificateText(
          certificate: certificate,
          bound: plan.filled.bound,
          cells: plan.cells,
          household: household
        ).document(language)
      }
    }
    return .object(object)
  }

  /// The weeks as `compare` tells them.
  private func comparison(_ household: Household) -> JSONValue {
    let columns = filling.request.weeks.map { WeekComparison.Column($0, of: household) }
    return ComparisonJSON(
      comparison: WeekComparison(columns: columns),
      language: language
    ).weeks
  }

  /// The slots by week as their files write them.
  private var slots: JSONObject {
    var weeks = JSONObject()
    for week in Set(outcome.slots.keys.map(\.week)).sorted() {
      var object = JSONObject()
      for address in outcome.slots.keys.filter({ $0.week == week }).sorted() {
        object[address.key.description] = outcome.slots[address]?.document
      }
      weeks[week.description] = .object(object)
    }
    return weeks
  }

  private static func document(_ warning: PlanningWarning) -> JSONValue {
    switch warning {
    case .requirementDropped(let bearer, let slot):
      let kind = if case .tag = bearer { "tag" } else { "dish" }
      return .object([
        "slot": .string(slot.description),
        "bearer": .string("\(kind):\(bearer.id)"),
      ])
    }
  }
}
