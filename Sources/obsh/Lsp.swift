import ArgumentParser
import Files
import LanguageServer

/// `obsh lsp`: lint in an editor.
struct Lsp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves an editor by the Language Server Protocol, on standard input and output.",
    discussion: """
      The editor shows the findings of 'obsh lint' as you type, with the fixes as actions. Hovering over a property \
      shows the code that reads it and the code that writes it.

      Neovim: vim.lsp.start { name = 'obsh', cmd = { 'obsh', 'lsp' }, root_dir = vim.fn.getcwd() }
      """)

  @Flag(name: .customLong("stdio"), help: ArgumentHelp("The only way; editors may ask for it.", visibility: .hidden))
  var stdio = false

  private static let chunk = 1 << 16

  mutating func run() throws {
    try Process.run { output in
      let server = LanguageServer()
      while server.exitStatus == nil {
        let bytes = (try? Descriptor.standardInput.next(atMost: Self.chunk)) ?? []
        // The server ends when the editor closes the stream.
        if bytes.isEmpty { return .failure }
        let answer = server.receive(bytes)
        if answer.isEmpty { continue }
        output.write(String(decoding: answer, as: UTF8.self))
        output.flush()
      }
      return ExitStatus(rawValue: server.exitStatus ?? 0)
    }
  }
}
