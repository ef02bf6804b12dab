import Foundation
import Synchronization

/// A child process run to its end, with its output in hand.
struct Command: Sendable {
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed at the deadline.
    case deadline
  }

  var output: Data
  var errors: String
  var ending: Ending

  /// Runs a tool without input, and kills it after some seconds; waits for a free core first.
  static func run(_ tool: URL, _ arguments: [String], seconds: Double) async throws -> Command {
    try await Cores.shared.whileHolding {
      // The wait blocks, so it happens on a thread of its own, not on one the other tests need.
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(with: Result { try runAndWait(tool, arguments, seconds) })
        }
      }
    }
  }

  private static func runAndWait(_ tool: URL, _ arguments: [String], _ seconds: Double) throws -> Command {
    // Files, not pipes: a full pipe blocks the child, and one inherited by a sibling never ends.
    let files = Products.scratchFile()
    let (outputFile, errorFile) = (files.appendingPathExtension("out"), files.appendingPathExtension("err"))
    defer {
      try? FileManager.default.removeItem(at: outputFile)
      try? FileManager.default.removeItem(at: errorFile)
    }
    let child = try Child(tool, arguments, output: outputFile, errors: errorFile)
    let ending = child.wait(seconds: seconds)
    return Command(
      output: try Data(contentsOf: outputFile),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      ending: ending)
  }
}

/// A spawned process in a group of its own. (Foundation's `Process` keeps descriptors open and, on Linux, corrupts
/// memory once there are a thousand.)
private final class Child: Sendable {
  private enum State { case running, killed, ended }

  private let id: pid_t
  private let state = Mutex(State.running)

  init(_ tool: URL, _ arguments: [String], output: URL, errors: URL) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETPGROUP))

    // A trap's backtrace takes seconds, and nobody reads it.
    let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    var arguments = ([tool.path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, tool.path, &actions, &attributes, &arguments, &variables)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO) }
    self.id = id
  }

  /// Waits for the end, which is a kill at the deadline.
  func wait(seconds: Double) -> Command.Ending {
    let deadline = DispatchWorkItem { [self] in
      state.withLock { state in
        guard state == .running else { return }
        kill(-id, SIGKILL)
        state = .killed
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
    defer { deadline.cancel() }

    // It keeps its number until it is reaped, so that the kill cannot hit another process.
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return state.withLock { state in
      defer { state = .ended }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      if state == .killed { return .deadline }
      let signal = status & 0x7f
      return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    }
  }
}

/// Lets as many children run at once as the machine has cores, so that a deadline measures one child's work.
actor Cores {
  static let shared = Cores()
  private var free = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func whileHolding<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    return try await body()
  }
}
