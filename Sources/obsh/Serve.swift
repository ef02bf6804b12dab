import ArgumentParser
import Server
import Session

/// `obsh serve`: sessions and commands for other programs.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "obsh",
    abstract: "Serves other programs by JSON-RPC, on standard input and output.",
    discussion: """
      Messages are JSON-RPC 2.0, framed as in the Language Server Protocol. The method 'session.new' starts a session, \
      'session.input' evaluates an input in it, and 'lint', 'compare', 'explore', 'migrate' and 'open' work on files. \
      The page Sources/Serving.md describes all methods.
      """)

  @OptionGroup var options: CommonOptions

  @Flag(name: .customLong("stdio"), help: "Use standard input and output, which is the only way.")
  var stdio = false

  func validate() throws {
    guard stdio else { throw ValidationError("use --stdio: the server communicates on standard input and output") }
  }

  mutating func run() throws {
    let options = options.servedOptions
    try Process.run { _ in
      let serving = Serving<Server>(interrupting: options.flag)
      return try serving.run(
        Server(options.sessions, version: Obsh.version, isCancelled: serving.isCancelled))
    }
  }
}

extension CommonOptions {
  /// The options of served sessions, and the flag that interrupts the running one.
  var servedOptions: (sessions: SessionOptions, flag: UnsafeMutablePointer<Int32>) {
    var sessions = sessionOptions(.shell)
    sessions.color = false
    sessions.canColor = false
    sessions.width = 80
    sessions.showsTrace = false
    sessions.tracesLines = true
    sessions.canWriteFiles = false
    sessions.files = .inside(folder: ".")
    sessions.limits.steps = maxSteps ?? Self.stepsOfServices
    sessions.ceiling = SessionOptions.Ceiling(
      steps: sessions.limits.steps, depth: sessions.limits.depth, memory: sessions.limits.memory)
    // The flag lives as long as the process.
    let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    flag.initialize(to: 0)
    sessions.interruptFlag = flag
    return (sessions, flag)
  }
}
