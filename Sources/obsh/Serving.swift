import Files
import Server
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A service on standard input and output. A separate thread reads, so that a request can be cancelled while it runs;
/// this thread answers. A crash is an error of its request: the process starts again, and the sessions are restored.
struct Serving<Kind: Service> {
  private let inbox: Inbox<Kind>
  private let rescue = Rescue()

  /// - Parameter flag: Set to stop the program of a session.
  init(interrupting flag: UnsafeMutablePointer<Int32>) { inbox = Inbox(flag) }

  /// True if the running request has been cancelled.
  var isCancelled: @Sendable () -> Bool { { [inbox] in inbox.isCancelled } }

  func run(_ service: Kind) throws -> ExitStatus {
    var earlier: [Int: Int] = [:]
    for (index, work) in (rescue?.earlier ?? []).enumerated() { earlier[Int(work.text) ?? -1] = index }
    inbox.begin(with: rescue?.received ?? [], begun: Set(earlier.keys))
    try startReading()
    while !service.hasEnded, let (number, message) = inbox.next() {
      if let index = earlier[number], let rescue {
        resume(index, message, service, rescue)
      } else {
        work(on: message, number, service)
      }
    }
    return .success
  }

  private func work(on message: Message, _ number: Int, _ service: Kind) {
    guard let rescue else {
      _ = answer(message, service)
      return
    }
    _ = rescue.doing("\(number)", leavesOut: \.wasCancelled) { answer(message, service) }
  }

  /// Resumes with a message that an earlier process has begun to answer.
  private func resume(_ index: Int, _ message: Message, _ service: Kind, _ rescue: Rescue) {
    let work = rescue.earlier[index]
    switch (work.hasCrashed, work.isDone) {
    case (true, true): break
    case (true, false): rescue.doing(index) { ServiceOutput.write(service.answer(toCrashIn: message)) }
    case (false, true): if !work.isLeftOut { rescue.doing(index) { service.repeatWork(of: message) } }
    case (false, false): _ = rescue.doing(index, leavesOut: \.wasCancelled) { answer(message, service) }
    }
  }

  private func answer(_ message: Message, _ service: Kind) -> Answer {
    inbox.start(message)
    var answer = service.answer(message)
    answer.wasCancelled = inbox.finish()
    ServiceOutput.write(answer.wasCancelled ? Kind.answer(toCancelled: message) : answer.bytes)
    return answer
  }

  // MARK: Reading

  private static var chunk: Int { 1 << 16 }

  private func startReading() throws {
    let job = Job { [inbox] in
      while true {
        let bytes = Rescue.receive(atMost: Self.chunk)
        if bytes.isEmpty { break }
        inbox.add(bytes)
      }
      // A client may close the stream instead of sending a message. Its earlier requests are still answered.
      inbox.end()
    }
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
      }, Unmanaged.passRetained(job).toOpaque())
    if code != 0 { throw ThreadFailure(code: code) }
    pthread_detach(thread)
  }
}

private final class Job: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private struct ThreadFailure: Error, CustomStringConvertible {
  let code: Int32

  var description: String { "cannot start a thread: \(String(cString: strerror(code)))" }
}

/// The standard output of a service, to which both threads write whole messages.
enum ServiceOutput {
  private static let turn = Mutex(())

  static func write(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    turn.withLock { _ in
      // Without a reader, there is no client to serve.
      do { try Descriptor.standardOutput.write(all: bytes) } catch { Process.exit(.success) }
    }
  }
}
