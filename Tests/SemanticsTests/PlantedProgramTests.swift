import Lint
import Testing

/// Programs in the styles of many authors, each with one mistake, after which its file is named, and how it is done
/// instead.
@Suite struct PlantedProgramTests {
  static let programs = TwoReadings.all(in: "Planted")

  private func rules(_ text: String) -> [String] {
    Linter([LintedFile(name: "a.swift", text: text)]).findings().map(\.rule)
  }

  @Test("there are enough programs") func count() { #expect(Self.programs.count >= 120) }

  @Test("the mistake is found in the source, or when it bites", arguments: programs)
  func wrong(program: TwoReadings) {
    let rule = String(program.name.prefix { $0 != "-" })
    #expect(Rule.named(rule) != nil)
    let text = program.text(.wrong)
    if rules(text).contains(rule) { return }
    let trial = Trial(TwoReadings.inputs(of: text), level: .all)
    #expect(trial.rules.contains(rule), "\(rules(text)) \(trial.rules) \(trial.shown.joined())")
  }

  @Test("the correct program of the same shape is not blamed", arguments: programs)
  func right(program: TwoReadings) {
    let text = program.text(.right)
    #expect(rules(text) == [])
    let trial = Trial(TwoReadings.inputs(of: text))
    #expect(trial.failure == nil, "\(trial.shown.joined())")
    #expect(trial.mistakes == [])
  }
}
