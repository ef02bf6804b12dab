import Diagnostics

/// The text before the cursor, as far as its brackets and quotes are concerned: bytes are examined, so that the text
/// may be incomplete.
package struct OpenText {
  /// The kinds of text that a cursor can be in.
  package enum Place: Equatable {
    case code, comment, string
  }

  package let place: Place
  /// The open brackets and quotes, outermost first: the text that would close each, and its offset.
  package let open: [(closer: String, offset: Int)]
  /// The start of the word before the cursor; the cursor's offset if there is none.
  package let wordStart: Int
  private let bytes: [UInt8]

  package init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    (place, open) = Self.scan(bytes)
    wordStart = bytes.count - bytes.reversed().prefix(while: \.isWordPart).count
  }

  package var word: String { String(decoding: bytes[wordStart...], as: UTF8.self) }
  /// The text before the word.
  package var head: String { String(decoding: bytes[..<wordStart], as: UTF8.self) }
  /// The text before an offset.
  package func text(before offset: Int) -> String { String(decoding: bytes[..<offset], as: UTF8.self) }
  package func text(from offset: Int) -> String { String(decoding: bytes[offset...], as: UTF8.self) }

  /// The text that closes all open brackets and quotes.
  package var closers: String { open.reversed().map(\.closer).joined() }

  /// The last nonblank character before the word.
  package var before: UInt8? { bytes[..<wordStart].last { !$0.isBlank } }
  /// The character directly before the word.
  package var justBefore: UInt8? { bytes[..<wordStart].last }

  /// The indentation of the cursor's line, and the number of brackets that were opened in it and are still open.
  var openedInLastLine: (indentation: Int, count: Int) {
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    return (indentation, open.count { $0.offset >= start })
  }

  private static func scan(_ bytes: [UInt8]) -> (Place, [(closer: String, offset: Int)]) {
    var open: [(closer: String, offset: Int)] = []
    var index = 0
    func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
    while index < bytes.count {
      if let quote = open.last?.closer, quote.first == "\"" {
        if bytes[index] == UInt8(ascii: "\\") {
          // An interpolation contains code again.
          if starts("\\(") { open.append((")", index)) }
          index += 2
        } else if quote.count == 3 ? starts("\"\"\"") : starts("\"") {
          open.removeLast()
          index += quote.count
        } else if quote.count == 1, starts("\n") {
          // The string is not terminated, which is an error in its own line and does not affect the next one.
          open.removeLast()
          index += 1
        } else {
          index += 1
        }
        continue
      }
      if starts("//") {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return (.comment, open) }
        index = end
      } else if starts("/*") {
        var depth = 0
        repeat {
          if starts("/*") {
            depth += 1
            index += 2
          } else if starts("*/") {
            depth -= 1
            index += 2
          } else {
            index += 1
          }
        } while depth > 0 && index < bytes.count
        if depth > 0 { return (.comment, open) }
      } else if starts("\"\"\"") {
        open.append(("\"\"\"", index))
        index += 3
      } else {
        switch bytes[index] {
        case UInt8(ascii: "\""): open.append(("\"", index))
        case UInt8(ascii: "("): open.append((")", index))
        case UInt8(ascii: "["): open.append(("]", index))
        case UInt8(ascii: "{"): open.append(("}", index))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if open.last?.closer.utf8.first == bytes[index] { open.removeLast() }
        default: break
        }
        index += 1
      }
    }
    return (open.last?.closer.first == "\"" ? .string : .code, open)
  }
}

extension UInt8 {
  package var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
  }
}
