// The assertions of XCTest, with its messages.

func _recordXCTest(_ words: String, _ message: String, _ file: StaticString, _ line: UInt) {
  let place = SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 0)
  _TestRun._shared._record(
    Issue(.unconditional, .error, nil, place), message.isEmpty ? words : "\(words) - \(message)")
  if !(_TestRun._shared._continuesAfterFailure?() ?? true) { _trap("Terminating execution due to test failure") }
}

/// Records a failure if `check` finds one; an error that it throws is a failure.
func _assert(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ check: () throws -> String?
) {
  do {
    if let found = try check() {
      let words = found.isEmpty ? "\(name) failed" : "\(name) failed: \(found)"
      _recordXCTest(words, message(), file, line)
    }
  } catch {
    _recordXCTest("\(name) threw error \"\(_testText(error))\"", message(), file, line)
  }
}

func XCTFail(_ message: String = "", file: StaticString = #fileID, line: UInt = #line) {
  _recordXCTest("failed", message, file, line)
}
func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssert", message, file, line) { try expression() ? nil : "" }
}
func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertTrue", message, file, line) { try expression() ? nil : "" }
}
func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertFalse", message, file, line) { try expression() ? "" : nil }
}
func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertNil", message, file, line) { try expression().map { "\"\($0)\"" } }
}
func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertNotNil", message, file, line) { try expression() == nil ? "" : nil }
}
func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  _recordXCTest("XCTUnwrap failed: expected non-nil value of type \"\(T.self)\"", message(), file, line)
  throw _XCTFailure()
}

func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one == other ? nil : "(\"\(one)\") is not equal to (\"\(other)\")"
  }
}
func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one != other ? nil : "(\"\(one)\") is equal to (\"\(other)\")"
  }
}
/// True if two numbers differ by at most the accuracy. Unsigned numbers are subtracted in the order that does not trap.
func _areClose<T: Numeric>(_ one: T, _ other: T, _ accuracy: T) -> Bool {
  if one == other { return true }
  let difference = one.magnitude > other.magnitude ? one - other : other - one
  return difference.magnitude <= accuracy.magnitude
}
func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return _areClose(one, other, accuracy)
      ? nil : "(\"\(one)\") is not equal to (\"\(other)\") +/- (\"\(accuracy)\")"
  }
}
func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return !_areClose(one, other, accuracy)
      ? nil : "(\"\(one)\") is equal to (\"\(other)\") +/- (\"\(accuracy)\")"
  }
}
func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertIdentical", message, file, line) {
    try expression1() === expression2() ? nil : "the objects are not identical"
  }
}
func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertNotIdentical", message, file, line) {
    try expression1() !== expression2() ? nil : "the objects are identical"
  }
}

func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertGreaterThan", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one > other ? nil : "(\"\(one)\") is not greater than (\"\(other)\")"
  }
}
func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertGreaterThanOrEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one >= other ? nil : "(\"\(one)\") is less than (\"\(other)\")"
  }
}
func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertLessThan", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one < other ? nil : "(\"\(one)\") is not less than (\"\(other)\")"
  }
}
func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
  _assert("XCTAssertLessThanOrEqual", message, file, line) {
    let (one, other) = (try expression1(), try expression2())
    return one <= other ? nil : "(\"\(one)\") is greater than (\"\(other)\")"
  }
}

func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    _recordXCTest("XCTAssertThrowsError failed: did not throw error", message(), file, line)
  } catch {
    errorHandler(error)
  }
}
func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  do {
    _ = try expression()
  } catch {
    _recordXCTest("XCTAssertNoThrow failed: threw error \"\(_testText(error))\"", message(), file, line)
  }
}
