/// A file that did not exist before, written whole as often as wanted.
package struct NewFile: Sendable {
  package let path: String

  /// Makes it. Throws where there is a file already: nothing is overwritten.
  package init(path: String) throws(FileError) {
    self.path = path
    try FileSystem.create(path)
  }

  package func write(_ text: String) throws(FileError) {
    try FileSystem.write(Array(text.utf8), to: path)
  }
}
