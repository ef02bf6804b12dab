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
      "String.hash": { call in Value(call[0].string.hash) },
      // The arguments are existentials.
      "String.localized format": { call in
        let arguments = try call[2].elements.map { try argument($0.record, call.machine) }
        // The arguments are objects, also those for `%s`.
        let format = call[0].string.replacing(#/%([0-9]+\$)?[-0-9.]*[sS]/#) { "%\($0.output.1 ?? "")@" }
        return Value(String(format: format, locale: Locale(identifier: call[1].string), arguments: arguments))
      },
      "String.line range": { call in
        let text = call[0].string
        let (start, end) = (text.utf8.startIndex, text.utf8.endIndex)
        let lower = text.utf8.index(start, offsetBy: call[1].int, limitedBy: end) ?? end
        let upper = text.utf8.index(start, offsetBy: call[2].int, limitedBy: end) ?? end
        let found = call[3].bool ? text.paragraphRange(for: lower..<upper) : text.lineRange(for: lower..<upper)
        return Value(
          [found.lowerBound, found.upperBound].map { Value(text.utf8.distance(from: text.startIndex, to: $0)) })
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
        let (text, options) = (call[0].string, String.EnumerationOptions(rawValue: UInt(call[1].int)))
        var pieces: [TextPieces.Piece] = []
        // The lowest byte is the kind of the pieces; those of 3 and 4 are unavailable in the toolchain.
        switch options.rawValue & 0xFF {
        case 3: pieces = TextPieces.words(of: text)
        case 4: pieces = TextPieces.sentences(of: text)
        default:
          text.enumerateSubstrings(in: text.startIndex..., options: options.subtracting(.reverse)) {
            _, piece, around, _ in
            pieces.append((piece, around))
          }
        }
        if options.contains(.reverse) { pieces.reverse() }
        let bounds = pieces.flatMap { piece, around in
          [piece.lowerBound, piece.upperBound, around.lowerBound, around.upperBound].map {
            Value(text.utf8.distance(from: text.startIndex, to: $0))
          }
        }
        return Value(bounds)
      },
    ]
  }

  private static func argument(_ record: Record, _ machine: Machine) throws -> any CVarArg {
    let value = record.contained
    return switch record.type.kind {
    case .integer(_, signed: true): value.int
    case .integer: value.bits
    case .double, .float: value.double
    default: NSString(string: try machine.describe(value, record.type))
    }
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
