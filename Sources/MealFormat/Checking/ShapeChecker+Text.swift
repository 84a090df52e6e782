internal import Diagnostics
internal import JSONDocument
internal import MealModel
internal import Wording

extension ShapeChecker {
  mutating func checkText(_ node: JSONNode, _ shape: TextShape, key: String?) {
    let text = node.string ?? ""
    switch shape {
    case .line(let maximum): checkLine(node, text, maximum: maximum)
    case .prose: checkProse(node, text, key: key)
    case .date:
      if CalendarDay(text) == nil { find(.badDate, node, .badDate(text), hint: .dateHint) }
    case .birth:
      if CalendarDay(text) == nil, !TextRules.isYear(text) {
        find(.badDate, node, .badDate(text), hint: .dateHint)
      }
    case .time:
      if TimeOfDay(text) == nil { find(.badTime, node, .badTime(text), hint: .timeHint) }
    case .instant:
      if !TextRules.isInstant(text) { find(.badTime, node, .badTime(text), hint: .instantHint) }
    case .timeZone: checkTimeZone(node, text)
    case .color:
      if !TextRules.isColor(text) { find(.badColor, node, .badColor(text), hint: .colorHint) }
    case .dayPattern:
      if DayPattern(text) == nil { find(.badDays, node, .badDays(text), hint: .daysHint) }
    case .slot: checkSlot(node, text)
    case .span:
      if Span(text) == nil { find(.badTime, node, .badSpan(text), hint: .spanHint) }
    case .amount: checkAmount(node, text)
    case .reference, .foodOrDish: look(up: shape.kinds(of: text), node, text, use: .plain)
    case .substanceOrFood:
      let kinds = shape.kinds(of: text)
      if !kinds.isEmpty { look(up: kinds, node, text, use: .allergy) }
    case .allowance: checkAllowance(node, text)
    case .oneOf(let words): checkWord(node, text, among: words)
    }
  }

  mutating func checkLine(_ node: JSONNode, _ text: String, maximum: Int) {
    if let control = text.unicodeScalars.first(where: TextRules.isControl) {
      let name = TextRules.name(of: control)
      find(.badText, node, .controlInText(name), hint: .controlInTextHint)
    } else if text.unicodeScalars.allSatisfy(TextRules.isBlank) {
      find(.badText, node, .emptyText)
    } else if text.unicodeScalars.count > maximum {
      find(.badText, node, .longText(text.unicodeScalars.count, maximum: maximum))
    }
  }

  private mutating func checkProse(_ node: JSONNode, _ text: String, key: String?) {
    let control = text.unicodeScalars.first { scalar in
      TextRules.isControl(scalar) && scalar != "\n" && scalar != "\t"
    }
    if let control {
      find(.badText, node, .controlInText(TextRules.name(of: control)), hint: .controlInTextHint)
    } else if key == "description", text.unicodeScalars.count > 100 {
      find(.longDescription, node, .longDescription(text.unicodeScalars.count))
    }
  }

  private mutating func checkWord(_ node: JSONNode, _ text: String, among words: [String]) {
    guard !words.contains(text) else { return }
    let usual = Substance.meant(by: text).map(\.rawValue).flatMap { words.contains($0) ? $0 : nil }
    let near = usual ?? Spelling.near(text, among: words).first
    let hint = near.map(Phrase.didYouMean) ?? .oneOf(words)
    find(.unknownValue, node, .unknownValue(text), hint: hint)
  }

  private mutating func checkTimeZone(_ node: JSONNode, _ text: String) {
    guard let zones = known?.timeZones, !zones.contains(text) else {
      checkLine(node, text, maximum: 200)
      return
    }
    let near = Spelling.near(text, among: zones.names()).first
    find(.unknownValue, node, .unknownValue(text), hint: near.map(Phrase.didYouMean))
  }

  private mutating func checkSlot(_ node: JSONNode, _ text: String) {
    guard SlotKey(text) == nil else { return }
    let meant = Self.slot(meantBy: text)
    find(
      .unknownSlot,
      node,
      .unknownSlot(text),
      hint: meant.map { .didYouMean($0.description) } ?? .slotHint,
      fix: meant.map { .replaceBytes(node.range, with: "\"\($0)\"") }
    )
  }

  private mutating func checkAmount(_ node: JSONNode, _ text: String) {
    guard let (unit, right) = UnitSpelling.misspelling(in: text) else {
      checkLine(node, text, maximum: 200)
      return
    }
    let mended = text.dropLast(unit.count) + right
    find(
      .unitSpelling,
      node,
      .unitSpelling(unit, right: right),
      fix: .replaceBytes(node.range, with: CanonicalText.quoted(String(mended)))
    )
  }

  private mutating func checkAllowance(_ node: JSONNode, _ text: String) {
    guard text != "maxMinutes" else { return }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, TextRules.allowedRules.contains(parts[1]) else {
      find(.unknownValue, node, .unknownValue(text), hint: .allowanceHint)
      return
    }
    look(up: TextShape.allowance.kinds(of: text), node, parts[0], use: .plain)
  }
}
