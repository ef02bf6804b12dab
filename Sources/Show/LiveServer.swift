import FlyingFox
import FlyingSocks
import Page
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Serves a page on this computer alone, tells it what happens, and takes in what a person does on it.
///
/// It runs on threads of its own, and touches no session: what comes in waits in `inputs`, and `wake` becomes readable.
package final class LiveServer: Sendable {
  /// Where the page is.
  package let address: String
  /// Becomes readable when something has come in.
  package let wake: Int32
  private let waker: Int32
  private let log = EventLog()
  private let received = Mutex<[PageInput]>([])
  private let refusesInputs: Bool

  private static let (viewerLimit, inputLimit) = (32, 64)
  private static let ticksPerSign = 5
  private static let tick = Duration.seconds(1)

  /// Starts to serve. - Parameter refusesInputs: Whether the page is only for looking at.
  package init(refusesInputs: Bool = false) throws(LiveServerError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw LiveServerError(reason: "there is no pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (wake, waker) = (ends[0], ends[1])
    self.refusesInputs = refusesInputs
    let start = Start(waker: waker)
    let token = Requests.randomToken()
    let (log, pool) = (log, BoundedPool(HTTPServer.defaultPool()))
    let hand = Hand()
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: 0)
    } catch {
      throw LiveServerError(reason: "\(error)")
    }
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: 10, sharedRequestBufferSize: Requests.longestInput, pool: pool,
        logger: .disabled),
      handler: ClosureHTTPHandler { request in
        guard let port = start.port else { return Self.refusal(503, "not yet") }
        let answer = Requests(token: token, port: port).answer(request)
        pool.sentRequest(request.remoteAddress, isKept: answer == .events)
        return try await Self.response(to: request, answer, log) { hand.take($0) }
      })
    Task.detached { await start.run(server) }
    Task.detached {
      for round in 1... {
        try? await Task.sleep(for: Self.tick)
        if round % Self.ticksPerSign == 0 { log.tick() }
        if let port = start.port { pool.endIdle(port: port) }
      }
    }
    var ready = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
    _ = poll(&ready, 1, 5_000)
    Self.drain(wake)
    guard let port = start.port else { throw LiveServerError(reason: start.failure ?? "it does not start") }
    self.address = "http://127.0.0.1:\(port)/\(token)/"
    hand.give(to: self)
  }

  /// Tells the page something; nothing that was told before counts where that starts over.
  package func tell(_ message: String, startsOver: Bool = false) { log.add(message, startsOver: startsOver) }

  /// Tells the last thing, and waits a little until all viewers have been told.
  package func end(_ message: String) {
    log.end(message)
    for _ in 0..<50 where log.viewers > 0 { usleep(10_000) }
  }

  /// Takes what has come in.
  package func takeInputs() -> [PageInput] {
    Self.drain(wake)
    return received.withLock { inputs in
      defer { inputs = [] }
      return inputs
    }
  }

  private static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Nil where it is taken; otherwise why it is not.
  private func take(_ input: PageInput) -> String? {
    if refusesInputs { return "this page is only for looking at" }
    let isTaken = received.withLock { inputs in
      guard inputs.count < Self.inputLimit else { return false }
      inputs.append(input)
      return true
    }
    guard isTaken else { return "the session is busy" }
    var byte: UInt8 = 1
    _ = write(waker, &byte, 1)
    return nil
  }

  // MARK: Answers

  private static func response(
    to request: HTTPRequest, _ answer: Requests.Answer, _ log: EventLog, take: (PageInput) -> String?
  ) async throws -> HTTPResponse {
    switch answer {
    case .refused(let code, let words): return refusal(code, words)
    case .page: return whole(.ok, "text/html; charset=utf-8", LivePage.html)
    case .events:
      guard let viewer = EventStream.Viewer(log, atMost: viewerLimit) else { return refusal(503, "too many viewers") }
      let last = request.headers[HTTPHeader("Last-Event-ID")].flatMap { Int($0) } ?? 0
      return HTTPResponse(
        statusCode: .ok, headers: headers("text/event-stream"),
        body: HTTPBodySequence(from: EventStream(log: log, start: max(last, 0), viewer: viewer)))
    case .input:
      var body: [UInt8] = []
      for try await part in request.bodySequence { body += part }
      guard let input = PageInput(body) else { return refusal(400, "not an input") }
      if let reason = take(input) { return refusal(503, reason) }
      return whole(.accepted, "text/plain; charset=utf-8", "")
    }
  }

  private static func refusal(_ code: Int, _ words: String) -> HTTPResponse {
    var response = whole(HTTPStatusCode(code, phrase: words), "text/plain; charset=utf-8", words + "\n")
    response.headers[.connection] = "close"
    return response
  }

  private static func whole(_ status: HTTPStatusCode, _ type: String, _ text: String) -> HTTPResponse {
    let bytes = Array(text.utf8)
    return HTTPResponse(
      statusCode: status, headers: headers(type), body: HTTPBodySequence(from: Bytes(bytes: bytes), count: bytes.count))
  }

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("Content-Security-Policy"): LivePage.policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Frame-Options"): "DENY", HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
  }

  /// Gives what comes in to the server, once there is one.
  private final class Hand: Sendable {
    private let server = Mutex<Weak?>(nil)
    private struct Weak: Sendable { weak let server: LiveServer? }

    func give(to server: LiveServer) { self.server.withLock { $0 = Weak(server: server) } }
    func take(_ input: PageInput) -> String? {
      guard let server = server.withLock({ $0?.server }) else { return "the session has ended" }
      return server.take(input)
    }
  }

  /// The server's way to listen, and back to it where it was thrown out: by the system's lack of descriptors, say.
  private final class Start: Sendable {
    private struct State {
      var port: UInt16?
      var failure: String?
    }

    private let state = Mutex(State())
    private let waker: Int32

    init(waker: Int32) { self.waker = waker }

    var port: UInt16? { state.withLock { $0.port } }
    var failure: String? { state.withLock { $0.failure } }

    func run(_ server: HTTPServer) async {
      async let end: Void = Self.end(of: server, failure: { failure in self.state.withLock { $0.failure = failure } })
      try? await server.waitUntilListening()
      if case .ip4(_, let port) = await server.listeningAddress { state.withLock { $0.port = port } }
      var byte: UInt8 = 1
      _ = write(waker, &byte, 1)
      await end
    }

    private static func end(of server: HTTPServer, failure: (String) -> Void) async {
      do {
        try await server.run()
      } catch {
        failure("\(error)")
      }
    }
  }
}

/// Why nothing is served.
package struct LiveServerError: Error {
  package let reason: String
}
