import Foundation
import Session
import Testing

/// `obsh run --test DIR`: the tests of a package, of Testing and of XCTest.
@Suite struct PackageTestsTests {
  private func runTests(_ files: KeyValuePairs<String, String>) throws -> (
    printed: String, complaints: String, outcome: Outcome
  ) {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Bank",
        targets: [
          .target(name: "Bank"), .executableTarget(name: "teller", dependencies: ["Bank"]),
          .target(name: "Support", path: "Tests/Support"),
          .testTarget(name: "BankTests", dependencies: ["Bank", "Support"]),
        ])
      """)
    try folder.write(
      "Sources/Bank/Account.swift",
      """
      public struct Overdrawn: Error, Equatable {}
      public final class Account {
        public private(set) var balance = 0
        let limit = 100
        public init() {}
        public func pay(_ amount: Int) { balance += amount }
        public func take(_ amount: Int) throws {
          guard amount <= balance else { throw Overdrawn() }
          balance -= amount
        }
      }
      """)
    try folder.write("Sources/teller/main.swift", "import Bank\nprint(\"the teller runs\")")
    for (name, text) in files { try folder.write("Tests/BankTests/\(name)", text) }
    var (printed, complaints) = ("", "")
    let session = Session(SessionOptions(.script), complaints: { complaints += $0 }, output: { printed += $0 })
    let code = CodeToOpen(paths: [folder.path], platform: "Linux", includesTests: true)
    var outcome = try session.run(program: code, isOpen: false)
    if outcome == .done { outcome = session.runTests() }
    return (printed, complaints, outcome)
  }

  @Test func `files beside tests are found by the path of the test, in their folders, and stay as they are`() throws {
    let ran = try runTests([
      "FixtureTests.swift": """
      import Foundation
      import Testing
      @Suite struct FixtureTests {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("fixtures")
        @Test func reads() throws {
          let files = FileManager.default
          #expect(try String(contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8) == "first")
          #expect(try String(contentsOfFile: folder.path + "/../fixtures/inner/b.txt", encoding: .utf8) == "second")
          #expect(try files.contentsOfDirectory(atPath: folder.path) == ["a.txt", "inner"])
          #expect(files.enumerator(atPath: folder.path)?.map { "\\($0)" } == ["a.txt", "inner", "inner/b.txt"])
          var isFolder: ObjCBool = false
          #expect(files.fileExists(atPath: folder.path + "/inner", isDirectory: &isFolder) && isFolder.boolValue)
          #expect(!files.fileExists(atPath: folder.path + "/c.txt"))
        }
        @Test func keeps() throws {
          #expect(throws: CocoaError.self) { try FileManager.default.removeItem(atPath: folder.path + "/a.txt") }
          try Data("new".utf8).write(to: folder.appendingPathComponent("c.txt"))
          #expect(try String(contentsOf: folder.appendingPathComponent("c.txt"), encoding: .utf8) == "new")
        }
      }
      """,
      "fixtures/a.txt": "first", "fixtures/inner/b.txt": "second",
    ])
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test run with 2 tests in 1 suite passed"))
  }

  @Test func `tests of testing run`() throws {
    let ran = try runTests([
      "AccountTests.swift": """
      import Testing
      @testable import Bank

      @Suite struct AccountTests {
        let account = Account()
        @Test func startsEmpty() { #expect(account.balance == 0) }
        @Test("paying adds", arguments: [1, 20]) func paying(amount: Int) {
          account.pay(amount)
          #expect(account.balance == amount)
        }
        @Test func refuses() { #expect(throws: Overdrawn.self) { try account.take(account.limit) } }
        @Test func isWrong() { #expect(account.limit == 99) }
      }
      """
    ])
    #expect(ran.complaints == "")
    #expect(!ran.printed.contains("teller"))
    #expect(ran.printed.contains("Test startsEmpty() passed"))
    #expect(ran.printed.contains("\"paying adds\" with 2 test cases passed"))
    #expect(ran.printed.contains("Test refuses() passed"))
    #expect(ran.printed.contains("Expectation failed: (account.limit → 100) == 99"))
    #expect(ran.printed.contains("Test run with 4 tests in 1 suite failed"))
    #expect(ran.outcome == .failed(.program))
  }

  @Test func `internal overloads are seen by files that import the module for tests`() throws {
    let ran = try runTests([
      "OverloadTests.swift": """
      import Testing
      @testable import Bank

      extension Account { convenience init(name: String) { self.init() } }
      @Test func internalOverload() { #expect(Branch(city: "Rome", 3).number == 3) }
      """,
      "../../Sources/Bank/Branch.swift": """
      public struct Branch {
        let number: Int
        init(city: String, _ number: Int) { self.number = number }
        public init(city: String) { self.init(city: city, 0) }
        public init(city: String, count: () -> Int) { self.init(city: city, count()) }
      }
      """,
    ])
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test internalOverload() passed"))
  }

  @Test func `failures have the place that a helper passes on`() throws {
    let ran = try runTests([
      "A.swift": "import Testing\n\nstruct Unused {}\n",
      "Helpers.swift": """
      import Testing
      func check(_ number: Int, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(number == 1, comment, sourceLocation: sourceLocation)
        if number > 2 { Issue.record("\\(number) is large", sourceLocation: sourceLocation) }
      }
      @Test func passesPlaces() {
        check(2)
        check(3, "three", sourceLocation: SourceLocation(fileID: "Bank/A.swift", filePath: "A.swift", line: 4, column: 5))
      }
      @Test func fails() { #expect(1 == 2) }
      """,
    ])
    #expect(ran.printed.contains("at Helpers.swift:7:8: Expectation failed: (number → 2) == 1"))
    #expect(ran.printed.contains("at A.swift:4:5: Expectation failed: (number → 3) == 1\n↳ three"))
    #expect(ran.printed.contains("at A.swift:4:5: Issue recorded\n↳ 3 is large"))
    #expect(ran.printed.contains("at Helpers.swift:10:22: Expectation failed: 1 == 2"))
  }

  @Test func `arguments and traits name members of the suite`() throws {
    let ran = try runTests([
      "SuiteTests.swift": """
      import Testing
      @Suite struct SuiteTests {
        private static let amounts = [1, 2]
        static var isOn: Bool { true }
        @Test(arguments: amounts) func amount(_ amount: Int) { #expect(amount < 3) }
        @Test(.enabled(if: isOn), arguments: Self.amounts.map { $0 + 1 }) func more(_ amount: Int) {
          #expect(amount < 4 && Test.current?.name == "more(_:)")
        }
      }
      """
    ])
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test amount(_:) with 2 test cases passed"))
    #expect(ran.printed.contains("Test run with 2 tests in 1 suite passed"))
  }

  @Test func `test cases of XC test run`() throws {
    let ran = try runTests([
      "LedgerTests.swift": """
      import XCTest
      @testable import Bank

      final class LedgerTests: XCTestCase {
        var account: Account!
        override func setUp() { print("set up"); account = Account() }
        override func tearDownWithError() throws { print("tear down"); account = nil }
        func testPaying() throws {
          account.pay(3)
          XCTAssertEqual(account.balance, 3)
          XCTAssertGreaterThan(account.limit, 3)
          XCTAssertThrowsError(try account.take(4)) { XCTAssertTrue($0 is Overdrawn) }
          XCTAssertNoThrow(try account.take(3))
          XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.0001)
          XCTAssertEqual(UInt(2), 3, accuracy: 1)
          XCTAssertNotEqual(Double.nan, 1, accuracy: 1)
          XCTAssertNil(Int("x"))
          XCTAssertEqual(try XCTUnwrap(Int("7")), 7)
        }
        func testAsync() async throws {
          let done = expectation(description: "paid")
          Task { account.pay(1); done.fulfill() }
          await fulfillment(of: [done], timeout: 1)
          XCTAssertEqual(account.balance, 1)
        }
        func testSkipped() throws { throw XCTSkip("not here") }
        func helper() { XCTFail("never called") }
      }
      @MainActor final class FailingTests: XCTestCase {
        func testAll() throws {
          XCTAssertEqual(1 + 1, 3, "sum")
          XCTAssertFalse(true)
          XCTAssertNotNil(Int("x"))
          let value = try XCTUnwrap(Int("y"))
          print("never", value)
        }
      }
      """
    ])
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test testPaying() passed"))
    #expect(ran.printed.contains("Test testAsync() passed"))
    #expect(ran.printed.contains("Test testSkipped() skipped: \"not here\""))
    #expect(ran.printed.contains("XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - sum"))
    #expect(ran.printed.contains("LedgerTests.swift:32: XCTAssertFalse failed"))
    #expect(ran.printed.contains("XCTAssertNotNil failed"))
    #expect(ran.printed.contains("XCTUnwrap failed: expected non-nil value of type \"Int\""))
    #expect(!ran.printed.contains("never"))
    #expect(ran.printed.components(separatedBy: "set up\n").count == 4)
    #expect(ran.printed.components(separatedBy: "tear down\n").count == 4)
    #expect(ran.printed.contains("Test run with 4 tests in 2 suites failed"))
    #expect(ran.outcome == .failed(.program))
  }

  @Test func `test cases wait for their expectations`() throws {
    let ran = try runTests([
      "WaitingTests.swift": """
      import Combine
      import Foundation
      import XCTest

      extension XCTest { func same(_ one: Int, _ other: Int) { XCTAssertEqual(one, other) } }

      final class WaitingTests: XCTestCase {
        override class func setUp() { print("before all") }
        override class func tearDown() { print("after all") }
        var sinks: Set<AnyCancellable> = []

        func testQueues() {
          let queued = expectation(description: "queued")
          DispatchQueue.main.async { queued.fulfill() }
          let later = expectation(description: "later")
          later.expectedFulfillmentCount = 2
          for delay in [0.1, 0.2] { DispatchQueue.global().asyncAfter(deadline: .now() + delay) { later.fulfill() } }
          let task = expectation(description: "task")
          Task { @MainActor in task.fulfill() }
          waitForExpectations(timeout: 1)
          same(later.expectedFulfillmentCount, 2)
        }
        func testPublishers() {
          let subject = PassthroughSubject<Int, Never>()
          let found = expectation(description: "found")
          subject.debounce(for: 0.3, scheduler: RunLoop.main).sink { if $0 == 2 { found.fulfill() } }.store(in: &sinks)
          subject.send(1)
          subject.send(2)
          wait(for: [found], timeout: 0.5)
        }
        func testNotifications() {
          expectation(forNotification: Notification.Name("paid"), object: nil) { $0.userInfo?["sum"] as? Int == 3 }
          NotificationCenter.default.post(name: Notification.Name("paid"), object: nil, userInfo: ["sum": 2])
          DispatchQueue.main.async {
            NotificationCenter.default.post(name: Notification.Name("paid"), object: nil, userInfo: ["sum": 3])
          }
          waitForExpectations(timeout: 1) { XCTAssertNil($0) }
        }
        func testPredicates() {
          var count = 0
          let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
          expectation(for: NSPredicate { _, _ in count > 3 }, evaluatedWith: nil)
          waitForExpectations(timeout: 1)
          timer.invalidate()
        }
        func testWaiter() {
          let first = XCTestExpectation(description: "first"), second = XCTestExpectation(description: "second")
          second.fulfill()
          first.fulfill()
          XCTAssertEqual(XCTWaiter.wait(for: [first, second], timeout: 1, enforceOrder: true), .incorrectOrder)
          XCTAssertEqual(XCTWaiter().wait(for: [XCTestExpectation(description: "never")], timeout: 1), .timedOut)
        }
      }

      final class FailingTests: XCTestCase {
        func testNever() { expectation(description: "never"); waitForExpectations(timeout: 0.5) }
        func testUnwaited() { _ = expectation(description: "forgotten") }
        func testInverted() {
          let unwanted = expectation(description: "unwanted")
          unwanted.isInverted = true
          DispatchQueue.main.async { unwanted.fulfill() }
          wait(for: [unwanted], timeout: 0.5)
        }
        func testOrder() {
          let first = expectation(description: "first"), second = expectation(description: "second")
          second.fulfill()
          first.fulfill()
          wait(for: [first, second], timeout: 1, enforceOrder: true)
        }
        func testNothing() { waitForExpectations(timeout: 1) }
        func testFirstFailure() {
          continueAfterFailure = false
          XCTAssertEqual(1, 2)
          print("never printed")
        }
      }
      """
    ])
    #expect(ran.complaints.contains("Terminating execution due to test failure"))
    for name in ["Queues", "Publishers", "Notifications", "Predicates", "Waiter"] {
      #expect(ran.printed.contains("Test test\(name)() passed"))
    }
    for words in [
      "WaitingTests.swift:56: Asynchronous wait failed - Exceeded timeout of 0.5 seconds, with unfulfilled "
        + "expectations: never", "WaitingTests.swift:57: Failed due to unwaited expectation 'forgotten'",
      "WaitingTests.swift:61: Asynchronous wait failed - Fulfilled inverted expectation 'unwanted'",
      "Failed due to expectation fulfilled in incorrect order: requires 'first', actually fulfilled 'second'",
      "API violation - call made to wait without any expectations having been set.",
    ] {
      #expect(ran.printed.contains(words))
    }
    #expect(!ran.printed.contains("never printed"))
    #expect(ran.printed.components(separatedBy: "before all\n").count == 2)
    let ends = ran.printed.components(separatedBy: "after all\n")
    #expect(ends.count == 2 && ends[0].contains("testWaiter() passed") && ends[1].contains("FailingTests started"))
    #expect(ran.outcome == .failed(.program))
  }

  @Test func `the class of a test may come from another module or a later file`() throws {
    let ran = try runTests([
      "../Support/BankCase.swift": """
      import XCTest
      open class BankCase: XCTestCase {
        public func same(_ one: Int, _ other: Int) { XCTAssertEqual(one, other) }
      }
      """,
      "AccountTests.swift": """
      import Support
      final class AccountTests: BankCase { func testSame() { same(1, 1) } }
      final class LedgerTests: LedgerCase { func testLines() { same(lines, 2) } }
      """,
      "LedgerCase.swift": """
      import Support
      class LedgerCase: BankCase { let lines = 2 }
      """,
    ])
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test testSame() passed"))
    #expect(ran.printed.contains("Test testLines() passed"))
    #expect(ran.outcome == .done)
  }

  @Test func `a test that reaches what obsh does not support fails and the others run`() throws {
    let ran = try runTests([
      "NestTests.swift": """
      import XCTest
      struct Nest<T> { let value: T }
      func nest<T>(_ value: T) -> Int { nest(Nest(value: value)) }
      final class NestTests: XCTestCase {
        func testBefore() { XCTAssertEqual(1, 1) }
        func testNesting() { XCTAssertEqual(nest(1), 1) }
        func testAfter() { XCTAssertEqual(2, 2) }
      }
      """
    ])
    #expect(ran.complaints.contains("NestTests.swift:3:"))
    #expect(ran.complaints.contains("not supported by obsh: generic types nested more than 512 deep"))
    #expect(ran.printed.contains("Test testBefore() passed"))
    #expect(ran.printed.contains("Test testNesting() failed"))
    #expect(ran.printed.contains("Test testAfter() passed"))
    #expect(ran.outcome == .failed(.program))
  }
}
