import Code
import Foundation
import Machine

/// `NSString`, and its ranges of UTF-16 units.
enum NSStringNatives {
  static var natives: NativeTable {
    [
      "NSString.text": { call in
        let (text, argument) = (NSString(string: call[1].string), call[2].string)
        let result =
          switch call[0].int {
          case 0: text.lastPathComponent
          case 1: text.pathExtension
          case 2: text.deletingLastPathComponent
          case 3: text.deletingPathExtension
          case 4: text.expandingTildeInPath
          case 5: text.standardizingPath
          case 6: text.appendingPathComponent(argument)
          default: text.appendingPathExtension(argument) ?? ""
          }
        return Value(result)
      },
      "NSString.texts": { Value(NSString(string: $0[1].string).pathComponents.map { Value($0) }) },
      "NSString.number": { call in
        let text = NSString(string: call[1].string)
        let result =
          switch call[0].int {
          case 0: Double(text.intValue) as Double
          case 1: Double(text.integerValue)
          case 2: text.doubleValue
          default: text.boolValue ? 1.0 : 0
          }
        return Value(result)
      },
      "NSString.range": { call in
        let range = NSString(string: call[0].string).range(
          of: call[1].string, options: NSString.CompareOptions(rawValue: UInt(call[2].int)),
          range: NSRange(location: call[3].int, length: call[4].int))
        return Value(range)
      },
      "NSString.slice": { call in
        let range = NSRange(location: call[1].int, length: call[2].int)
        return Value(NSString(string: call[0].string).substring(with: range))
      },
      "NSString.replaced": { call in
        let range = NSRange(location: call[1].int, length: call[2].int)
        return Value(NSString(string: call[0].string).replacingCharacters(in: range, with: call[3].string))
      },
      "String.utf8 offset": { call in
        let units = call[0].elements.prefix(call[1].int).map { UInt16(truncatingIfNeeded: $0.bits) }
        return Value(String(decoding: units, as: UTF16.self).utf8.count)
      },
      "NSError.system reason": { Value(String(cString: strerror(Int32(truncatingIfNeeded: $0[0].int)))) },
      "CocoaError.text": { Value(CocoaError(CocoaError.Code(rawValue: $0[0].int)).localizedDescription) },
    ]
  }
}

extension Value {
  /// The location and length of a range, as a program's `[Int]`.
  init(_ range: NSRange) { self.init([Value(range.location), Value(range.length)]) }
}
