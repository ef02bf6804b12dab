import Foundation
import LibraryFile

/// Writes Swift sources from the files of the library, when obsh is built:
///
/// - `EmbedLibrary texts OUTPUT FOLDER FILE…`: the files' texts and an index of their declarations, so that a program
///   does not have to search them when it starts.
/// - `EmbedLibrary pages OUTPUT FOLDER FILE…`: the pages of the lint rules, each by the name of its file.
/// - `EmbedLibrary modifiers OUTPUT FOLDER FILE…`: the names of the modifiers that the files declare.
/// - `EmbedLibrary TARGET OUTPUT FOLDER FILE…`: the types with which a target of obsh reads values of library types.
///
/// The files are given relative to the folder, and their first folder is the framework to which they belong.
@main enum EmbedLibrary {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 4 else {
      return fail("usage: EmbedLibrary texts|pages|modifiers|TARGET OUTPUT FOLDER FILE…")
    }
    if arguments[1] == "pages" { return try embedPages(arguments[4...], in: arguments[3], output: arguments[2]) }
    var texts = EmbeddedSource()
    var modifiers = ModifierSource()
    var layouts = LayoutSource(target: arguments[1])
    for path in arguments[4...] {
      let file = URL(fileURLWithPath: arguments[3]).appendingPathComponent(path)
      let text = [UInt8](try Data(contentsOf: file))
      do throws(LibraryFile.Problem) {
        switch arguments[1] {
        case "texts": texts.add(try LibraryFile(text), text, path: path)
        case "modifiers": modifiers.add(try LibraryFile(text))
        default: layouts.add(try TypeLayout.all(in: text, for: arguments[1]), path: path)
        }
      } catch {
        fail("\(file.path):\(error.line): error: \(error.message)")
      }
    }
    let source =
      switch arguments[1] {
      case "texts": texts.text
      case "modifiers": modifiers.text
      default: layouts.text
      }
    try source.write(to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
  }

  private static func embedPages(_ paths: ArraySlice<String>, in folder: String, output: String) throws {
    let pages = try paths.map { path in
      let text = try String(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path), encoding: .utf8)
      return "    \"\(path.dropLast(".md".count))\": ##\"\"\"\n\(text)\n\"\"\"##,\n"
    }
    let source = """
      /// The pages that demonstrate each rule: transcripts, one for each file, which the tests run.
      enum RulePages {
        static let all: [String: String] = [
      \(pages.joined())  ]
      }

      """
    try source.write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
