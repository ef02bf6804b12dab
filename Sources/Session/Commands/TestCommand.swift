import Frontend
import Machine

/// `:test` runs the tests that the program has declared.
enum TestCommands {
  static let all = [test]

  private static let test = Command(
    "test", "[NAME]", of: [.free], "runs the tests that were declared with @Test",
    help: """
      Runs all tests, or those whose name or suite contains NAME. Each failure shows
      the values of the parts of its condition.
      """
  ) { session, text, _ in
    session.runTests(text.words.map(String.init).joined(separator: " "))
  }
}

extension Session {
  /// Runs the program's tests, all or those whose name contains the filter.
  package func runTests(_ filter: String = "") -> Outcome {
    engine.world.hasFailedTests = false
    let quoted = filter.filter { $0 != "\\" && $0 != "\"" && !$0.isNewline }
    engine.world.testsLeft = 0
    var outcome = runOfTests("await _runTests(\"\(quoted)\")")
    // A test that traps, or reaches what obsh does not support, has failed; the other tests still run.
    var (left, hasTrapped) = (Int.max, false)
    while outcome == .failed(.program) || outcome == .failed(.source), (1..<left).contains(engine.world.testsLeft) {
      (left, hasTrapped) = (engine.world.testsLeft, true)
      outcome = runOfTests("await _resumeTests()")
    }
    return outcome == .done && (hasTrapped || engine.world.hasFailedTests) ? .failed(.program) : outcome
  }

  private func runOfTests(_ text: String) -> Outcome {
    let checked = engine.frontend.check(text, name: "<tests>", mode: .shell)
    guard let input = accept(checked) else { return .failed(.source) }
    var outcome = Outcome.done
    for unit in input.units where outcome == .done { outcome = run(unit, showsValues: false) }
    return outcome
  }
}
