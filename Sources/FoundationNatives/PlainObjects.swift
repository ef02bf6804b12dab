import Code
import Foundation

/// Objects of JSON and property lists as words, the form in which they pass between a program and the toolchain's
/// Foundation: `[` and `]` enclose a list, `{` and `}` a dictionary, in which a key precedes each value; every other
/// word begins with the letter of its kind.
enum PlainObjects {
  struct NotPlain: Error {}

  static func words(of object: Any) -> [String] {
    var result: [String] = []
    add(object, to: &result)
    return result
  }

  private static func add(_ object: Any, to words: inout [String]) {
    switch object {
    case let text as String: words.append("s" + text)
    case let list as [Any]:
      words.append("[")
      for element in list { add(element, to: &words) }
      words.append("]")
    case let dictionary as [String: Any]:
      words.append("{")
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        words.append("s" + key)
        add(value, to: &words)
      }
      words.append("}")
    case is NSNull: words.append("n")
    case let date as Date: words.append("t\(date.timeIntervalSinceReferenceDate)")
    case let data as Data: words.append("x" + data.base64EncodedString())
    case let number as NSNumber: words.append(word(of: number))
    default: words.append("n")
    }
  }

  private static func word(of number: NSNumber) -> String {
    switch String(cString: number.objCType) {
    case "c": "b\(number.boolValue ? 1 : 0)"
    case "d", "f": "d\(number.doubleValue)"
    case "Q": "u\(number.uint64Value)"
    default: "i\(number.int64Value)"
    }
  }

  static func object(of words: [String]) throws -> Any {
    var rest = words[...]
    return try next(&rest)
  }

  private static func next(_ rest: inout ArraySlice<String>) throws -> Any {
    guard let word = rest.popFirst() else { throw NotPlain() }
    let text = String(word.dropFirst())
    switch word.first {
    case "[":
      var list: [Any] = []
      while let word = rest.first, word != "]" { list.append(try next(&rest)) }
      rest = rest.dropFirst()
      return list
    case "{":
      var dictionary: [String: Any] = [:]
      while let word = rest.popFirst(), word != "}" { dictionary[String(word.dropFirst())] = try next(&rest) }
      return dictionary
    case "s": return text
    case "n": return NSNull()
    case "b": return NSNumber(value: text == "1")
    case "i": return Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: UInt64(text) ?? 0)
    case "u": return NSNumber(value: UInt64(text) ?? 0)
    case "d": return NSNumber(value: Double(text) ?? .nan)
    case "m": return NSDecimalNumber(string: text)
    case "t": return Date(timeIntervalSinceReferenceDate: Double(text) ?? 0)
    case "x": return Data(base64Encoded: text) ?? Data()
    default: throw NotPlain()
    }
  }
}
