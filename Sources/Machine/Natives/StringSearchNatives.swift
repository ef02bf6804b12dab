import Code

/// Natives behind Foundation's string methods.
enum StringSearchNatives {
  static var natives: NativeTable {
    [
      "String.find": { call in
        Value(search(call).range(from: call.int(2))?.lowerBound ?? -1)
      },
      // The end of the match whose beginning `String.find` has returned.
      "String.find end": { call in
        let options = TextSearch.Options(rawValue: call.int(3)).subtracting(.backwards)
        return Value(
          TextSearch(call.text(0), call.text(1), options: options).range(from: call.int(2))?.upperBound ?? -1)
      },
      // The start and end of each match, one after the other.
      "String.matches": { call in
        let ranges = TextSearch(call.text(0), call.text(1)).ranges
        return try call.result(ranges.flatMap { [Value($0.lowerBound), Value($0.upperBound)] })
      },
      "String.replacing": { call in
        let search = TextSearch(call.text(0), call.text(1), options: TextSearch.Options(rawValue: call.int(3)))
        let (text, ranges, new) = (call.text(0), search.ranges, call.text(2))
        let (added, overflow) = ranges.count.multipliedReportingOverflow(by: new.utf8.count)
        guard !overflow, added < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
        // The pieces, each a separate string, and the result.
        try call.machine.reserve(2 * text.utf8.count + ranges.count * 32 + added)
        return try call.result(pieces(text, between: ranges).joined(separator: new))
      },
      "String.components text": { call in
        let parts = pieces(call.text(0), between: TextSearch(call.text(0), call.text(1)).ranges)
        return try call.result(parts.map { Value($0) })
      },
      "String.padding": { call in
        let (text, length, pad) = (call.text(0), call.int(1), Array(call.text(2)))
        let count = text.count
        let start = call.int(3)
        if length <= count {
          try call.require(length >= 0, "String index range is out of bounds")
          return try call.result(String(text.prefix(length)))
        }
        try call.require(!pad.isEmpty, "empty pad string")
        try call.require(pad.indices.contains(start), "out of range padIndex")
        let longest = pad.map(\.utf8.count).max() ?? 1
        let (added, overflow) = (length - count).multipliedReportingOverflow(by: longest)
        guard !overflow, added < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
        try call.machine.reserve(2 * (text.utf8.count + added))
        var padded = text
        for index in 0..<length - count { padded.append(pad[(start + index) % pad.count]) }
        return try call.result(padded)
      },
      "String.lines": { call in
        var lines = call.text(0).split(omittingEmptySubsequences: false) { $0.isNewline }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return try call.result(lines.map { Value(String($0)) })
      },
    ]
  }

  private static func search(_ call: NativeContext) -> TextSearch {
    TextSearch(call.text(0), call.text(1), options: TextSearch.Options(rawValue: call.int(3)))
  }

  /// The text before, between and after the matches.
  private static func pieces(_ text: String, between ranges: [Range<Int>]) -> [String] {
    var result: [String] = []
    var start = text.startIndex
    for range in ranges {
      result.append(String(text[start..<text.utf8.index(text.startIndex, offsetBy: range.lowerBound)]))
      start = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    }
    return result + [String(text[start...])]
  }
}
