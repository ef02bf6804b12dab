import Session
import Testing

/// Tests that a program declares with Testing, run by `:test` and `run --test`.
@Suite struct TestingTests {
  @Test func `each failure shows the values of its parts`() {
    check(
      """
      > @Test func sum() {
      .   let items = [1, 2]
      .   #expect(items.count == 3, "three")
      .   #expect(items.isEmpty)
      .   #expect(items.contains(7))
      .   #expect(!items.isEmpty && items.count > 4)
      . }
      > :test
      ◇ Test run started.
      ◇ Test sum() started.
      ✘ Test sum() recorded an issue at <input 1>:3:3: Expectation failed: (items.count → 2) == 3
      ↳ three
      ✘ Test sum() recorded an issue at <input 1>:4:3: Expectation failed: (items → [1, 2]).isEmpty → false
      ✘ Test sum() recorded an issue at <input 1>:5:3: Expectation failed: (items → [1, 2]).contains(7)
      ✘ Test sum() recorded an issue at <input 1>:6:3: Expectation failed: (!items.isEmpty → true) && (items.count > 4 → false)
      ✘ Test sum() failed after 0.000 seconds with 4 issues.
      ✘ Test run with 1 test in 0 suites failed after 0.000 seconds with 4 issues.
      """)
  }

  @Test func `suites traits and arguments are reported as Swift test does`() {
    let result = runTests(
      script: """
        import Testing
        enum CartError: Error { case negative }
        struct Cart {
          var items: [Int] = []
          mutating func add(_ n: Int) throws {
            if n < 0 { throw CartError.negative }
            items.append(n)
          }
        }
        extension Tag { @Tag static var model: Self }
        @Suite("Cart") struct CartTests {
          var cart = Cart()
          @Test("adds items", .tags(.model), arguments: [1, 2]) mutating func adds(n: Int) throws {
            try cart.add(n)
            #expect(cart.items == [1])
          }
          @Test func refuses() {
            #expect(throws: CartError.negative) {
              var cart = Cart()
              try cart.add(-1)
            }
          }
        }
        @Test(.disabled("later")) func skipped() {}
        @Test func requires() throws {
          let n = try #require(Int("x"))
          #expect(n == 5)
        }
        """)
    #expect(
      result.output == """
        ◇ Test run started.
        ◇ Suite "Cart" started.
        ◇ Test "adds items" started.
        ◇ Test case passing 1 argument n → 1 to "adds items" started.
        ◇ Test case passing 1 argument n → 2 to "adds items" started.
        ✘ Test "adds items" recorded an issue with 1 argument n → 2 at main.swift:15:5: Expectation failed: \
        (cart.items → [2]) == [1]
        ✘ Test "adds items" with 2 test cases failed after 0.000 seconds with 1 issue.
        ◇ Test refuses() started.
        ✔ Test refuses() passed after 0.000 seconds.
        ✘ Suite "Cart" failed after 0.000 seconds with 1 issue.
        ➜ Test skipped() skipped: "later"
        ◇ Test requires() started.
        ✘ Test requires() recorded an issue at main.swift:26:15: Expectation failed: Int("x") → nil
        ✘ Test requires() failed after 0.000 seconds with 1 issue.
        ✘ Test run with 4 tests in 1 suite failed after 0.000 seconds with 2 issues.

        """)
    #expect(result.complaints.isEmpty)
    #expect(result.outcome == .failed(.program))
  }

  @Test func `confirmations and known issues count`() {
    let result = runTests(
      script: """
        @Test func confirms() async {
          await confirmation(expectedCount: 2) { confirm in
            confirm()
            confirm()
          }
        }
        @Test func known() { withKnownIssue { #expect(1 == 2) } }
        """)
    #expect(
      result.output == """
        ◇ Test run started.
        ◇ Test confirms() started.
        ✔ Test confirms() passed after 0.000 seconds.
        ◇ Test known() started.
        ━ Test known() recorded a known issue at main.swift:7:39: Expectation failed: 1 == 2
        ━ Test known() passed after 0.000 seconds with 1 known issue.
        ━ Test run with 2 tests in 0 suites passed after 0.000 seconds with 1 known issue.

        """)
    #expect(result.outcome == .done)
  }

  @Test func `tests that sleep take virtual time`() {
    let result = runTests(
      script: """
        @Test func waits() async throws {
          try await Task.sleep(for: .seconds(90))
          Issue.record("late")
        }
        """)
    #expect(result.output.contains("Test waits() failed after 90.000 seconds with 1 issue."))
    #expect(result.output.contains("\n↳ late\n"))
  }

  private func runTests(script: String) -> (output: String, complaints: String, outcome: Outcome) {
    run(script: script) { $0.runTests() }
  }
}
