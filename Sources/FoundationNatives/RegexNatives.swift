import Code
import Foundation
import Machine

/// `NSRegularExpression`. A program receives matches as the location and length of each group, one match after the
/// other.
struct RegularExpressionNatives {
  private let made = MadeObjects<NSRegularExpression>()

  private func regex(_ call: NativeContext) -> NSRegularExpression? {
    let (pattern, options) = (call[0].string, call[1].int)
    return made.optional("\(options)/\(pattern)") {
      try? NSRegularExpression(
        pattern: pattern, options: NSRegularExpression.Options(rawValue: UInt(options)))
    }
  }

  /// The range to search. ICU reads characters before the text, or far behind it, and stops the process.
  private static func range(_ call: NativeContext) throws -> NSRange {
    let (location, length) = (call[4].int, call[5].int)
    guard location >= 0, !location.addingReportingOverflow(length).overflow else {
      throw Trap("Range or index out of bounds")
    }
    return NSRange(location: location, length: length)
  }

  var natives: NativeTable {
    [
      // The number of groups; -1 if the pattern is invalid.
      "NSRegularExpression.groups": { Value(regex($0)?.numberOfCaptureGroups ?? -1) },
      "NSRegularExpression.matches": { call in
        let found = regex(call)?.matches(
          in: call[2].string, options: NSRegularExpression.MatchingOptions(rawValue: UInt(call[3].int)),
          range: try Self.range(call))
        let ranges = (found ?? []).flatMap { match in (0..<match.numberOfRanges).map { match.range(at: $0) } }
        return Value(ranges.flatMap { [Value($0.location), Value($0.length)] })
      },
      "NSRegularExpression.replaced": { call in
        let text = call[2].string
        return Value(
          regex(call)?.stringByReplacingMatches(
            in: text, options: NSRegularExpression.MatchingOptions(rawValue: UInt(call[3].int)),
            range: try Self.range(call), withTemplate: call[6].string) ?? text)
      },
      "NSRegularExpression.escaped": { Value(NSRegularExpression.escapedPattern(for: $0[0].string)) },
      "NSRegularExpression.escaped template": { Value(NSRegularExpression.escapedTemplate(for: $0[0].string)) },
    ]
  }
}
