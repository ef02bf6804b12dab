// Issues that a test records itself, confirmations, known issues.

struct Issue {
  static func record(
    _ comment: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    _TestRun._shared._record("Issue recorded", comment, file, line, column)
  }
  static func record(
    _ error: any Error, _ comment: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    _TestRun._shared._record("Caught error: \(_testText(error))", comment, file, line, column)
  }
}

final class Confirmation: Sendable {
  @stored var _count: Int
  init() { _count = 0 }
  func confirm(count: Int = 1) { _count += count }
  func callAsFunction(count: Int = 1) { _count += count }
  func _check(
    _ isMet: Bool, _ expected: String, _ comment: String?, _ file: String, _ line: Int, _ column: Int
  ) {
    if isMet { return }
    _TestRun._shared._record(
      "Confirmation was confirmed \(_count) \(_count == 1 ? "time" : "times"), but expected to be confirmed \(expected)",
      comment, file, line, column)
  }
}

@discardableResult func confirmation<R>(
  _ comment: String? = nil, expectedCount: Int = 1, file: String = #fileID, line: Int = #line, column: Int = #column,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    confirmation._count == expectedCount, "\(expectedCount) \(expectedCount == 1 ? "time" : "times")", comment, file,
    line, column)
  return result
}
@discardableResult func confirmation<R>(
  _ comment: String? = nil, expectedCount: ClosedRange<Int>, file: String = #fileID, line: Int = #line,
  column: Int = #column, _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    expectedCount.contains(confirmation._count), "\(expectedCount) times", comment, file, line, column)
  return result
}
@discardableResult func confirmation<R>(
  _ comment: String? = nil, expectedCount: PartialRangeFrom<Int>, file: String = #fileID, line: Int = #line,
  column: Int = #column, _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    expectedCount.contains(confirmation._count), "\(expectedCount.lowerBound)... times", comment, file, line, column)
  return result
}

func withKnownIssue(
  _ comment: String? = nil, isIntermittent: Bool = false, file: String = #fileID, line: Int = #line,
  column: Int = #column, _ body: () throws -> Void
) {
  let before = _TestRun._shared._beginKnown()
  do { try body() } catch { _TestRun._shared._caught(error, file, line, column) }
  _TestRun._shared._endKnown(before, isIntermittent, comment, file, line, column)
}
func withKnownIssue(
  _ comment: String? = nil, isIntermittent: Bool = false, file: String = #fileID, line: Int = #line,
  column: Int = #column, _ body: () async throws -> Void
) async {
  let before = _TestRun._shared._beginKnown()
  do { try await body() } catch { _TestRun._shared._caught(error, file, line, column) }
  _TestRun._shared._endKnown(before, isIntermittent, comment, file, line, column)
}
