/// Reads JSON text. Malformed text gives nil, and so does text that is nested too deeply.
///
/// Not Foundation's decoder: see `JSON`.
package struct JSONText {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private static let deepest = 128

  package static func value(of bytes: [UInt8]) -> JSON? {
    var reader = JSONText(bytes: bytes)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard next == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value() -> JSON? {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ text: String, _ value: JSON) -> JSON? {
    guard bytes[index...].starts(with: text.utf8) else { return nil }
    index += text.utf8.count
    return value
  }

  private mutating func object() -> JSON? {
    index += 1
    var members: [(String, JSON)] = []
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\""), let name = string(), take(":"), let value = value() else { return nil }
      members.append((name, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    index += 1
    var values: [JSON] = []
    if take("]") { return .array([]) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  /// An integer. A fraction is cut off, and a number beyond the range of integers becomes the nearest one, which is
  /// harmless in the messages of the protocol.
  private mutating func number() -> JSON? {
    let start = index
    while let byte = next,
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") || (0x30...0x39).contains(byte)
    { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text) { return .number(whole) }
    guard let fraction = Double(text), !fraction.isNaN else { return nil }
    return .number(Int(exactly: fraction.rounded(.towardZero)) ?? (fraction < 0 ? .min : .max))
  }

  private mutating func string() -> String? {
    index += 1
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        result += Array(String(Character(scalar)).utf8)
      case ..<0x20: return nil
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let high = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    index += 2
    guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }
}

extension JSON {
  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Int? { if case .number(let number) = self { number } else { nil } }
  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
}
