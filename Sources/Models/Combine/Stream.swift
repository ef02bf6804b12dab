import Code
import Machine
import OpenCombine

/// The failure of a stream: a value of the program, of the publisher's `Failure` type.
struct Failed: Error, @unchecked Sendable {
  // Unchecked: values never leave the machine's thread.
  let value: Value
}

typealias AnyStream = AnyPublisher<Value, Failed>
typealias StreamSubscriber = AnySubscriber<Value, Failed>

/// An OpenCombine publisher whose elements are the program's values, and to which a program's publisher refers.
///
/// Only the checker knows the element types. The functions that an operator needs for them (`==`, `<`, a description)
/// are passed as closures.
final class Stream {
  let publisher: AnyStream
  /// The number of publishers chained in the stream: each takes native stack when a value passes through.
  let depth: Int
  /// The program's publisher that the stream represents, if that matters.
  let origin: AnyObject?

  init(_ publisher: some Publisher<Value, Failed>, on upstreams: [Stream] = []) throws {
    self.publisher = publisher.eraseToAnyPublisher()
    origin = nil
    depth = (upstreams.map(\.depth).max() ?? 0) + 1
    if depth > Self.greatestDepth { throw Trap("a publisher is made of more than \(Self.greatestDepth) others") }
  }

  /// A stream without an upstream.
  init(source: some Publisher<Value, Failed>, origin: AnyObject? = nil) {
    publisher = source.eraseToAnyPublisher()
    self.origin = origin
    depth = 1
  }

  private static let greatestDepth = 10_000
}

extension Value {
  /// The object inside one of the library's opaque types.
  func opaque<Object: AnyObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(object.unsafelyUnwrapped, to: type)
  }

  var stream: Stream { opaque(Stream.self) }
}

extension Subscribers.Demand {
  /// A program's `Demand` as passed to natives: its count, -1 for unlimited.
  init(count: Int) { self = count < 0 ? .unlimited : .max(count) }
  var count: Int { max ?? -1 }
}
