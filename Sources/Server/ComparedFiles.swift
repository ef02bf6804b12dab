import Comparison
import Files
import Session

extension ComparedProgram {
  /// A file runs as under `obsh run`; a folder is opened.
  package init(path: String, platform: String) throws {
    guard try Files.kind(of: path) == .folder else {
      self.init(.script(name: path, text: try SourceFiles.text(of: SourceFiles.contents(of: path), path)))
      return
    }
    let found = try ReadCode(CodeToOpen(paths: [path], platform: platform))
    let modules = Array(found.projects.joined())
    if modules.isEmpty { throw NothingToCompare(path: path) }
    self.init(.modules(modules))
  }
}

/// A folder without Swift files.
private struct NothingToCompare: Error, CustomStringConvertible {
  let path: String

  var description: String { "there is no Swift file in '\(PathText.printable(path))'" }
}
