import Session
import Testing
import Trace

/// Small apps with an input of which no view is told, and the same apps with one that views follow.
@Suite struct StaleProgramTests {
  static let programs = TwoReadings.all(in: "Stale")

  @Test func `there are enough programs`() { #expect(Self.programs.count >= 150) }

  @Test(arguments: programs) func `the view is named in the turn in which it goes stale`(program: TwoReadings) {
    let inputs = TwoReadings.inputs(of: program.text(.wrong))
    let before = Trial(Array(inputs.dropLast()))
    let trial = Trial(inputs)
    #expect(trial.failure == nil)
    #expect(before.mistakes == [])
    #expect(trial.mistakes.count == 1)
    // The time goes on by itself, a weak reference becomes nil, and a parent passes a value; everything else has a writer.
    let text = trial.mistakes.first ?? ""
    let isWithoutWriter = ["time passes", "still shows", " is nil: ", " now passes "].contains(where: text.contains)
    #expect(text.contains(" since <input ") || isWithoutWriter, "\(text)")
  }

  @Test(arguments: programs) func `a view that follows its input is not blamed`(program: TwoReadings) {
    let trial = Trial(TwoReadings.inputs(of: program.text(.right)))
    #expect(trial.failure == nil)
    #expect(trial.mistakes == [])
  }
}
