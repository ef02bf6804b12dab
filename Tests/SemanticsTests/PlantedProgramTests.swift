import Lint
import Testing

/// Programs in the styles of many authors, each with one mistake, after which its file is named, and how it is done
/// instead.
@Suite struct PlantedProgramTests {
  static let programs = TwoReadings.all(in: "Planted")

  private func rules(_ text: String) -> [String] {
    Linter([LintedFile(name: "a.swift", text: text)]).findings().map(\.rule)
  }

  @Test func `there are enough programs`() { #expect(Self.programs.count >= 120) }

  @Test(arguments: programs) func `the mistake is found in the source, or when it bites`(program: TwoReadings) {
    let rule = String(program.name.prefix { $0 != "-" })
    #expect(Rule.named(rule) != nil)
    let text = program.text(.wrong)
    if rules(text).contains(rule) { return }
    let trial = Trial(TwoReadings.inputs(of: text), level: .all)
    #expect(trial.rules.contains(rule), "\(rules(text)) \(trial.rules) \(trial.shown.joined())")
  }

  @Test(arguments: programs) func `the correct program of the same shape is not blamed`(program: TwoReadings) {
    let text = program.text(.right)
    #expect(rules(text) == [])
    let trial = Trial(TwoReadings.inputs(of: text))
    #expect(trial.failure == nil, "\(trial.shown.joined())")
    #expect(trial.mistakes == [])
  }
}
