import Lint
import Session
import Testing
import Trace

/// The problems that people ask about most often, as they tell them: what obsh says of the program, and that it is
/// content with the cured one.
@Suite struct ProblemTests {
  static let problems = TwoReadings.all(in: "Problems")

  /// `// says: …`
  private func expected(of problem: TwoReadings) -> [String] {
    problem.text.split(separator: "\n").filter { $0.hasPrefix("// says: ") }.map { String($0.dropFirst(9)) }
  }

  private func findings(_ text: String) -> [String] {
    Linter([LintedFile(name: "a.swift", text: text)]).findings().map { "\($0.line): \($0.message) [\($0.rule)]" }
  }

  @Test func `each of the twenty-two is told twice`() { #expect(Self.problems.count >= 44) }

  @Test(arguments: problems) func `the problem is named`(problem: TwoReadings) {
    let text = problem.text(.wrong)
    let trial = Trial(TwoReadings.inputs(of: text))
    let said = (findings(text) + trial.shown + trial.mistakes).joined(separator: "\n")
    #expect(!expected(of: problem).isEmpty)
    for words in expected(of: problem) { #expect(said.contains(words)) }
  }

  @Test(arguments: problems) func `the cured program is not blamed`(problem: TwoReadings) {
    let text = problem.text(.right)
    let trial = Trial(TwoReadings.inputs(of: text))
    #expect(findings(text) == [])
    #expect(trial.failure == nil, "\(trial.shown.joined())")
    #expect(trial.mistakes == [])
  }
}
