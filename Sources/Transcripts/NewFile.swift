import Files

/// A file that did not exist before. It can be rewritten any number of times.
package struct NewFile: Sendable {
  package let path: String

  /// Creates the file. Throws if it exists: nothing is overwritten.
  package init(path: String) throws(FileError) {
    self.path = path
    try onFile { () throws(FileFailure) in try Files.create(path) }
  }

  /// Replaces the contents atomically: a process killed meanwhile leaves the old or the new contents.
  package func write(_ text: String) throws(FileError) {
    try onFile { () throws(FileFailure) in try Replacement(of: path, with: Array(text.utf8)).commit() }
  }
}
