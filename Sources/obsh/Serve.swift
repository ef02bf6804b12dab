import ArgumentParser
import Files
import Server
import Session

/// `obsh serve`: sessions and commands for programs.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "obsh",
    abstract: "Serves a program by JSON-RPC, on standard input and output.",
    discussion: """
      Messages are JSON-RPC 2.0 and framed as in the Language Server Protocol. The method 'session.new' begins a \
      session, 'session.input' evaluates an input in it, and 'lint', 'compare', 'explore', 'migrate' and 'open' work on \
      files. The page Sources/Serving.md describes them all.
      """)

  @OptionGroup var options: CommonOptions

  @Flag(name: .customLong("stdio"), help: "Use standard input and output, which is the only way.")
  var stdio = false

  func validate() throws {
    guard stdio else { throw ValidationError("say --stdio: the server speaks on standard input and output") }
  }

  private static let chunk = 1 << 16
  /// A program that never ends would end the service.
  private static let standardSteps = 10_000_000

  mutating func run() throws {
    var sessions = options.sessionOptions(.shell)
    sessions.color = false
    sessions.canColor = false
    sessions.width = 80
    sessions.showsTrace = false
    sessions.tracesLines = true
    sessions.canWriteFiles = false
    sessions.files = .inside(folder: ".")
    sessions.limits.steps = options.maxSteps ?? Self.standardSteps
    sessions.ceiling = SessionOptions.Ceiling(
      steps: sessions.limits.steps, depth: sessions.limits.depth, memory: sessions.limits.memory)
    let options = sessions
    try Process.run { output in
      let server = Server(options, version: Obsh.version)
      while !server.hasEnded {
        let bytes = (try? Descriptor.standardInput.next(atMost: Self.chunk)) ?? []
        // A client may close the stream instead of a word.
        if bytes.isEmpty { break }
        let answer = server.receive(bytes)
        if answer.isEmpty { continue }
        output.write(String(decoding: answer, as: UTF8.self))
        output.flush()
      }
      return .success
    }
  }
}
