// Issues that a test records itself, confirmations, known issues.

/// The condition that failed, for code that examines issues.
struct Expectation: Sendable {
  let isPassing = false
  let sourceLocation: SourceLocation
  init(sourceLocation: SourceLocation) { self.sourceLocation = sourceLocation }
}

struct Issue: Sendable, CustomStringConvertible {
  enum Kind: Sendable, CustomStringConvertible {
    case unconditional
    case expectationFailed(_ expectation: Expectation)
    case confirmationMiscounted(actual: Int, expected: any RangeExpression & Sendable)
    case errorCaught(_ error: any Error)
    case timeLimitExceeded(timeLimitComponents: (seconds: Int64, attoseconds: Int64))
    case knownIssueNotRecorded
    case apiMisused
    case system
    var description: String {
      switch self {
      case .unconditional: "Issue recorded"
      case .expectationFailed: "Expectation failed"
      case .confirmationMiscounted(let actual, _): "Confirmation was confirmed \(actual) times"
      case .errorCaught(let error): "Caught error: \(_testText(error))"
      case .timeLimitExceeded: "Time limit was exceeded"
      case .knownIssueNotRecorded: "Known issue was not recorded"
      case .apiMisused: "An API was misused"
      case .system: "A system failure occurred"
      }
    }
  }
  enum Severity: Int, Sendable, Comparable, CustomStringConvertible {
    case warning, error
    static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
    var description: String { self == .warning ? "warning" : "error" }
  }
  @stored var kind: Kind
  @stored var severity: Severity
  @stored var comments: [Comment]
  @stored var sourceLocation: SourceLocation?
  init(_ kind: Kind, _ severity: Severity, _ comment: Comment?, _ sourceLocation: SourceLocation?) {
    self.kind = kind
    self.severity = severity
    comments = comment.map { [$0] } ?? []
    self.sourceLocation = sourceLocation
  }
  var error: (any Error)? {
    if case .errorCaught(let error) = kind { return error }
    return nil
  }
  var description: String {
    let words = comments.isEmpty ? "" : ": " + comments.map(\.rawValue).joined(separator: "\n")
    return "\(kind) (\(severity))\(words)"
  }

  @discardableResult static func record(
    _ comment: Comment? = nil, severity: Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    let issue = Issue(.unconditional, severity, comment, sourceLocation)
    _TestRun._shared._record(issue, "Issue recorded")
    return issue
  }
  @discardableResult static func record(
    _ error: any Error, _ comment: Comment? = nil, severity: Severity = .error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    let issue = Issue(.errorCaught(error), severity, comment, sourceLocation)
    _TestRun._shared._record(issue, "\(issue.kind)")
    return issue
  }
}

final class Confirmation: Sendable {
  @stored var _count: Int
  init() { _count = 0 }
  func confirm(count: Int = 1) { _count += count }
  func callAsFunction(count: Int = 1) { _count += count }
  func _check(
    _ isMet: Bool, _ range: any RangeExpression & Sendable, _ expected: String, _ comment: Comment?,
    _ sourceLocation: SourceLocation
  ) {
    if isMet { return }
    _TestRun._shared._record(
      Issue(.confirmationMiscounted(actual: _count, expected: range), .error, comment, sourceLocation),
      "Confirmation was confirmed \(_count) \(_count == 1 ? "time" : "times"), but expected to be confirmed \(expected)"
    )
  }
}

@discardableResult func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    confirmation._count == expectedCount, expectedCount...expectedCount,
    "\(expectedCount) \(expectedCount == 1 ? "time" : "times")", comment,
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
    expectedCount.contains(confirmation._count), expectedCount, "\(expectedCount) times", comment, sourceLocation)
  return result
}
@discardableResult func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: PartialRangeFrom<Int>, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  confirmation._check(
    expectedCount.contains(confirmation._count), expectedCount, "\(expectedCount.lowerBound)... times", comment,
    sourceLocation)
  return result
}

typealias KnownIssueMatcher = @Sendable (_ issue: Issue) -> Bool

/// A call of `withKnownIssue` that runs.
final class _KnownIssues {
  let _comment: Comment?
  let _matches: (Issue) -> Bool
  @stored var _count: Int
  init(_ comment: Comment?, _ matches: @escaping (Issue) -> Bool) {
    _comment = comment
    _matches = matches
    _count = 0
  }
  func _end(_ isIntermittent: Bool, _ sourceLocation: SourceLocation) {
    let run = _TestRun._shared
    run._known.removeLast()
    if _count > 0 || isIntermittent { return }
    run._record(Issue(.knownIssueNotRecorded, .error, _comment, sourceLocation), "Known issue was not recorded")
  }
  /// Records an error of the body, unless it is none of the known ones.
  func _catch(_ error: any Error, _ sourceLocation: SourceLocation) throws {
    let run = _TestRun._shared
    run._open = []
    if error is ExpectationFailedError { return }
    let issue = Issue(.errorCaught(error), .error, nil, sourceLocation)
    guard run._known.contains(where: { $0._matches(issue) }) else { throw error }
    run._record(issue, "\(issue.kind)")
  }
}

func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  try? withKnownIssue(comment, isIntermittent: isIntermittent, sourceLocation: sourceLocation, body) { _ in true }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void, when precondition: () -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) rethrows {
  guard precondition() else { return try body() }
  let known = _KnownIssues(comment, issueMatcher)
  _TestRun._shared._known.append(known)
  defer { known._end(isIntermittent, sourceLocation) }
  do { try body() } catch { try known._catch(error, sourceLocation) }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  try? await withKnownIssue(comment, isIntermittent: isIntermittent, sourceLocation: sourceLocation, body) { _ in true }
}
func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void, when precondition: () async -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) async rethrows {
  guard await precondition() else { return try await body() }
  let known = _KnownIssues(comment, issueMatcher)
  _TestRun._shared._known.append(known)
  defer { known._end(isIntermittent, sourceLocation) }
  do { try await body() } catch { try known._catch(error, sourceLocation) }
}
