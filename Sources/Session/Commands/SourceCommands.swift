import Code
import Files
import Machine

/// Commands about source text: its expansion, its code, and files to load.
enum SourceCommands {
  static let all = [expand, disassemble, load]

  private static let expand = Command(
    "expand", "TYPE", of: [.observableType, .free], "shows how @Observable expands a class", help: "",
    isQuestion: true
  ) { session, text, command in
    let name = String(try text.onlyWord("TYPE", command))
    guard let expansion = session.engine.frontend.expansion(of: name) else {
      throw CommandError.noType(name, known: session.observableNames)
    }
    session.screen.show(text: expansion)
    return .done
  }

  private static let disassemble = Command(
    "disassemble", "FUNCTION", of: [.function, .free], "shows the bytecode of a function",
    help: """
      FUNCTION is the name of a function that has been called, such as 'increment' or
      'Counter.increment'.
      """,
    isQuestion: true
  ) { session, text, command in
    let name = String(try text.onlyWord("FUNCTION", command))
    guard let function = session.engine.compiler.function(named: name) else { throw CommandError.noFunction(name) }
    let code = try function.code ?? session.engine.compiler.code(for: function)
    session.screen.show(text: Disassembler(code).text)
    return .done
  }

  private static let load = Command(
    "load", "FILE", of: [.file, .free], "runs a file of Swift and commands",
    help: """
      A folder is opened, as ':open' does.

      The file is checked as a whole before anything runs. Values of expressions are
      not shown. To run a transcript, use 'obsh test' or 'obsh play', or paste it.
      """
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("FILE", command))
    if name.hasSuffix(".md") { throw CommandError.isTranscript(name) }
    if let path = try? session.options.files.folder(named: name), (try? Files.kind(of: path)) == .folder {
      return try session.open(CodeToOpen(paths: [name]))
    }
    let source: String
    do throws(SourceFileError) {
      source = try session.source(in: name)
    } catch {
      throw CommandError.file(error.description)
    }
    return session.run(script: source, name: name)
  }
}

extension Session {
  /// Observable classes that are known, for suggestions.
  fileprivate var observableNames: [String] {
    Set(engine.globals.values.map(\.type.name)).sorted()
  }
}
