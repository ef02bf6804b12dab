import Files
import Session

#if canImport(Glibc)
  import CMalloc
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exit status of the process.
struct ExitStatus: RawRepresentable {
  let rawValue: Int32

  static let success = ExitStatus(rawValue: 0)
  /// The program trapped or threw, or a transcript differs.
  static let failure = ExitStatus(rawValue: 1)
  /// Invalid usage, output that cannot be written, an unreadable file, source that does not compile, no transcript
  /// found.
  static let usage = ExitStatus(rawValue: 2)
  /// Part of the opened code did not check and is sealed, or part of the code was not migrated.
  static let sealed = ExitStatus(rawValue: 3)
  static let interrupted = ExitStatus(rawValue: 130)

  init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .done, .quit: .success
      case .ended(let status): ExitStatus(rawValue: status)
      case .failed(.program): .failure
      case .failed(.source), .failed(.command): .usage
      case .failed(.interrupted): .interrupted
      }
  }
}

enum Process {
  /// Runs `work` on the session thread, writes the remaining output, and exits with its status.
  static func run(_ work: (StandardOutput) throws -> ExitStatus) throws -> Never {
    // If the reader goes away, the output ends; the process is not ended by a signal.
    signal(SIGPIPE, SIG_IGN)
    Descriptor.occupyClosedStandardStreams()
    shareHeap()
    let output = StandardOutput()
    let status = try MachineThread.run { try work(output) }
    output.progress?.end()
    output.flush()
    exit(output.end?.status(after: status) ?? status)
  }

  /// Lets all threads allocate from the heap of the main thread. glibc would give the session's thread a heap that grows
  /// by a page at a time, with a call of the system for each: 1,300 calls until a view is mounted.
  private static func shareHeap() {
    #if canImport(Glibc)
      _ = mallopt(M_ARENA_MAX, 1)
    #endif
  }

  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #else
      Musl.exit(status.rawValue)
    #endif
  }

  static var environment: [String: String] {
    var result: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      pointer += 1
    }
    return result
  }
}
