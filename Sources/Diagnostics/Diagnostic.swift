import Tree

/// One message about the source, with its place.
package struct Diagnostic {
  package enum Severity: String {
    case error, warning, note
    /// A use of something that obsh lacks, in opened code.
    case opaque
  }

  package let problem: Problem
  package let severity: Severity
  package let file: SourceFile
  /// UTF-8 offset in the file.
  package let offset: Int
  /// The offset by which the diagnostic takes its place among the others.
  package private(set) var rank: Int
  /// For an error in the library its file and line (`Swift/Array.swift:12`), which the offset in one declaration does
  /// not determine. Computed when needed, like the message.
  private let libraryPlace: (() -> String?)?

  package init(
    _ problem: Problem, severity: Severity = .error, file: SourceFile, offset: Int, libraryPlace: (() -> String?)? = nil
  ) {
    self.problem = problem
    self.severity = severity
    self.file = file
    self.offset = offset
    rank = offset
    self.libraryPlace = libraryPlace
  }

  /// Created when needed: most diagnostics belong to failed attempts, and are never shown.
  package var message: String { (libraryPlace?().map { "\($0): " } ?? "") + LongWords.cut(problem.message) }

  package var isError: Bool { severity == .error }
  package var line: Int { file.position(of: offset).line }
  package var column: Int { file.position(of: offset).column }
}

extension Diagnostic {
  /// The same diagnostic at another place.
  package func moved(to offset: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(problem, severity: severity, file: file, offset: offset, libraryPlace: libraryPlace)
  }

  /// The same, reported where one at another place would be.
  package func ranked(at rank: Int) -> Diagnostic {
    var copy = self
    copy.rank = rank
    return copy
  }
}
