import FlyingSocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection with one request and its answer, with limits on size and time.
struct Connection<Pool: AsyncSocketPool>: Sendable {
  private let socket: AsyncSocket
  private let pool: Pool

  private static var longestHead: Int { 16_384 }
  private static var patience: Duration { .seconds(5) }

  init(_ socket: AsyncSocket, pool: Pool) {
    (self.socket, self.pool) = (socket, pool)
    // Processes that the shell starts must not inherit the socket.
    _ = fcntl(socket.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  func close() { try? socket.close() }

  /// Does some work, and closes the connection if it takes too long.
  func soon<Result>(_ work: () async throws -> Result) async throws -> Result {
    let file = socket.socket.file.rawValue
    let watch = Task {
      try await Task.sleep(for: Self.patience)
      // Code that reads from or writes to the socket sees its end, and closes it.
      shutdown(file, Int32(SHUT_RDWR))
    }
    defer { watch.cancel() }
    return try await work()
  }

  enum Incoming {
    case request(Request, rest: [UInt8])
    case garbage
    case tooLong
  }

  func request() async throws -> Incoming {
    var bytes: [UInt8] = []
    while bytes.count <= Self.longestHead {
      let searched = max(bytes.count - 3, 0)
      bytes += try await socket.read(atMost: 4_096)
      guard let end = Self.endOfHead(bytes, from: searched) else { continue }
      guard let request = Request(head: bytes[..<end]) else { return .garbage }
      return .request(request, rest: Array(bytes[(end + 4)...]))
    }
    return .tooLong
  }

  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (start...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  /// The body of a request, of which a part was read together with the head.
  func body(_ length: Int, after rest: [UInt8]) async throws -> [UInt8] {
    var bytes = Array(rest.prefix(length))
    while bytes.count < length { bytes += try await socket.read(atMost: length - bytes.count) }
    return bytes
  }

  func send(_ bytes: [UInt8]) async throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Self.send(socket.socket.file.rawValue, $0.baseAddress, $0.count)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try await pool.suspendSocket(socket.socket, untilReadyFor: .write)
      } else if errno != EINTR {
        throw SocketError.disconnected
      }
    }
  }

  private static func send(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(file, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Musl.send(file, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
