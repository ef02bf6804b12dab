import FlyingSocks
import Page
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Serves a page on this computer only, sends it the session's events, and receives a person's actions on it.
///
/// The server runs on threads of its own and touches no session: received actions wait in `inputs`, and `wake`
/// becomes readable.
package final class LiveServer: Sendable {
  /// The address of the page.
  package let address: String
  /// Becomes readable when an input has arrived.
  package let wake: Int32
  private let waker: Int32
  private let log = EventLog()
  private let received = Mutex(Received())
  private let tasks = Mutex<[Task<Void, Never>]>([])
  private let refusesInputs: Bool

  private static let (connectionLimit, viewerLimit, inputLimit) = (64, 32, 64)
  private static let tick = Duration.seconds(5)
  /// The time after which the page says that an input waits.
  private static let patience = Duration.milliseconds(400)

  /// The inputs that have arrived.
  private struct Received {
    var waiting: [PageInput] = []
    /// The number of inputs that the session has taken.
    var taken = 0
    /// True if the page has been told that inputs wait.
    var isTold = false
  }

  /// Starts the server.
  ///
  /// - Parameter refusesInputs: True if the page can only be watched.
  package init(refusesInputs: Bool = false) throws(LiveServerError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw LiveServerError(reason: "there is no pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (wake, waker) = (ends[0], ends[1])
    self.refusesInputs = refusesInputs
    let token = Requests.randomToken()
    let (socket, port) = try Self.listening()
    address = "http://127.0.0.1:\(port)/\(token)/"
    let (requests, log, hand) = (Requests(token: token, port: port), log, Hand())
    let accepting = Task.detached {
      await Self.accept(on: socket) { connection in
        try await Self.serve(connection, requests, log) { hand.take($0) }
      }
    }
    let ticking = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.tick)
        log.tick()
      }
    }
    tasks.withLock { $0 = [accepting, ticking] }
    hand.give(to: self)
  }

  deinit {
    close(wake)
    close(waker)
  }

  /// A socket that only this computer can reach, and its port.
  private static func listening() throws(LiveServerError) -> (Socket, UInt16) {
    do {
      let socket = try Socket(domain: Int32(sockaddr_in.family))
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      return (socket, port)
    } catch {
      throw LiveServerError(reason: "\(error)")
    }
  }

  /// Accepts connections until it is cancelled, up to a limit at a time.
  private static func accept(
    on socket: Socket, serve: @escaping @Sendable (Connection<SocketPool<ePoll>>) async throws -> Void
  ) async {
    let pool = SocketPool.ePoll()
    let room = Room()
    defer { try? socket.close() }
    guard (try? await pool.prepare()) != nil, let listener = try? AsyncSocket(socket: socket, pool: pool) else {
      return
    }
    async let run: Void? = try? pool.run()
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let accepted = try? await listener.accept() else {
          // For example, the system has no descriptors left.
          try? await Task.sleep(for: .seconds(1))
          continue
        }
        let connection = Connection(accepted, pool: pool)
        guard room.enter(atMost: connectionLimit) else {
          connection.close()
          continue
        }
        group.addTask {
          try? await serve(connection)
          connection.close()
          room.leave()
        }
      }
    }
    await run
  }

  /// Sends a message to the page. One that starts over invalidates all earlier messages.
  package func tell(_ message: String, startsOver: Bool = false) { log.add(message, startsOver: startsOver) }

  /// Sends the last message, waits briefly until all viewers have received it, and stops serving.
  package func end(_ message: String) {
    log.end(message)
    for _ in 0..<50 where log.viewers > 0 { usleep(10_000) }
    tasks.withLock { tasks in
      for task in tasks { task.cancel() }
    }
  }

  /// True if the page is open somewhere.
  package var isWatched: Bool { log.viewers > 0 }

  /// Takes the inputs that have arrived.
  package func takeInputs() -> [PageInput] {
    Self.drain(wake)
    return received.withLock { received in
      if received.isTold { log.add(LiveTurns.taken) }
      received.isTold = false
      received.taken += received.waiting.count
      defer { received.waiting = [] }
      return received.waiting
    }
  }

  private static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Accepts an input. Returns nil, or the reason for refusing it.
  private func take(_ input: PageInput) -> String? {
    if refusesInputs { return "this page is only for looking at" }
    let number = received.withLock { received -> Int? in
      guard received.waiting.count < Self.inputLimit else { return nil }
      received.waiting.append(input)
      return received.taken + received.waiting.count
    }
    guard let number else { return "the session is busy" }
    var byte: UInt8 = 1
    _ = write(waker, &byte, 1)
    Task.detached { [weak self] in
      try? await Task.sleep(for: Self.patience)
      self?.tellWaiting(number)
    }
    return nil
  }

  /// Tells the page that an input waits, if it does: a program runs, or a longer input is being typed.
  private func tellWaiting(_ number: Int) {
    received.withLock { received in
      guard received.taken < number, !received.isTold else { return }
      received.isTold = true
      log.add(LiveTurns.waiting)
    }
  }

  // MARK: Answers

  private static func serve(
    _ connection: Connection<some AsyncSocketPool>, _ requests: Requests, _ log: EventLog,
    take: (PageInput) -> String?
  ) async throws {
    let viewing = try await connection.soon { () -> (viewer: EventLog.Viewer, last: Int)? in
      guard case .request(let request, let rest) = try await connection.request() else {
        try await connection.send(answer(400, "bad request"))
        return nil
      }
      switch requests.answer(request) {
      case .refused(let code, let words): try await connection.send(answer(code, words))
      case .redirect(let place):
        try await connection.send(head(308, "Permanent Redirect", "text/plain", length: 0, location: place))
      case .page: try await connection.send(answer(200, "OK", "text/html; charset=utf-8", LivePage.html))
      case .events:
        guard let viewer = EventLog.Viewer(log, atMost: viewerLimit) else {
          try await connection.send(answer(503, "too many viewers"))
          return nil
        }
        let last = request.only("last-event-id").flatMap { Int($0) } ?? 0
        try await connection.send(head(200, "OK", "text/event-stream"))
        return (viewer, max(last, 0))
      case .input:
        let body = try await connection.body(request.length ?? 0, after: rest)
        if let input = PageInput(body) {
          let reason = take(input)
          try await connection.send(reason.map { answer(503, $0) } ?? answer(202, "Accepted"))
        } else {
          try await connection.send(answer(400, "not an input"))
        }
      }
      return nil
    }
    if let viewing {
      try await log.follow(after: viewing.last) { try await connection.send($0) }
      withExtendedLifetime(viewing.viewer) {}
    }
  }

  private static func answer(
    _ code: Int, _ words: String, _ type: String = "text/plain; charset=utf-8", _ text: String? = nil
  ) -> [UInt8] {
    let body = Array((text ?? words).utf8)
    return head(code, words, type, length: body.count) + body
  }

  private static func head(
    _ code: Int, _ words: String, _ type: String, length: Int? = nil, location: String? = nil
  ) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(code) \(words)", "Content-Type: \(type)", "Cache-Control: no-store",
      "Content-Security-Policy: \(LivePage.policy)", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
    ]
    if let location { lines.append("Location: \(location)") }
    if let length { lines.append("Content-Length: \(length)") }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// The number of open connections.
  private final class Room: Sendable {
    private let count = Mutex(0)

    func enter(atMost limit: Int) -> Bool {
      count.withLock { count in
        guard count < limit else { return false }
        count += 1
        return true
      }
    }

    func leave() { count.withLock { $0 -= 1 } }
  }

  /// Passes inputs to the server, once it exists.
  private final class Hand: Sendable {
    private let server = Mutex<Weak?>(nil)
    private struct Weak: Sendable { weak let server: LiveServer? }

    func give(to server: LiveServer) { self.server.withLock { $0 = Weak(server: server) } }
    func take(_ input: PageInput) -> String? {
      guard let server = server.withLock({ $0?.server }) else { return "the session has ended" }
      return server.take(input)
    }
  }
}

/// The reason why nothing is served.
package struct LiveServerError: Error {
  package let reason: String
}
