import Tree

/// One message about the source, with its place.
package struct Diagnostic {
  package enum Severity: String { case error, warning, note }

  package let severity: Severity
  package let message: String
  package let file: SourceFile
  /// UTF-8 offset in the file.
  package let offset: Int
  /// Whether swiftc finds it after all that is wrong with types and flow, and so says it only where that is right.
  package let isLast: Bool

  package init(severity: Severity, message: String, file: SourceFile, offset: Int, isLast: Bool = false) {
    self.severity = severity
    self.message = message
    self.file = file
    self.offset = offset
    self.isLast = isLast
  }

  package var line: Int { file.position(of: offset).line }
  package var column: Int { file.position(of: offset).column }
}
