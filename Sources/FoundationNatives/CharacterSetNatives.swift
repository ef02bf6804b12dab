import Code
import Foundation
import Machine

/// `CharacterSet`, which a program represents by the words in its own set, and `Scanner`.
struct CharacterSetNatives {
  private let made = MadeObjects<CharacterSet>()

  private func set(_ value: Value) -> CharacterSet {
    let words = value.elements.map(\.string)
    return made.object(words.joined(separator: "\u{1}")) { Self.set(words) }
  }

  /// - Parameter words: In postfix order; see the library's `CharacterSet`.
  private static func set(_ words: [String]) -> CharacterSet {
    var stack: [CharacterSet] = []
    for word in words {
      let text = String(word.dropFirst())
      switch word.first {
      case "s": stack.append(CharacterSet(charactersIn: text))
      case "b": stack.append(CharacterSet(bitmapRepresentation: Data(base64Encoded: text) ?? Data()))
      case "n": stack.append(named(text))
      case "r":
        let bounds = text.split(separator: " ").compactMap { UInt32($0) }.compactMap(Unicode.Scalar.init)
        stack.append(bounds.count == 2 ? CharacterSet(charactersIn: bounds[0]...bounds[1]) : CharacterSet())
      case "~": stack.append((stack.popLast() ?? CharacterSet()).inverted)
      default:
        let (right, left) = (stack.popLast() ?? CharacterSet(), stack.popLast() ?? CharacterSet())
        switch word {
        case "|": stack.append(left.union(right))
        case "&": stack.append(left.intersection(right))
        case "-": stack.append(left.subtracting(right))
        default: stack.append(left.symmetricDifference(right))
        }
      }
    }
    return stack.last ?? CharacterSet()
  }

  private static func named(_ name: String) -> CharacterSet {
    switch name {
    case "whitespaces": .whitespaces
    case "newlines": .newlines
    case "whitespacesAndNewlines": .whitespacesAndNewlines
    case "letters": .letters
    case "decimalDigits": .decimalDigits
    case "alphanumerics": .alphanumerics
    case "uppercaseLetters": .uppercaseLetters
    case "lowercaseLetters": .lowercaseLetters
    case "capitalizedLetters": .capitalizedLetters
    case "punctuationCharacters": .punctuationCharacters
    case "symbols": .symbols
    case "controlCharacters": .controlCharacters
    case "nonBaseCharacters": .nonBaseCharacters
    case "decomposables": .decomposables
    case "illegalCharacters": .illegalCharacters
    case "urlQueryAllowed": .urlQueryAllowed
    case "urlPathAllowed": .urlPathAllowed
    case "urlHostAllowed": .urlHostAllowed
    case "urlFragmentAllowed": .urlFragmentAllowed
    case "urlUserAllowed": .urlUserAllowed
    default: .urlPasswordAllowed
    }
  }

  var natives: NativeTable { sets.with(scanning) }

  private var sets: NativeTable {
    [
      "CharacterSet.bitmap": { Value(set($0[0]).bitmapRepresentation) },
      "CharacterSet.hasMember": { Value(set($0[0]).hasMember(inPlane: UInt8(truncatingIfNeeded: $0[1].int))) },
      "CharacterSet.contains": { call in
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: call[1].bits))
        return Value(scalar.map { set(call[0]).contains($0) } ?? false)
      },
      "CharacterSet.compare": { call in
        let (left, right) = (set(call[0]), set(call[1]))
        return Value(call[2].int == 0 ? left == right : left.isSuperset(of: right))
      },
      "String.components set": { call in
        Value(call[0].string.components(separatedBy: set(call[1])).map { Value($0) })
      },
      "String.trimmed": { Value($0[0].string.trimmingCharacters(in: set($0[1]))) },
      "String.percent encoded": { call in
        call[0].string.addingPercentEncoding(withAllowedCharacters: set(call[1]))
          .map { call.machine.wrapped(Value($0)) } ?? call.none
      },
      // The bounds in UTF-8, or nothing.
      "String.range of set": { call in
        let text = call[0].string
        let options = String.CompareOptions(rawValue: UInt(call[2].int))
        guard let range = text.rangeOfCharacter(from: set(call[1]), options: options) else { return Value([]) }
        return Value([range.lowerBound, range.upperBound].map { Value($0.bytes(of: text)) })
      },
    ]
  }

  private var scanning: NativeTable {
    [
      // Returns whether something was found, the new position in UTF-8, and the text that was found.
      "Scanner.scan": { call in
        let text = call[0].string
        guard 0...text.utf8.count ~= call[1].int else { throw Trap("String index is out of bounds") }
        let scanner = Scanner(string: text)
        scanner.charactersToBeSkipped = call[2].elements.isEmpty ? nil : set(call[2])
        scanner.caseSensitive = call[3].bool
        scanner.currentIndex = text.utf8.index(text.startIndex, offsetBy: call[1].int)
        let found = scan(scanner, call)
        return Value(
          [found == nil ? "0" : "1", "\(scanner.currentIndex.bytes(of: text))", found ?? ""].map {
            Value($0)
          })
      }
    ]
  }

  private func scan(_ scanner: Scanner, _ call: NativeContext) -> String? {
    switch call[4].int {
    case 0: scanner.scanInt().map { "\($0)" }
    case 1: scanner.scanInt(representation: .hexadecimal).map { "\($0)" }
    case 2: scanner.scanDouble().map { "\($0)" }
    case 3: scanner.scanString(call[5].string)
    case 4: scanner.scanUpToString(call[5].string)
    case 5: scanner.scanCharacters(from: set(call[6]))
    case 6: scanner.scanUpToCharacters(from: set(call[6]))
    case 7: scanner.scanCharacter().map { String($0) }
    case 8: scanner.scanUInt64(representation: .hexadecimal).map { "\($0)" }
    case 9: scanner.scanUInt64().map { "\($0)" }
    case 10: scanner.scanDecimal().map { "\($0)" }
    case 11: scanner.scanDouble(representation: .hexadecimal).map { "\($0)" }
    default: scanner.isAtEnd ? "" : nil
    }
  }
}

extension String.Index {
  /// The number of UTF-8 units of the text before the index.
  fileprivate func bytes(of text: String) -> Int { text.utf8.distance(from: text.startIndex, to: self) }
}
