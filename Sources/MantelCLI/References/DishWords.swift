/// The dishes that a command names in plain words.
enum DishWords {
  /// The courses that words name, in order: `ensaladilla + cocido` are two.
  ///
  /// Every `+` parts, with or without blanks around it; a dish with one in its name is named by
  /// its id.
  ///
  /// - Parameter words: The command's words, as the shell parted them.
  /// - Returns: The courses' texts, none of them empty.
  /// - Throws: `ReferenceError` when there is no dish, or none on a side of a `+`.
  static func parse(_ words: [String]) throws(ReferenceError) -> [String] {
    let text = words.joined(separator: " ")
    let courses = text.split(separator: "+", omittingEmptySubsequences: false).map { course in
      course.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard courses.contains(where: { !$0.isEmpty }) else {
      throw courses.count > 1 ? .missingCourse : .missingDish
    }
    guard !courses.contains("") else { throw .missingCourse }
    return courses
  }
}
