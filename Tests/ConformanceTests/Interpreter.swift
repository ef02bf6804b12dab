import Dispatch
import Foundation
import Session
import Synchronization

/// Programs run as by `obsh run`, each in a session of its own, inside this process: the sessions of a process parse the
/// library once, and in a build without optimization that is most of the time of a short program.
enum Interpreter {
  /// - Parameter seconds: The time after which the program is interrupted.
  static func run(_ program: Source, seconds: Double) async throws -> Command {
    let text = try String(contentsOf: program.url, encoding: .utf8)
    return try await Cores.shared.whileHolding {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(with: Result { try run(text, of: program, seconds) })
        }
      }
    }
  }

  private static func run(_ text: String, of program: Source, _ seconds: Double) throws -> Command {
    let watch = Watch(seconds: seconds)
    defer { watch.stop() }
    return try MachineThread.run {
      var options = SessionOptions(.script)
      if program.isSwift6 { options.language = .swift6 }
      options.arguments = [program.path]
      options.nextLine = { nil }
      options.interruptFlag = watch.flag
      var (output, errors) = (Data(), "")
      let session = Session(
        options, complaints: { errors += $0 }, output: { output += Data($0.utf8) })
      var outcome = session.run(script: text, name: program.path, isCompilable: true)
      if outcome == .done { outcome = session.finish() }
      // What objects print that the end of the session destroys is not the program's output.
      return Command(output: output, errors: errors, ending: watch.hasStopped ? .deadline : .exit(status(of: outcome)))
    }
  }

  /// The exit status of `obsh run`.
  private static func status(of outcome: Outcome) -> Int32 {
    switch outcome {
    case .done, .quit: 0
    case .ended(let status): status
    case .failed(.program): 1
    case .failed(.source), .failed(.command): 2
    case .failed(.interrupted): 130
    }
  }
}

/// Interrupts a program at a deadline.
private final class Watch: @unchecked Sendable {
  let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private let state = Mutex((isOver: false, hasStopped: false))

  init(seconds: Double) {
    flag.initialize(to: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      state.withLock { state in
        if state.isOver { return }
        state.hasStopped = true
        flag.pointee = 1
      }
    }
  }

  deinit { flag.deallocate() }

  func stop() { state.withLock { $0.isOver = true } }

  var hasStopped: Bool { state.withLock { $0.hasStopped } }
}
