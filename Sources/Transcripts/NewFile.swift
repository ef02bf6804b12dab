import Files

/// A file that did not exist before, written whole as often as wanted.
package struct NewFile: Sendable {
  package let path: String

  /// Makes it. Throws where there is a file already: nothing is overwritten.
  package init(path: String) throws(FileError) {
    self.path = path
    try onFile { () throws(FileFailure) in try Files.create(path) }
  }

  /// Puts the text in the place of what was there, at once: a process that is killed meanwhile leaves one or the other.
  package func write(_ text: String) throws(FileError) {
    try onFile { () throws(FileFailure) in try Replacement(of: path, with: Array(text.utf8)).commit() }
  }
}
