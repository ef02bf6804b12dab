/// Running code only to inspect the program, while it is stopped in the middle of something, perhaps on another
/// thread.
extension Machine {
  /// Runs `work` so that the stopped program finds everything unchanged: its steps, its stack, and its random
  /// numbers. `work` must not create or start anything that outlives it.
  package func look<Result>(_ work: () throws -> Result) rethrows -> Result {
    let steps = (stepsBeforeSlice, slice, shared.pointee.fuel)
    let notes = (notesReads, notesWrites)
    let lowestStackAddress = shared.pointee.lowestStackAddress
    let wasLooking = isLooking
    let world = world.copyOfState
    isLooking = true
    (notesReads, notesWrites) = (false, false)
    resetSteps()
    beginStack()
    defer {
      isLooking = wasLooking
      (notesReads, notesWrites) = notes
      (stepsBeforeSlice, slice, shared.pointee.fuel) = steps
      shared.pointee.lowestStackAddress = lowestStackAddress
      self.world.copyOfState = world
    }
    return try work()
  }

  /// Throws a trap while the program is only being inspected.
  ///
  /// - Parameter effect: `Counter#1.count cannot be written`
  package func refuse(_ effect: @autoclosure () -> String) throws {
    if isLooking { throw Trap("\(effect()) while a turn is paused", heading: "") }
  }
}
