// Waiting for expectations, with the messages of XCTest on Linux. The virtual clock advances while a test waits.

/// Receives the reports of a waiter.
protocol XCTWaiterDelegate: AnyObject {
  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
}
extension XCTWaiterDelegate {
  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {}
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
}

class XCTWaiter {
  enum Result: Int {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  @stored weak var delegate: (any XCTWaiterDelegate)?
  @stored var _expectations: [XCTestExpectation]
  @stored var _place: (file: StaticString, line: UInt)
  @stored var _timeout: Double
  init(delegate: (any XCTWaiterDelegate)? = nil) {
    _expectations = []
    _place = ("", 0)
    _timeout = 0
    self.delegate = delegate
  }
  /// The expectations that have been fulfilled, in the order of their fulfillment.
  var fulfilledExpectations: [XCTestExpectation] {
    _expectations.filter(\._isFulfilled).sorted { $0._order < $1._order }
  }

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    _begin(expectations, timeout, file, line)
    _ = _clockWait(until: DispatchTime.now() + Swift.max(0, timeout), isRunLoop: true) {
      self._isDecided(enforceOrder)
    }
    return _end(enforceOrder)
  }
  @discardableResult func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) async -> Result {
    _begin(expectations, timeout, file, line)
    // In steps: the test gives way to all others, also to those of its actor.
    for _ in 0..<100 {
      if _isDecided(enforceOrder) { break }
      try? await Task.sleep(for: .seconds(timeout / 100))
    }
    return _end(enforceOrder)
  }
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }
  static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  func _begin(_ expectations: [XCTestExpectation], _ timeout: Double, _ file: StaticString, _ line: UInt) {
    precondition(
      Set(expectations).count == expectations.count,
      "API violation - each expectation can appear only once in the 'expectations' parameter.")
    precondition(_expectations.isEmpty, "API violation - wait(...) has already been called on this waiter.")
    let old = expectations.filter(\._hasBeenWaitedOn).map(\.expectationDescription).joined(separator: "`, `")
    precondition(
      old.isEmpty, "API violation - expectations can only be waited on once, `\(old)` have already been waited on.")
    (_expectations, _timeout, _place) = (expectations, timeout, (file, line))
    for expectation in expectations { expectation._beginWaiting() }
  }
  /// True if no later fulfillment can change the result.
  func _isDecided(_ enforceOrder: Bool) -> Bool {
    _expectations.allSatisfy(\._isFulfilled) || _fulfilledInverted != nil
      || enforceOrder && _outOfOrder != nil
  }
  var _fulfilledInverted: XCTestExpectation? { _expectations.first { $0.isInverted && $0._isFulfilled } }
  /// The first fulfilled expectation at the place of another one, which is the second.
  var _outOfOrder: (XCTestExpectation, XCTestExpectation)? {
    for (found, required) in zip(fulfilledExpectations, _expectations.filter { !$0.isInverted })
    where found !== required {
      return (found, required)
    }
    return nil
  }
  func _end(_ enforceOrder: Bool) -> Result {
    for expectation in _expectations { expectation._cleanUp() }
    if let inverted = _fulfilledInverted {
      delegate?.waiter(self, didFulfillInvertedExpectation: inverted)
      return .invertedFulfillment
    }
    if enforceOrder, let (found, required) = _outOfOrder {
      delegate?.waiter(self, fulfillmentDidViolateOrderingConstraintsFor: found, requiredExpectation: required)
      return .incorrectOrder
    }
    let missing = _expectations.filter { !$0.isInverted && !$0._isFulfilled }
    if missing.isEmpty { return .completed }
    delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: missing)
    return .timedOut
  }
}

struct XCTestError: Error {
  enum Code: Int {
    case timeoutWhileWaiting, failureWhileWaiting
  }
  let code: Code
  init(_ code: Code) { self.code = code }
  static var timeoutWhileWaiting: Code { .timeoutWhileWaiting }
  static var failureWhileWaiting: Code { .failureWhileWaiting }
}
typealias XCWaitCompletionHandler = ((any Error)?) -> Void

extension XCTestCase: XCTWaiterDelegate {
  @discardableResult func expectation(
    description: String, file: StaticString = #fileID, line: UInt = #line
  ) -> XCTestExpectation { _added(XCTestExpectation(description: description, file: file, line: line)) }
  @discardableResult func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default, file: StaticString = #fileID, line: UInt = #line,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let made = XCTNSNotificationExpectation(
      name: notificationName, object: object, notificationCenter: notificationCenter, file: file, line: line)
    made.handler = handler
    return _added(made)
  }
  @discardableResult func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, file: StaticString = #fileID, line: UInt = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let made = XCTNSPredicateExpectation(predicate: predicate, object: object, file: file, line: line)
    made.handler = handler
    return _added(made)
  }
  func _added(_ expectation: XCTestExpectation) -> XCTestExpectation {
    _expectations.append(expectation)
    return expectation
  }

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .greatestFiniteMagnitude,
    enforceOrder: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) {
    XCTWaiter(delegate: self)
      .wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    _forget(expectations)
  }
  func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .greatestFiniteMagnitude,
    enforceOrder: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) async {
    await XCTWaiter(delegate: self)
      .fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    _forget(expectations)
  }
  /// Waits for all expectations that the case has made.
  func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #fileID, line: UInt = #line, handler: XCWaitCompletionHandler? = nil
  ) {
    let expectations = _expectations
    if expectations.isEmpty {
      return _recordXCTest(
        "API violation - call made to wait without any expectations having been set.", "", file, line)
    }
    let result = XCTWaiter(delegate: self).wait(for: expectations, timeout: timeout, file: file, line: line)
    _forget(expectations)
    handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
  }
  func _forget(_ expectations: [XCTestExpectation]) { _expectations.removeAll { expectations.contains($0) } }

  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {
    let missing = unfulfilledExpectations.map(\.expectationDescription).joined(separator: ", ")
    _recordXCTest(
      "Asynchronous wait failed - Exceeded timeout of \(waiter._timeout) seconds, with unfulfilled expectations: "
        + missing, "", waiter._place.file, waiter._place.line)
  }
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    _recordXCTest(
      "Failed due to expectation fulfilled in incorrect order: requires "
        + "'\(requiredExpectation.expectationDescription)', actually fulfilled '\(expectation.expectationDescription)'",
      "", expectation._place.file, expectation._place.line)
  }
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {
    _recordXCTest(
      "Asynchronous wait failed - Fulfilled inverted expectation '\(expectation.expectationDescription)'", "",
      expectation._place.file, expectation._place.line)
  }

  /// An expectation that the test has made and not waited for is a failure.
  func _reportUnwaitedExpectations() {
    let unwaited = _expectations.filter { !$0._hasBeenWaitedOn }
    for expectation in _expectations { expectation._cleanUp() }
    _expectations = []
    guard let first = unwaited.first else { return }
    let names = unwaited.map { "'\($0.expectationDescription)'" }.joined(separator: ", ")
    _recordXCTest(
      "Failed due to unwaited expectation\(unwaited.count > 1 ? "s" : "") \(names)", "", first._creation.file,
      first._creation.line)
  }
}
