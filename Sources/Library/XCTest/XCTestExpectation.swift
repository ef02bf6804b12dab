// Expectations, for which a test waits.

class XCTestExpectation: Hashable {
  @stored var expectationDescription: String
  @stored var expectedFulfillmentCount: Int
  @stored var isInverted: Bool
  @stored var assertForOverFulfill: Bool
  @stored var _count: Int
  @stored var _hasBeenWaitedOn: Bool
  /// The position of the fulfillment among all others; 0 before it.
  @stored var _order: Int
  @stored var _place: (file: StaticString, line: UInt)
  let _creation: (file: StaticString, line: UInt)
  static var _lastOrder = 0
  init(
    description: String = "no description provided", file: StaticString = #fileID, line: UInt = #line
  ) {
    expectationDescription = description
    expectedFulfillmentCount = 1
    isInverted = false
    assertForOverFulfill = false
    _count = 0
    _hasBeenWaitedOn = false
    _order = 0
    _place = (file, line)
    _creation = (file, line)
  }
  func fulfill(_ file: StaticString = #fileID, line: UInt = #line) {
    if _isFulfilled, assertForOverFulfill {
      _recordXCTest(
        "API violation - multiple calls made to XCTestExpectation.fulfill() for \(expectationDescription).", "", file,
        line)
      return
    }
    _count += 1
    guard _count == expectedFulfillmentCount else { return }
    XCTestExpectation._lastOrder += 1
    _order = XCTestExpectation._lastOrder
    _place = (file, line)
  }
  var _isFulfilled: Bool { _count >= expectedFulfillmentCount }
  /// Called when a waiter begins to wait for the expectation.
  func _beginWaiting() { _hasBeenWaitedOn = true }
  /// Called when nothing waits for the expectation any more.
  func _cleanUp() {}
  static func == (lhs: XCTestExpectation, rhs: XCTestExpectation) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Fulfilled by a notification.
class XCTNSNotificationExpectation: XCTestExpectation {
  typealias Handler = (Notification) -> Bool
  let notificationName: Notification.Name
  let observedObject: Any?
  let notificationCenter: NotificationCenter
  @stored var handler: Handler?
  @stored var _observer: (any NSObjectProtocol)?
  init(
    name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    handler = nil
    _observer = nil
    let sender = object.map { "\($0)" } ?? "any object"
    super.init(
      description: "Expect notification '\(notificationName.rawValue)' from \(sender)", file: file, line: line)
    _observer = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
      [weak self] notification in
      guard let self else { return }
      if self.handler?(notification) ?? true { self.fulfill() }
    }
  }
  override func _cleanUp() {
    if let observer = _observer { notificationCenter.removeObserver(observer) }
    _observer = nil
  }
}

/// Fulfilled when a predicate is true, which is evaluated again and again.
class XCTNSPredicateExpectation: XCTestExpectation {
  typealias Handler = () -> Bool
  let predicate: NSPredicate
  let object: Any?
  @stored var handler: Handler?
  @stored var _timer: Timer?
  init(predicate: NSPredicate, object: Any? = nil, file: StaticString = #fileID, line: UInt = #line) {
    self.predicate = predicate
    self.object = object
    handler = nil
    _timer = nil
    super.init(
      description: "Expect predicate `\(predicate)`" + (object.map { " for object \($0)" } ?? ""), file: file,
      line: line)
  }
  override func _beginWaiting() {
    super._beginWaiting()
    RunLoop.current.perform {
      if self._isTrue {
        self.fulfill()
      } else {
        self._timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] timer in
          guard let self, !self._isTrue else {
            self?.fulfill()
            timer.invalidate()
            return
          }
        }
      }
    }
  }
  var _isTrue: Bool { predicate.evaluate(with: object) && (handler?() ?? true) }
  override func _cleanUp() {
    _timer?.invalidate()
    _timer = nil
  }
}
