internal import Diagnostics
internal import JSONDocument
internal import MealModel
internal import Wording

extension ShapeChecker {
  /// Looks an id up; one that names nothing is kept until all names are known.
  mutating func look(
    up kinds: [RecordKind],
    _ node: JSONNode,
    _ text: String,
    use: UnresolvedReference.Use
  ) {
    if let known, kinds.contains(where: { known.contains($0, text, person: person) }) { return }
    unresolved.append(
      UnresolvedReference(kinds: kinds, text: text, path: path, range: node.range, use: use)
    )
  }
}

/// Says what is wrong with references that name nothing.
///
/// A text is looked up as an id, then as a name; it is a bad id only if no file could be called
/// that.
struct ReferenceResolver {
  let known: KnownIDs?
  /// Ids by the folded names of their records.
  let idsByName: [RecordKind: [String: Set<String>]]

  func finding(for reference: UnresolvedReference) -> Finding? {
    let place = Place(path: reference.path, target: .bytes(reference.range))
    if let finding = nameForID(reference, place) { return finding }
    if reference.use == .allergy, let meant = Substance.meant(by: reference.text) {
      return unknown(reference, place, hint: .didYouMean(meant.rawValue))
    }
    guard IdentifierText.hasValidForm(reference.text) else {
      return Finding(.badID, at: place, .badID(reference.text), hint: .idHint)
    }
    guard let known else { return nil }
    let candidates = reference.kinds.flatMap { known.all($0) }
    let near = Spelling.near(reference.text, among: candidates).first
    return unknown(reference, place, hint: near.map(Phrase.didYouMean))
  }

  private func nameForID(_ reference: UnresolvedReference, _ place: Place) -> Finding? {
    let name = LatinLetters.folded(reference.text)
    let ids = reference.kinds.reduce(into: Set<String>()) { ids, kind in
      ids.formUnion(idsByName[kind]?[name] ?? [])
    }
    guard let id = ids.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return nil }
    return Finding(
      .nameForID,
      at: place,
      .nameForID(reference.text, id: id),
      fix: ids.count == 1 ? .replaceBytes(reference.range, with: CanonicalText.quoted(id)) : nil
    )
  }

  private func unknown(
    _ reference: UnresolvedReference,
    _ place: Place,
    hint: Phrase?
  ) -> Finding {
    let text = reference.text
    switch (reference.kinds.first, reference.use) {
    case (.food, .allergy):
      return Finding(
        .unknownFood,
        at: place,
        .unknownAllergy(text),
        severity: .error,
        hint: hint ?? .unknownAllergyHint(text)
      )
    case (.food, .ingredient):
      return Finding(
        .unknownFood,
        at: place,
        .foodWithoutFile(text),
        hint: hint ?? .foodWithoutFileHint(text)
      )
    case (.tag, _): return Finding(.unknownTag, at: place, .unknownTag(text), hint: hint)
    case (.dish, _): return Finding(.unknownDish, at: place, .unknownDish(text), hint: hint)
    case (.person, _): return Finding(.unknownPerson, at: place, .unknownPerson(text), hint: hint)
    case (.objective, _):
      return Finding(
        .unknownObjective,
        at: place,
        .unknownObjective(text),
        severity: .note,
        hint: hint
      )
    case (.template, _):
      return Finding(.unknownTemplate, at: place, .unknownTemplate(text), hint: hint)
    case (.food, .plain), (nil, _):
      return Finding(.unknownFood, at: place, .unknownFood(text), hint: hint)
    }
  }
}
