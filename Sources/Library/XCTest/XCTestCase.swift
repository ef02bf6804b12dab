// Test cases of XCTest. The parser registers each `func test…()` of a class that inherits from XCTestCase as a test,
// which runs like one of Testing.

class XCTestCase {
  @stored var continueAfterFailure: Bool
  @stored var _teardowns: [() async throws -> Void]
  var name: String { "\(type(of: self))" }
  init() {
    continueAfterFailure = true
    _teardowns = []
  }
  class func setUp() {}
  class func tearDown() {}
  func setUp() {}
  func setUpWithError() throws {}
  func setUp() async throws {}
  func tearDown() {}
  func tearDownWithError() throws {}
  func tearDown() async throws {}
  func addTeardownBlock(_ block: @escaping () -> Void) { _teardowns.append { block() } }
  func addTeardownBlock(_ block: @escaping () async throws -> Void) { _teardowns.append(block) }
  func expectation(description: String) -> XCTestExpectation { XCTestExpectation(description: description) }
  func wait(
    for expectations: [XCTestExpectation], timeout: Double = 0, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    _check(expectations, file, line)
  }
  func waitForExpectations(timeout: Double, file: StaticString = #fileID, line: UInt = #line) {}
  func fulfillment(
    of expectations: [XCTestExpectation], timeout: Double = 0, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) async {
    for _ in 0..<100 {
      if expectations.allSatisfy({ $0._isMet }) { break }
      try? await Task.sleep(for: .seconds(timeout / 100))
    }
    _check(expectations, file, line)
  }
  func _check(_ expectations: [XCTestExpectation], _ file: StaticString, _ line: UInt) {
    for expectation in expectations where !expectation._isMet {
      let words =
        expectation.isInverted
        ? "Fulfilled inverted expectation \"\(expectation.expectationDescription)\""
        : "Asynchronous wait failed - Unfulfilled expectation: \(expectation.expectationDescription)"
      _recordXCTest(words, "", file, line)
    }
  }
  func measure(_ block: () -> Void) { block() }
  func _setUpInSync() throws {
    try setUpWithError()
    setUp()
  }
  func _tearDownInSync() throws {
    tearDown()
    try tearDownWithError()
  }
}

class XCTestExpectation {
  @stored var expectationDescription: String
  @stored var expectedFulfillmentCount: Int
  @stored var isInverted: Bool
  @stored var assertForOverFulfill: Bool
  @stored var _count: Int
  init(description: String = "") {
    expectationDescription = description
    expectedFulfillmentCount = 1
    isInverted = false
    assertForOverFulfill = true
    _count = 0
  }
  func fulfill(file: StaticString = #fileID, line: UInt = #line) { _count += 1 }
  var _isMet: Bool { isInverted ? _count == 0 : _count >= expectedFulfillmentCount }
}

/// Thrown by a test that should be skipped.
struct XCTSkip: Error {
  @stored var message: String?
  init(_ message: @autoclosure () -> String? = nil, file: StaticString = #fileID, line: UInt = #line) {
    self.message = message()
  }
}
func XCTSkipIf(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if try condition() { throw XCTSkip(message()) }
}
func XCTSkipUnless(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if !(try condition()) { throw XCTSkip(message()) }
}

/// Thrown by `XCTUnwrap`, which has recorded the failure.
struct _XCTFailure: Error {}

/// Runs a test of a test case, between its setUp and its tearDown.
func _runXCTest<Case: XCTestCase>(
  _ test: Case, _ line: Int, file: StaticString = #fileID, _ body: (Case) async throws -> Void
) async {
  func attempt(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch let skip as XCTSkip {
      print("➜ Test \(_TestRun._shared._current) skipped\(skip.message.map { ": \"\($0)\"" } ?? ".")")
    } catch is _XCTFailure {
    } catch {
      _recordXCTest("threw error \"\(_testText(error))\"", "", file, UInt(line))
    }
    return false
  }
  func tearDown() async {
    for block in test._teardowns.reversed() { _ = await attempt(block) }
    _ = await attempt { try test._tearDownInSync() }
    _ = await attempt { try await test.tearDown() }
  }
  _TestRun._shared._isXCTest = true
  _TestRun._shared._tearDown = tearDown
  var isReady = await attempt { try await test.setUp() }
  if isReady { isReady = await attempt { try test._setUpInSync() } }
  if isReady { _ = await attempt { try await body(test) } }
  _TestRun._shared._tearDown = nil
  await tearDown()
}
