// `#expect` and `#require`. The parser rewrites them to the functions below, with the parts of the condition in
// `_testPart`, which records their values.

/// One `#expect` that is being evaluated.
final class _Expectation {
  let _location: SourceLocation
  /// The condition's source: the text before, between and after its parts.
  let _words: [String]
  let _parts: [String]
  /// True if the condition is a property, whose own value is shown.
  let _isProperty: Bool
  /// True for `value is Int` and `value as? Int`, where the type of the value is shown.
  let _isCast: Bool
  @stored var _values: [String?]
  init(
    _ line: Int, _ column: Int, _ words: [String], _ parts: [String], isProperty: Bool = false, isCast: Bool = false,
    at location: SourceLocation? = nil, file: String = #fileID
  ) {
    _location = location ?? SourceLocation(fileID: file, filePath: file, line: line, column: column)
    _words = words
    _parts = parts
    (_isProperty, _isCast) = (isProperty, isCast)
    _values = parts.map { _ in nil }
    _TestRun._shared._open.append(self)
  }
  /// The condition with the values of its parts, and the value of a property itself.
  func _text(_ result: String) -> String {
    if _parts.count == 1, _words == ["", ""] {
      let value = _values[0] ?? _parts[0]
      return value == _parts[0] || value == "true" || value == "false" ? _parts[0] : "\(_parts[0]) → \(value)"
    }
    var text = _words[0]
    for index in _parts.indices {
      let value = _values[index] ?? "<not evaluated>"
      let shown = value == _parts[index] ? _parts[index] : "\(_parts[index]) → \(value)"
      text += value == _parts[index] || _isArgument(index) ? shown : "(\(shown))"
      text += _words[index + 1]
    }
    return _isProperty ? "\(text) → \(result)" : text
  }
  /// True if the part is the only argument of a call, which has parentheses already.
  func _isArgument(_ index: Int) -> Bool { _words[index].hasSuffix("(") && _words[index + 1].hasPrefix(")") }
  func _close() { _TestRun._shared._open.removeAll { $0 === self } }
  func _fail(_ words: String, _ comment: Comment?) {
    let issue = Issue(.expectationFailed(Expectation(sourceLocation: _location)), .error, comment, _location)
    _TestRun._shared._record(issue, words)
  }
}

/// The value of a part, recorded for the message.
func _testPart<T>(_ index: Int, _ value: T) -> T {
  _TestRun._shared._open.last?._values[index] = _testText(value)
  return value
}

/// The value of a part that is cast, recorded together with its type.
func _testCast<T>(_ index: Int, _ value: T) -> T {
  _TestRun._shared._open.last?._values[index + 1] = String(describing: type(of: value as Any))
  return _testPart(index, value)
}

/// A value in the form of a test's message.
func _testText<T>(_ value: T) -> String {
  if let value = value as? any CustomTestStringConvertible { return value.testDescription }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class, !(value is CustomStringConvertible) {
    return String(reflecting: type(of: value as Any))
  }
  let text = String(describing: value)
  return mirror.displayStyle == .enum && !(value is CustomStringConvertible) ? ".\(text)" : text
}

/// A type with a description of its own in the messages of tests.
protocol CustomTestStringConvertible {
  var testDescription: String { get }
}
extension Optional: CustomTestStringConvertible {
  var testDescription: String { map { _testText($0) } ?? "nil" }
}
extension CustomTestStringConvertible where Self: StringProtocol {
  var testDescription: String { String(reflecting: String(self)) }
}
extension String: CustomTestStringConvertible {}
extension Substring: CustomTestStringConvertible {}
extension String {
  init<T>(describingForTest value: T) { self = _testText(value) }
}

/// Thrown by `#require` if the condition is false.
struct ExpectationFailedError: Error {}

func _expect(_ expectation: _Expectation, _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {
  expectation._close()
  if !condition { expectation._fail("Expectation failed: \(expectation._text("false"))", comment()) }
}
func _require(
  _ expectation: _Expectation, _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil
) throws {
  expectation._close()
  if condition { return }
  expectation._fail("Expectation failed: \(expectation._text("false"))", comment())
  throw ExpectationFailedError()
}
@discardableResult func _require<T>(
  _ expectation: _Expectation, _ value: T?, _ comment: @autoclosure () -> Comment? = nil
) throws -> T {
  expectation._close()
  if let value { return value }
  let text = expectation._text("nil")
  expectation._fail("Expectation failed: \(expectation._isCast ? text : "\(text) → nil")", comment())
  throw ExpectationFailedError()
}

// MARK: Errors that are expected

func _thrownText(_ error: any Error) -> String { "\"\(_testText(error))\" of type \(type(of: error))" }

/// The message for an `error` that is not the expected one; nil if it is.
func _mismatch(_ error: (any Error)?, _ isExpected: Bool, _ name: String, _ result: String) -> String? {
  if name == "Never" {
    return error.map { "an error was thrown when none was expected: \(_thrownText($0))" }
  }
  guard let error else {
    let returned = result == "()" ? "" : " and \"\(result)\" was returned"
    return "an error was expected but none was thrown\(returned)"
  }
  if isExpected { return nil }
  return "expected error of type \(name), but \(_thrownText(error)) was thrown instead"
}
func _note(_ expectation: _Expectation, _ mismatch: String?, _ comment: Comment?) {
  expectation._close()
  if let mismatch { expectation._fail("Expectation failed: \(mismatch)", comment) }
}

@discardableResult func _expectThrows<E: Error, R>(
  _ expectation: _Expectation, throws type: E.Type, _ comment: Comment? = nil, performing body: () throws -> R
) -> E? {
  var found: (any Error)?
  var result = ""
  do { result = String(describing: try body()) } catch { found = error }
  let isExpected = found is E
  _note(expectation, _mismatch(found, isExpected, "\(type)", result), comment)
  return found as? E
}
@discardableResult func _expectThrows<E: Error, R>(
  _ expectation: _Expectation, throws type: E.Type, _ comment: Comment? = nil,
  performing body: () async throws -> R
) async -> E? {
  var found: (any Error)?
  var result = ""
  do { result = String(describing: try await body()) } catch { found = error }
  let isExpected = found is E
  _note(expectation, _mismatch(found, isExpected, "\(type)", result), comment)
  return found as? E
}
func _mismatch<E: Error & Equatable>(_ error: (any Error)?, _ expected: E, _ result: String) -> String? {
  if let error, let known = error as? E, known == expected { return nil }
  guard let error else { return _mismatch(nil, false, "\(E.self)", result) }
  return "expected error \(_thrownText(expected)), but \(_thrownText(error)) was thrown instead"
}
@discardableResult func _expectThrows<E: Error & Equatable, R>(
  _ expectation: _Expectation, throws expected: E, _ comment: Comment? = nil, performing body: () throws -> R
) -> E? {
  var found: (any Error)?
  var result = ""
  do { result = String(describing: try body()) } catch { found = error }
  _note(expectation, _mismatch(found, expected, result), comment)
  return found as? E
}
@discardableResult func _expectThrows<E: Error & Equatable, R>(
  _ expectation: _Expectation, throws expected: E, _ comment: Comment? = nil,
  performing body: () async throws -> R
) async -> E? {
  var found: (any Error)?
  var result = ""
  do { result = String(describing: try await body()) } catch { found = error }
  _note(expectation, _mismatch(found, expected, result), comment)
  return found as? E
}
@discardableResult func _expectThrows<R>(
  _ expectation: _Expectation, _ comment: Comment? = nil, performing body: () throws -> R,
  throws isExpected: (any Error) throws -> Bool
) -> (any Error)? {
  do {
    let result = String(describing: try body())
    _note(expectation, _mismatch(nil, false, "", result), comment)
    return nil
  } catch {
    let isKnown = (try? isExpected(error)) ?? false
    _note(expectation, isKnown ? nil : "unexpected error \"\(_testText(error))\" was thrown", comment)
    return isKnown ? error : nil
  }
}
@discardableResult func _requireThrows<E: Error, R>(
  _ expectation: _Expectation, throws type: E.Type, _ comment: Comment? = nil, performing body: () throws -> R
) throws -> E {
  guard let error = _expectThrows(expectation, throws: type, comment, performing: body) else {
    throw ExpectationFailedError()
  }
  return error
}
@discardableResult func _requireThrows<E: Error & Equatable, R>(
  _ expectation: _Expectation, throws expected: E, _ comment: Comment? = nil, performing body: () throws -> R
) throws -> E {
  guard let error = _expectThrows(expectation, throws: expected, comment, performing: body), error == expected else {
    throw ExpectationFailedError()
  }
  return error
}
