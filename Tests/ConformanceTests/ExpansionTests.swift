import Foundation
import Testing

/// `:expand` against the compiler: what obsh shows of the macro must be what the macro makes.
@Suite struct ExpansionTests {
  /// A class with every kind of member, and what writes to it print.
  private static let program = """
    import Observation

    @Observable public final class Library<Shelf>: CustomStringConvertible {
      public var name = "a"
      private(set) var shelves: [Shelf] = []
      var note: String? {
        didSet { print("note", oldValue ?? "-", note ?? "-") }
      }
      var branch: Library<Shelf>?
      weak var parent: Library<Shelf>?
      @ObservationIgnored var cache = [1, 2]
      let id = 7
      static var limit: Int { 3 }
      public var description: String { "\\(name) \\(shelves.count)" }

      init(name: String) { self.name = name }

      func add(_ shelf: Shelf) { shelves.append(shelf) }
    }

    """

  /// One watcher a property: the runtime calls several in an order that varies from run to run.
  private static let writes = """
    let library = Library<Int>(name: "b")
    func watch(_ label: String, _ read: @escaping () -> Void) {
      withObservationTracking(read) { print("changes:", label) }
    }
    watch("name") { _ = library.name }
    watch("note") { _ = library.note }
    watch("shelves") { _ = library.shelves }
    watch("parent") { _ = library.parent }
    library.name = "b"
    library.name = "c"
    library.note = "n"
    library.note = nil
    library.add(1)
    library.parent = library
    library.cache.append(3)
    print(library, library.cache, library.id, Library<Int>.limit)

    """

  @Test func `every part that the macro makes is in the expansion`() async throws {
    let expansion = withoutBlanks(try await expansion())
    for part in try await Compiler.macroParts(of: Self.program) {
      #expect(expansion.contains(withoutBlanks(part)), "\(part)")
    }
  }

  @Test func `the compiler accepts the expansion, and it behaves as the class`() async throws {
    let original = try await Compiler.run(text: Self.program + Self.writes)
    let expanded = try await Compiler.run(text: "import Observation\n\(try await expansion())\n\(Self.writes)")
    #expect(!original.output.isEmpty)
    #expect(String(decoding: expanded.output, as: UTF8.self) == String(decoding: original.output, as: UTF8.self))
  }

  private func expansion() async throws -> String {
    let answer = try await Command.run(
      Products.obsh, ["run", "-e", Self.program + "\n:expand Library\n"], seconds: 10)
    #expect(answer.ending == .exit(0), "\(answer.errors)")
    return String(decoding: answer.output, as: UTF8.self)
  }

  private func withoutBlanks(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

extension Compiler {
  /// What macros make of a program, piece by piece, as `swiftc` tells.
  fileprivate static func macroParts(of text: String) async throws -> [String] {
    try await withFile(text) { file in
      let dump = try await Command.run(
        tool(), ["-Xfrontend", "-dump-macro-expansions", "-typecheck", file.path], seconds: 120)
      #expect(dump.ending == .exit(0), "\(dump.errors)")
      // Each piece stands between two lines of dashes, below its name.
      let pieces = dump.errors.components(separatedBy: "\n------------------------------\n")
      let named = pieces.map { piece in
        piece.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
          !line.hasPrefix("@__swiftmacro") && !line.contains("#sourceLocation") && !line.hasPrefix("-----")
        }.joined(separator: "\n")
      }
      let parts = named.map { $0.replacing(#/\$s\w+?(Member|MutationResult)fMu\d*_/#) { String($0.1) } }
      // Accessors come with or without the braces around them, and `@ObservationTracked` only asks for more.
      let bare = parts.map { part in
        let text = part.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.hasPrefix("{") ? String(text.dropFirst().dropLast()) : text
      }
      return bare.filter { !$0.isEmpty && $0 != "@ObservationTracked" }
    }
  }

  fileprivate static func run(text: String) async throws -> Command {
    try await withFile(text) { file in
      let executable = Products.scratchFile()
      defer { try? FileManager.default.removeItem(at: executable) }
      let compilation = try await Command.run(tool(), [file.path, "-o", executable.path], seconds: 120)
      #expect(compilation.ending == .exit(0), "\(compilation.errors)")
      return try await Command.run(executable, [], seconds: 20)
    }
  }

  private static func withFile<Result>(_ text: String, _ body: (URL) async throws -> Result) async throws -> Result {
    let file = Products.scratchFile().appendingPathExtension("swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(file)
  }
}
