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
  init(_name: String, displayName: String?) {
    name = _name
    self.displayName = displayName
  }
  /// The test that runs; nil in those of XCTest.
  static var current: Test? { _TestRun._shared._running }
}
