import Machine
import Tree

/// Instance names of the trace, such as `Cart#1`, which inputs can also use: `Cart#1.count = 5`.
///
/// This is not valid Swift otherwise, so the meaning of no program changes.
package struct InstanceNames {
  package struct Name {
    /// The range in UTF-8 of the input.
    package let range: Range<Int>
    /// `Cart`, or `Shop.Cart`
    package let type: String
    package let number: Int

    package var text: String { "\(type)#\(number)" }
  }

  /// The names outside string literals and comments, in order.
  package let names: [Name]

  package init(in input: String) {
    var input = input
    names = input.withUTF8 { Self.find(in: $0) }
  }

  private static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [Name] {
    var names: [Name] = []
    var position = 0
    var word: Range<Int>?
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position = endOfLiteral(at: position, in: bytes)
        word = nil
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        word = nil
      case UInt8(ascii: "#"):
        var end = position + 1
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        if let start = word, start.upperBound == position, end > position + 1,
          end == bytes.count || !isWord(bytes[end]),
          let number = Int(String(decoding: bytes[position + 1..<end], as: UTF8.self))
        {
          names.append(
            Name(range: start.lowerBound..<end, type: String(decoding: bytes[start], as: UTF8.self), number: number))
        }
        position = end
        word = nil
      case _ where isWord(byte) && !isDigit(byte):
        var end = position
        while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        word = position..<end
        position = end
      default:
        position += 1
        word = nil
      }
    }
    return names
  }

  /// The position after a string literal of one line; for a literal of several lines, the position after its first
  /// quotes.
  private static func endOfLiteral(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\"") { return position + 1 }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte | 0x20) >= UInt8(ascii: "a")
        && (byte | 0x20) <= UInt8(ascii: "z")
  }
}

extension Session {
  /// The input with its instance names replaced by expressions; nil if it contains none.
  func withInstances(_ input: String, name: String) throws(CommandError) -> GeneratedText? {
    guard input.holds(byte: UInt8(ascii: "#")) else { return nil }
    let found = InstanceNames(in: input).names
    guard !found.isEmpty else { return nil }
    var living: Set<String> = []
    engine.machine.heap.forEachInstance { living.insert("\($0.type.name)#\($0.number)") }
    var generated = GeneratedText(for: SourceFile(name: name, text: input, number: .max))
    var start = 0
    func append(upTo end: Int) {
      let from = input.utf8.index(input.utf8.startIndex, offsetBy: start)
      let to = input.utf8.index(input.utf8.startIndex, offsetBy: end)
      generated.append(input[from..<to], from: start)
    }
    for one in found {
      guard living.contains(one.text) else { throw .noInstance(one.text) }
      append(upTo: one.range.lowerBound)
      generated.append("_instance(\"\(one.text)\", \(one.type).self)", insteadOf: one.range.lowerBound)
      start = one.range.upperBound
    }
    append(upTo: input.utf8.count)
    return generated
  }
}
