import Session
import Testing

/// Traits of a program's own, known issues, warnings and cancellations: as `swift test` reports the same tests.
@Suite struct TraitTests {
  private func lines(_ script: String) -> [String] {
    let result = run(script: "import Testing\n" + script) { $0.runTests() }
    #expect(result.complaints == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `traits prepare tests and run them in their scopes`() {
    let printed = lines(
      """
      struct Loud: TestTrait, SuiteTrait, TestScoping {
        var isRecursive: Bool { true }
        func prepare(for test: Test) async throws { print("prepare", test.name, test.isSuite) }
        func provideScope(
          for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
          print("before", test.name, testCase != nil)
          try await function()
          print("after", test.name)
        }
      }
      struct Quiet: TestTrait, TestScoping {
        let name: String
        @TaskLocal static var names: [String] = []
        func provideScope(
          for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws { try await Self.$names.withValue(Self.names + [name]) { try await function() } }
      }
      extension Trait where Self == Quiet { static func quiet(_ name: String) -> Self { Quiet(name: name) } }
      extension Tag { @Tag static var slow: Self }
      @Suite(Loud(), .serialized, .tags(.slow)) struct All {
        @Test(.quiet("one"), .quiet("two")) func nested() {
          print(Quiet.names)
          #expect(Test.current?.tags == [.slow])
        }
        @Test(arguments: [1, 2]) func each(n: Int) {}
        @Test(.enabled("never") { false }) func never() {}
      }
      """)
    #expect(
      printed.filter { !$0.contains("◇") && !$0.contains("✔") } == [
        "prepare All true", "prepare nested() false", "before nested() true", "[\"one\", \"two\"]", "after nested()",
        "prepare each(n:) false", "before each(n:) true", "after each(n:)", "before each(n:) true", "after each(n:)",
        "prepare never() false", "➜ Test never() skipped: \"never\"",
      ])
  }

  @Test func `a known issue is one that matches`() {
    let printed = lines(
      """
      enum Failure: Error { case one, other }
      @Test func known() throws {
        withKnownIssue("plain") { #expect(Bool(false)) }
        withKnownIssue(isIntermittent: true) {}
        withKnownIssue { Issue.record("off") } when: { false }
        try withKnownIssue { throw Failure.one } matching: { $0.error is Failure }
        withKnownIssue("outer") { withKnownIssue { Issue.record("inner") } matching: { $0.error != nil } }
        try withKnownIssue { throw Failure.other } matching: { ($0.error as? Failure) == .one }
      }
      """)
    #expect(
      printed.map { $0.replacing(/after [0-9.]+ seconds/, with: "after a time") } == [
        "◇ Test run started.", "◇ Test known() started.",
        "━ Test known() recorded a known issue at main.swift:4:29: Expectation failed: Bool(false)", "↳ plain",
        "✘ Test known() recorded an issue at main.swift:6:32: Issue recorded", "↳ off",
        "━ Test known() recorded a known issue at main.swift:7:22: Caught error: .one",
        "━ Test known() recorded a known issue at main.swift:8:58: Issue recorded", "↳ inner", "↳ outer",
        "✘ Test known() recorded an issue at main.swift:9:22: Known issue was not recorded",
        "✘ Test known() recorded an issue at main.swift:3:2: Caught error: .other",
        "✘ Test known() failed after a time with 6 issues (including 3 known issues).",
        "✘ Test run with 1 test in 0 suites failed after a time with 6 issues (including 3 known issues).",
      ])
  }

  @Test func `a test may be cancelled and a warning is no failure`() {
    let printed = lines(
      """
      struct Price: CustomTestStringConvertible { let n: Int; var testDescription: String { "€\\(n)" } }
      @Test func cancelled() throws {
        try Test.cancel("enough")
      }
      @Test func warns() { Issue.record("careful", severity: .warning) }
      @Test(.enabled { throw Price.Missing() }) func broken() {}
      extension Price { struct Missing: Error {} }
      @Test(arguments: [Price(n: 2)]) func shows(price: Price) {
        print(String(describingForTest: price), String(describingForTest: "x"), Test.Case.current != nil)
      }
      """)
    #expect(
      printed.map { $0.replacing(/after [0-9.]+ seconds/, with: "after a time") } == [
        "◇ Test run started.", "◇ Test cancelled() started.",
        "➜ Test cancelled() was cancelled after a time: \"enough\"", "◇ Test warns() started.",
        "⚠︎ Test warns() recorded a warning at main.swift:6:34: Issue recorded", "↳ careful",
        "✔ Test warns() passed after a time with 1 warning.",
        "✘ Test broken() recorded an issue: Caught error: Missing()", "◇ Test shows(price:) started.",
        "◇ Test case passing 1 argument price → €2 to shows(price:) started.", "€2 \"x\" true",
        "✔ Test shows(price:) with 1 test case passed after a time.",
        "✘ Test run with 3 tests in 0 suites failed after a time with 2 issues (including 1 warning).",
      ])
  }
}
