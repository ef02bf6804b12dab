import Foundation
import Machine

/// The texts that the parts of `URLComponents` accept. The toolchain's setters end the process for others, which must
/// be refused before (swift-foundation, URLComponents).
enum URLPart {
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=")
  private static let path = unreserved.union(CharacterSet(charactersIn: "/:@"))
  private static let query = path.union(CharacterSet(charactersIn: "?"))

  /// - Parameter number: see `URLNatives.set`.
  static func check(_ number: Int, _ text: String?) throws {
    guard let text else { return }
    switch number {
    case 0: try require(isScheme(text), "scheme")
    case 4: if let port = Int(text), port < 0 { throw Trap("Attempting to set port with a negative number") }
    case 9: try require(isEncoded(text, path), "percentEncodedPath")
    case 10: try require(isEncoded(text, query), "percentEncodedQuery")
    case 11 where text.hasPrefix("["): break
    case 11: try require(isEncoded(text, unreserved), "percentEncodedHost")
    case 13: try require(isEncoded(text, query), "percentEncodedFragment")
    default: break
    }
  }

  private static func require(_ isValid: Bool, _ part: String) throws {
    if !isValid { throw Trap("Attempting to set \(part) with invalid characters") }
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    return first.properties.isAlphabetic && first.isASCII
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "+-.0123456789".contains(Character($0)))
      }
  }

  /// True if the text has only allowed characters and percent signs with two hexadecimal digits.
  private static func isEncoded(_ text: String, _ allowed: CharacterSet) -> Bool {
    var rest = Array(text.unicodeScalars)[...]
    while let first = rest.popFirst() {
      guard first == "%" else {
        if !allowed.contains(first) { return false }
        continue
      }
      guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }) else {
        return false
      }
      rest = rest.dropFirst(2)
    }
    return true
  }
}
