import Server
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The messages of a client that wait for an answer, shared by the thread that reads them and the one that answers.
final class Inbox<Kind: Service>: @unchecked Sendable {
  private struct State {
    var reader = MessageReader(Kind.framing)
    var waiting: [(number: Int, message: Message)] = []
    /// The number of messages received.
    var count = 0
    /// Messages that a previous process has begun to answer.
    var begun: Set<Int> = []
    var running: RequestID?
    var isCancelled = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  // The semaphore and the flag live as long as the process: a running program looks at the flag.
  private let arrivals: UnsafeMutablePointer<sem_t>
  private let flag: UnsafeMutablePointer<Int32>

  init(_ flag: UnsafeMutablePointer<Int32>) {
    self.flag = flag
    arrivals = .allocate(capacity: 1)
    sem_init(arrivals, 0, 0)
  }

  /// Begins with the bytes that previous processes have received.
  func begin(with bytes: [UInt8], begun: Set<Int>) {
    state.withLock { $0.begun = begun }
    add(bytes)
  }

  func add(_ bytes: [UInt8]) {
    let (prompt, arrived) = state.withLock { state in
      let before = state.waiting.count
      var prompt: [UInt8] = []
      for message in state.reader.messages(in: bytes) {
        let number = state.count
        state.count += 1
        if let id = Kind.cancelled(by: message) {
          prompt += cancel(id, &state)
        } else if let answer = Kind.promptAnswer(to: message) {
          prompt += answer
        } else {
          state.waiting.append((number, message))
        }
      }
      return (prompt, max(state.waiting.count - before, 0))
    }
    ServiceOutput.write(prompt)
    for _ in 0..<arrived { sem_post(arrivals) }
  }

  /// The answer to the cancelled request, if it has not begun.
  private func cancel(_ id: RequestID, _ state: inout State) -> [UInt8] {
    if state.running == id {
      state.isCancelled = true
      flag.pointee = 1
    } else if let index = state.waiting.firstIndex(where: {
      $0.message.id == id && !state.begun.contains($0.number)
    }) {
      return Kind.answer(toCancelled: state.waiting.remove(at: index).message)
    }
    return []
  }

  /// Called when no more messages will come.
  func end() {
    state.withLock { $0.hasEnded = true }
    sem_post(arrivals)
  }

  /// Waits for the next message; nil when there are no more.
  func next() -> (number: Int, message: Message)? {
    while true {
      let (next, hasEnded) = state.withLock { state in
        (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.hasEnded)
      }
      if let next { return next }
      if hasEnded { return nil }
      while sem_wait(arrivals) != 0 {}
    }
  }

  // MARK: The request that runs

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func start(_ message: Message) {
    state.withLock { state in
      (state.running, state.isCancelled) = (message.id, false)
      flag.pointee = 0
    }
  }

  /// Ends the running request. Returns true if the request was cancelled while it ran.
  func finish() -> Bool {
    state.withLock { state in
      state.running = nil
      flag.pointee = 0
      return state.isCancelled
    }
  }
}
