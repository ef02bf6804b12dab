import ArgumentParser
import Server
import Session

/// `obsh mcp`: sessions and commands as tools for agents.
struct Mcp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", _superCommandName: "obsh",
    abstract: "Serves agents by the Model Context Protocol, on standard input and output.",
    discussion: """
      An agent can open Swift code, mount views, use their controls and ask why they run, and can lint, migrate, \
      compare and explore files. Answers are data and text of at most 2 KB, unless a call asks for more; no files are \
      written. The page Sources/Serving.md describes the tools.

      Configuration of a client: { "command": "obsh", "args": ["mcp"] }
      """)

  @OptionGroup var options: CommonOptions

  mutating func run() throws {
    var options = options.servedOptions
    // As for the tools on files, which can read any file that the user can.
    options.sessions.files = .anywhere
    let (sessions, flag) = options
    try Process.run { _ in
      let serving = Serving<ToolServer>(interrupting: flag)
      return try serving.run(ToolServer(sessions, version: Obsh.version, isCancelled: serving.isCancelled))
    }
  }
}
