// Test cases of XCTest. The parser registers each `func test…()` of a class that inherits from XCTestCase as a test,
// which runs like one of Testing.

/// The class above test cases and suites.
class XCTest {
  var name: String { _trap("Must be overridden by subclasses.") }
  var testCaseCount: Int { _trap("Must be overridden by subclasses.") }
  init() {}
  func setUp() {}
  func setUpWithError() throws {}
  func setUp() async throws {}
  func tearDown() {}
  func tearDownWithError() throws {}
  func tearDown() async throws {}
}

class XCTestCase: XCTest {
  @stored var continueAfterFailure: Bool
  @stored var _teardowns: [() async throws -> Void]
  /// The expectations that the case has made and not waited for.
  @stored var _expectations: [XCTestExpectation]
  override var name: String { "\(type(of: self)).\(_TestRun._shared._current.prefix { $0 != "(" })" }
  override var testCaseCount: Int { 1 }
  override init() {
    continueAfterFailure = true
    _teardowns = []
    _expectations = []
    super.init()
  }
  class func setUp() {}
  class func tearDown() {}
  func addTeardownBlock(_ block: @escaping () -> Void) { _teardowns.append { block() } }
  func addTeardownBlock(_ block: @escaping () async throws -> Void) { _teardowns.append(block) }
  func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let place = SourceLocation(fileID: filePath, filePath: filePath, line: lineNumber, column: 0)
    _TestRun._shared._record(Issue(.unconditional, .error, nil, place), description)
  }

  func _setUpInSync() throws {
    try setUpWithError()
    setUp()
  }
  func _tearDownInSync() throws {
    tearDown()
    try tearDownWithError()
  }
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
  let run = _TestRun._shared
  run._isXCTest = true
  if run._tearDownClass == nil {
    Case.setUp()
    run._tearDownClass = { Case.tearDown() }
  }
  run._continuesAfterFailure = { test.continueAfterFailure }
  run._tearDown = tearDown
  var isReady = await attempt { try await test.setUp() }
  if isReady { isReady = await attempt { try test._setUpInSync() } }
  if isReady { _ = await attempt { try await body(test) } }
  test._reportUnwaitedExpectations()
  run._continuesAfterFailure = nil
  run._tearDown = nil
  await tearDown()
}
