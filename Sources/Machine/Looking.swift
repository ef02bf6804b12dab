/// Running code only to look, while the program is stopped in the middle of something, perhaps on another thread.
extension Machine {
  /// Runs `work` so that the stopped program finds everything as it was: its steps, its stack, and its random numbers.
  /// Within `work` nothing can be made or started that stays.
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

  /// Throws a trap if the program is only looked at.
  ///
  /// - Parameter effect: `Counter#1.count cannot be written`
  package func refuse(_ effect: @autoclosure () -> String) throws {
    if isLooking { throw Trap("\(effect()) while a turn is paused", heading: "") }
  }
}
