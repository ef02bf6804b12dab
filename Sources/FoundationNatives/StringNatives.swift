import Code
import Foundation
import Machine

/// Forms of strings.
enum StringNatives {
  static var natives: NativeTable {
    [
      "String.form": { call in
        Value(form(call[0].string, call[1].int, call[2].string.isEmpty ? nil : call[2].string, call[3].string))
      },
      "String.compared": { call in
        let (text, other) = (call[0].string, call[1].string)
        let order =
          switch call[2].int {
          case 0: text.compare(other, options: String.CompareOptions(rawValue: UInt(call[3].int)))
          case 1: text.localizedCompare(other)
          case 2: text.localizedCaseInsensitiveCompare(other)
          default: text.localizedStandardCompare(other)
          }
        return Value(order.rawValue)
      },
      "String.pieces": { call in
        let text = call[0].string
        var bounds: [Value] = []
        text.enumerateSubstrings(
          in: text.startIndex..., options: String.EnumerationOptions(rawValue: UInt(call[1].int))
        ) { _, piece, around, _ in
          for index in [piece.lowerBound, piece.upperBound, around.lowerBound, around.upperBound] {
            bounds.append(Value(text.utf8.distance(from: text.startIndex, to: index)))
          }
        }
        return Value(bounds)
      },
    ]
  }

  /// - Parameter form: 100 and the options, for folding.
  private static func form(_ text: String, _ form: Int, _ name: String?, _ other: String) -> String {
    let locale = name.map { Locale(identifier: $0) }
    return switch form {
    case 0, 1: text.applyingTransform(StringTransform(rawValue: other), reverse: form == 1) ?? text
    case 2: text.commonPrefix(with: other)
    case 3: text.precomposedStringWithCanonicalMapping
    case 4: text.decomposedStringWithCanonicalMapping
    case 5: text.precomposedStringWithCompatibilityMapping
    case 6: text.decomposedStringWithCompatibilityMapping
    case 7: text.uppercased(with: locale ?? Locale(identifier: "en_US_POSIX"))
    case 8: text.lowercased(with: locale ?? Locale(identifier: "en_US_POSIX"))
    case 9: text.capitalized(with: locale ?? Locale(identifier: "en_US_POSIX"))
    default: text.folding(options: String.CompareOptions(rawValue: UInt(form - 100)), locale: locale)
    }
  }
}
