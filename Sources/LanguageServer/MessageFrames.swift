/// Splits a stream of bytes into messages: `Content-Length: 42`, an empty line, and the bytes of the message.
package struct MessageFrames {
  package enum Frame: Equatable {
    case message([UInt8])
    /// Bytes that are not a message.
    case garbage
  }

  private var bytes: [UInt8] = []

  package init() {}

  /// The maximum size of a message; a larger one is not awaited.
  private static let longest = 64 << 20
  private static let longestHeader = 4_096
  private static let name = Array("Content-Length:".utf8)

  package mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next complete message; nil until there is one.
  package mutating func next() -> Frame? {
    guard !bytes.isEmpty else { return nil }
    guard let header = header() else {
      guard bytes.count > Self.longestHeader else { return isPlausible ? nil : resume() }
      return resume()
    }
    guard let length = header.length, (0...Self.longest).contains(length) else {
      bytes.removeFirst(header.end)
      return .garbage
    }
    guard bytes.count >= header.end + length else { return nil }
    let message = Array(bytes[header.end..<header.end + length])
    bytes.removeFirst(header.end + length)
    return .message(message)
  }

  package static func frame(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  /// True if the bytes may become a header.
  private var isPlausible: Bool {
    guard let first = bytes.first(where: { $0 != 0x0A && $0 != 0x0D }) else { return true }
    return first == UInt8(ascii: "C") || first == UInt8(ascii: "c")
  }

  /// The end of the header, and the length that it gives.
  private func header() -> (end: Int, length: Int?)? {
    var lineStart = 0
    var length: Int?
    for index in bytes.indices.prefix(Self.longestHeader) where bytes[index] == 0x0A {
      let line = bytes[lineStart..<index].filter { $0 != 0x0D }
      if line.isEmpty {
        if lineStart > 0 || length != nil { return (index + 1, length) }
      } else if line.count > Self.name.count,
        zip(line, Self.name).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        let digits = String(decoding: line[Self.name.count...], as: UTF8.self)
        length = Int(digits.filter { $0 != " " })
      }
      lineStart = index + 1
    }
    return nil
  }

  /// Drops bytes that are not a header, up to where one may begin.
  private mutating func resume() -> Frame {
    let start = bytes.indices.dropFirst().first { bytes[$0...].starts(with: Self.name) }
    bytes.removeFirst(start ?? bytes.count)
    return .garbage
  }
}
