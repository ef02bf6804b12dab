// The places and comments of issues, and the test that runs.

struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  @stored var fileID: String
  @stored var filePath: String
  @stored var line: Int
  @stored var column: Int
  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
  var fileName: String { fileID.split(separator: "/").last.map { String($0) } ?? "" }
  var moduleName: String { fileID.split(separator: "/").first.map { String($0) } ?? "" }
  var description: String { "\(fileName):\(line):\(column)" }
  var debugDescription: String { "\(fileID):\(line):\(column)" }
  static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    if lhs.line != rhs.line { return lhs.line < rhs.line }
    return lhs.column != rhs.column ? lhs.column < rhs.column : lhs.fileID < rhs.fileID
  }
}

/// The value of `#_sourceLocation`.
func _sourceLocation(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) -> SourceLocation {
  SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
}

struct Comment: RawRepresentable, ExpressibleByStringInterpolation, Hashable, Sendable, CustomStringConvertible {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral: String) { rawValue = stringLiteral }
  var description: String { rawValue }
}

struct Test: Sendable {
  let name: String
  let displayName: String?
  let traits: [any Trait]
  let sourceLocation: SourceLocation
  let isSuite: Bool
  let isParameterized: Bool
  init(
    _name: String, displayName: String?, traits: [any Trait], sourceLocation: SourceLocation, isSuite: Bool,
    isParameterized: Bool
  ) {
    name = _name
    self.displayName = displayName
    self.traits = traits
    self.sourceLocation = sourceLocation
    self.isSuite = isSuite
    self.isParameterized = isParameterized
  }
  var tags: Set<Tag> { Set(traits.compactMap { $0 as? Tag.List }.flatMap(\.tags)) }
  var comments: [Comment] { traits.flatMap(\.comments) }
  var associatedBugs: [Bug] { traits.compactMap { $0 as? Bug } }
  /// The test that runs; nil in those of XCTest.
  static var current: Test? { _TestRun._shared._running }
  /// Ends the test that runs, or the current case of it.
  static func cancel(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws -> Never {
    let cancellation = _TestCancellation(_comment: comment)
    _TestRun._shared._cancellation = cancellation
    throw cancellation
  }
  /// One set of arguments of a test.
  struct Case: Sendable {
    let isParameterized: Bool
    init(isParameterized: Bool) { self.isParameterized = isParameterized }
    static var current: Case? {
      let run = _TestRun._shared
      return run._running.map { _ in Case(isParameterized: !run._arguments.isEmpty) }
    }
  }
}

/// Thrown to end a test that is neither passed nor failed.
struct _TestCancellation: Error {
  let _comment: Comment?
  init(_comment: Comment?) { self._comment = _comment }
}

/// A value that a test keeps for its readers. Here only its name is printed.
struct Attachment<AttachableValue> {
  let attachableValue: AttachableValue
  let preferredName: String
  init(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.attachableValue = attachableValue
    self.preferredName = preferredName ?? "untitled"
  }
  static func record(_ attachment: Attachment, sourceLocation: SourceLocation = #_sourceLocation) {
    print("⎙ Attached '\(attachment.preferredName)' to \(_TestRun._shared._current).")
  }
  static func record(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) { record(Attachment(attachableValue, named: preferredName)) }
}
