// Issues that a test records itself, confirmations, known issues.

struct Issue {
  static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _TestRun._shared._record("Issue recorded", comment, sourceLocation)
  }
  static func record(
    _ error: any Error, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _TestRun._shared._record("Caught error: \(_testText(error))", comment, sourceLocation)
  }
}

final class Confirmation: Sendable {
  @stored var _count: Int
  init() { _count = 0 }
  func confirm(count: Int = 1) { _count += count }
  func callAsFunction(count: Int = 1) { _count += count }
  func _check(
    _ isMet: Bool, _ expected: String, _ comment: Comment?, _ sourceLocation: SourceLocation
  ) {
    if isMet { return }
    _TestRun._shared._record(
      "Confirmation was confirmed \(_count) \(_count == 1 ? "time" : "times"), but expected to be confirmed \(expected)",
      comment, sourceLocation)
  }
}

@discardableResult func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    confirmation._count == expectedCount, "\(expectedCount) \(expectedCount == 1 ? "time" : "times")", comment,
    sourceLocation)
  return result
}
@discardableResult func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: ClosedRange<Int>, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    expectedCount.contains(confirmation._count), "\(expectedCount) times", comment, sourceLocation)
  return result
}
@discardableResult func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: PartialRangeFrom<Int>, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    expectedCount.contains(confirmation._count), "\(expectedCount.lowerBound)... times", comment, sourceLocation)
  return result
}

func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  let before = _TestRun._shared._beginKnown()
  do { try body() } catch { _TestRun._shared._caught(error, sourceLocation) }
  _TestRun._shared._endKnown(before, isIntermittent, comment, sourceLocation)
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  let before = _TestRun._shared._beginKnown()
  do { try await body() } catch { _TestRun._shared._caught(error, sourceLocation) }
  _TestRun._shared._endKnown(before, isIntermittent, comment, sourceLocation)
}
