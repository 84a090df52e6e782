internal import MealModel
internal import MealRules

extension ProblemBuilder {
  mutating func addPlaces() {
    var cell = 0
    for (number, slot) in problem.slots.enumerated() {
      let first = cell
      var places: [PlanningProblem.Place] = []
      for own in slot.cells {
        places.append(
          PlanningProblem.Place(
            slot: number,
            cells: cell..<cell + 1,
            courses: own.courses,
            required: []
          )
        )
        problem.slotOfCell.append(number)
        cell += 1
      }
      for index in slot.cells.indices.dropLast()
      where slot.cells[index].courses == .first && slot.cells[index + 1].courses == .second {
        let start = first + index
        places.append(
          PlanningProblem.Place(
            slot: number,
            cells: start..<start + 2,
            courses: .single,
            required: []
          )
        )
      }
      problem.placesOfSlot.append(Array(problem.places.count..<problem.places.count + places.count))
      problem.places += places
    }
    problem.required = Array(repeating: [], count: problem.slots.count)
  }
}
