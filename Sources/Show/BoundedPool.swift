import FlyingFox
import FlyingSocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for sockets as another pool does, with bounds: so many connections, so many waits of one of them until it has
/// sent a request, and so much time for that.
///
/// The server itself has no bounds. A connection comes through here when its socket has nothing more to read, which is
/// soon, because its buffer is made small. One that sends faster than the server reads never does, and is looked for.
final class BoundedPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let connections = Mutex<[Int32: Connection]>([:])

  private struct Connection {
    /// Tells it from a later one of the same descriptor.
    let peer: Socket.Address
    var waits = 0
    var since: ContinuousClock.Instant
    /// Whether it is a viewer's, to whom is sent as long as they stay.
    var isKept = false
  }

  private static var limit: Int { 64 }
  private static var waitsPerRequest: Int { 64 }
  private static var patience: Duration { .seconds(5) }
  private static var bufferSize: Int32 { 8_192 }

  init(_ base: Base) { self.base = base }

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    if events.contains(.read) {
      if let peer = try? socket.remotePeer() {
        try note(socket, peer)
      } else {
        // The socket that listens: those that it accepts are as it is.
        try? socket.setValue(Self.bufferSize, for: .receiveBufferSize)
        _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      }
    }
    try await base.suspendSocket(socket, untilReadyFor: events)
  }

  private func note(_ socket: Socket, _ peer: Socket.Address) throws {
    let file = socket.file.rawValue
    try connections.withLock { connections in
      if var known = connections[file], known.peer == peer {
        known.waits += 1
        connections[file] = known
        if known.waits > Self.waitsPerRequest { throw SocketError.disconnected }
        return
      }
      connections = connections.filter { Self.isOpen($0, $1) && $0 != file }
      guard connections.count < Self.limit else { throw SocketError.disconnected }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      connections[file] = Connection(peer: peer, since: .now)
    }
  }

  /// A connection has sent a request: its bounds begin again.
  func sentRequest(_ address: HTTPRequest.Address?, isKept: Bool) {
    connections.withLock { connections in
      for (file, connection) in connections where address == .make(from: connection.peer) {
        connections[file]?.waits = 0
        connections[file]?.since = .now
        connections[file]?.isKept = isKept
      }
    }
  }

  /// Ends connections that have sent no request for long.
  ///
  /// - Parameter port: Where the server listens.
  func endIdle(port: UInt16) {
    connections.withLock { connections in
      connections = connections.filter { Self.isOpen($0, $1) }
      for file in Int32(3)..<1_024 where connections[file] == nil {
        let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
        guard case .ip4(_, port) = try? socket.sockname(), let peer = try? socket.remotePeer() else { continue }
        connections[file] = Connection(peer: peer, since: .now)
      }
      for (file, connection) in connections where !connection.isKept {
        // Who reads from it finds its end, and closes it.
        if connection.since + Self.patience < .now { shutdown(file, Int32(SHUT_RDWR)) }
      }
    }
  }

  private static func isOpen(_ file: Int32, _ connection: Connection) -> Bool {
    (try? Socket(file: Socket.FileDescriptor(rawValue: file)).remotePeer()) == connection.peer
  }
}
