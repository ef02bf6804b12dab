import Synchronization

/// The messages sent to the page, in order. Each viewer reads at its own pace; nothing is stored per viewer.
final class EventLog: Sendable {
  fileprivate struct State {
    /// The number of the first message kept, counted from the creation of the log.
    var start = 0
    var messages: [[UInt8]] = []
    var hasEnded = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var waits = 0
    var viewers = 0
  }

  private let state = Mutex(State())

  /// Adds a message. One that starts over invalidates the earlier messages.
  func add(_ message: String, startsOver: Bool = false) {
    let waiting = state.withLock { state in
      if startsOver {
        state.start += state.messages.count
        state.messages = []
      }
      let number = state.start + state.messages.count + 1
      state.messages.append(Array("id: \(number)\ndata: \(message)\n\n".utf8))
      return state.takeWaiting()
    }
    for one in waiting { one.resume() }
  }

  func end(_ message: String) {
    add(message)
    let waiting = state.withLock { state in
      state.hasEnded = true
      return state.takeWaiting()
    }
    for one in waiting { one.resume() }
  }

  /// Wakes all waiting viewers, so that they notice closed connections.
  func tick() {
    for one in state.withLock({ $0.takeWaiting() }) { one.resume() }
  }

  var viewers: Int { state.withLock { $0.viewers } }

  /// Adds a viewer. Returns false if the limit is reached.
  func enter(atMost limit: Int) -> Bool {
    state.withLock { state in
      guard state.viewers < limit else { return false }
      state.viewers += 1
      return true
    }
  }

  func leave() { state.withLock { $0.viewers -= 1 } }

  enum Next {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// The messages after a number, as many as fit in one piece.
  func next(after number: inout Int, atMost limit: Int = 1 << 16) -> Next {
    state.withLock { state in
      // A viewer of a session that has started over, or of another one, receives all messages.
      if number < state.start || number > state.start + state.messages.count { number = state.start }
      var bytes: [UInt8] = []
      while number - state.start < state.messages.count, bytes.count < limit {
        bytes += state.messages[number - state.start]
        number += 1
      }
      return bytes.isEmpty ? state.hasEnded ? .end : .nothing : .bytes(bytes)
    }
  }

  /// Waits for a message after a number, or for a tick.
  func wait(after number: Int) async {
    await withCheckedContinuation { continuation in
      let isNeeded = state.withLock { state in
        guard !state.hasEnded, number == state.start + state.messages.count else { return false }
        state.waits += 1
        state.waiting[state.waits] = continuation
        return true
      }
      if !isNeeded { continuation.resume() }
    }
  }
}

extension EventLog.State {
  fileprivate mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
    defer { waiting = [:] }
    return Array(waiting.values)
  }
}

extension EventLog {
  /// Sends the messages after a number, and new ones as they arrive, until the last.
  func follow(after start: Int, send: ([UInt8]) async throws -> Void) async throws {
    // A viewer that loses the session soon reconnects.
    try await send(Array("retry: 1000\n\n".utf8))
    var number = start
    var hasWaited = false
    while true {
      switch next(after: &number) {
      case .bytes(let bytes):
        try await send(bytes)
        hasWaited = false
      case .end: return
      case .nothing:
        // Sending a comment shows whether the connection is still open.
        if hasWaited { try await send(Array(":\n\n".utf8)) }
        hasWaited = true
        await wait(after: number)
      }
    }
  }

  /// A viewer, which exists as long as messages are sent to it.
  final class Viewer: Sendable {
    private let log: EventLog

    /// Nil if the limit is reached.
    init?(_ log: EventLog, atMost limit: Int) {
      guard log.enter(atMost: limit) else { return nil }
      self.log = log
    }

    deinit { log.leave() }
  }
}
