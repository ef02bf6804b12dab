import Session
import Trace

/// The state of the tools: sessions by name, and the commands on files.
final class Workshop {
  private(set) var sessions: [(name: String, session: ServedSession)] = []
  let options: SessionOptions
  let files: FileMethods
  private var count = 0

  static let mainSession = "main"
  private static let mostSessions = 16

  init(_ options: SessionOptions, isCancelled: @escaping @Sendable () -> Bool) {
    self.options = options
    files = FileMethods(options, isCancelled: isCancelled)
  }

  /// The session that the arguments name. The main session begins at its first use.
  func session(_ parameters: Parameters) throws(ServerFailure) -> ServedSession {
    let name = try parameters.optionalText("session") ?? Self.mainSession
    if let known = sessions.first(where: { $0.name == name }) { return known.session }
    guard name == Self.mainSession else {
      let names = sessions.map { "'\($0.name)'" }.joined(separator: ", ")
      let known =
        switch sessions.count {
        case 0: "there is none yet"
        case 1: "the only one is \(names)"
        default: "the sessions are \(names)"
        }
      throw ServerFailure(.noSession, "there is no session '\(ShortAnswer.cut(name, to: 100))'; \(known)")
    }
    return try begin(name)
  }

  func begin() throws(ServerFailure) -> String {
    count += 1
    let name = "s\(count)"
    _ = try begin(name)
    return name
  }

  private func begin(_ name: String) throws(ServerFailure) -> ServedSession {
    guard sessions.count < Self.mostSessions else {
      throw ServerFailure(
        .tooManySessions, "there are \(Self.mostSessions) sessions already; 'session' with 'end' ends one")
    }
    let session = ServedSession(options)
    sessions.append((name, session))
    return session
  }

  func end(_ name: String) { sessions.removeAll { $0.name == name } }
}
