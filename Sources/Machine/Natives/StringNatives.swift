import Code

/// Natives of `String`, `Substring` and `Character`. Offsets count UTF-8 code units from the start of the text.
enum StringNatives {
  static var natives: NativeTable {
    contents.with(indices).with(making)
      .with(changing).with(StringScanning.natives)
      .adding("$interpolate") { try Interpolation($0).result() }
      // `text += "\(n),"`: the parts follow the string to which they are appended.
      .adding("$appendInterpolation") { try Interpolation($0, from: 1).append() }
  }

  private static var contents: NativeTable {
    [
      "String.isEmpty": { Value($0.text(0).isEmpty) },
      "String.first": { $0.optional($0.text(0).first.map { Value($0) }) },
      "String.last": { $0.optional($0.text(0).last.map { Value($0) }) },
      "String.utf8": { try $0.result($0.text(0).utf8.map { Value(Int($0)) }) },
      "String.utf16": { try $0.result($0.text(0).utf16.map { Value(Int($0)) }) },
      "String.unicodeScalars": { try $0.result($0.text(0).unicodeScalars.map { Value(Int($0.value)) }) },
      "String.uppercased": { try $0.result($0.text(0).uppercased()) },
      "String.lowercased": { try $0.result($0.text(0).lowercased()) },
      "String.capitalized": { try $0.result($0.text(0).capitalizedWords) },
      "String.hasPrefix": { Value($0.text(0).hasPrefix($0.text(1))) },
      "String.hasSuffix": { Value($0.text(0).hasSuffix($0.text(1))) },
      "String.<": { Value($0.text(0) < $0.text(1)) },
    ]
  }

  // MARK: Indices

  private static let outOfBounds = "String index is out of bounds"

  private static func index(_ offset: Int, _ text: String, _ message: String = outOfBounds) throws -> String.Index {
    guard offset >= 0, offset <= text.utf8.count else { throw Trap(message) }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private static func offset(_ index: String.Index, _ text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private static var indices: NativeTable {
    [
      "String.offset before": { call in
        let text = call.text(0)
        try call.require(call.int(1) > 0, outOfBounds)
        return Value(offset(text.index(before: try index(call.int(1), text)), text))
      },
      "String.offset advanced": { call in
        let text = call.text(0)
        let distance = call.int(2)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        guard let found = text.index(try index(call.int(1), text), offsetBy: distance, limitedBy: limit) else {
          throw Trap(outOfBounds)
        }
        return Value(offset(found, text))
      },
      "String.offset limited": { call in
        let text = call.text(0)
        let (distance, limit) = (call.int(2), try index(call.int(3), text))
        let start = try index(call.int(1), text)
        // A limit on the other side has no effect; the end of the string limits the distance.
        let isReachable = distance < 0 ? limit <= start : limit >= start
        guard isReachable else {
          let end = distance < 0 ? text.startIndex : text.endIndex
          guard let found = text.index(start, offsetBy: distance, limitedBy: end) else { throw Trap(outOfBounds) }
          return Value(offset(found, text))
        }
        return Value(text.index(start, offsetBy: distance, limitedBy: limit).map { offset($0, text) } ?? -1)
      },
      "String.distance": { call in
        let text = call.text(0)
        return Value(text.distance(from: try index(call.int(1), text), to: try index(call.int(2), text)))
      },
      "String.slice": { call in
        let text = call.text(0)
        let message = "String index range is out of bounds"
        let (start, end) = (try index(call.int(1), text, message), try index(call.int(2), text, message))
        return try call.result(String(text[start..<end]))
      },
    ]
  }

  // MARK: Making

  private static var making: NativeTable {
    [
      "String.init()": { _ in Value("") },
      "String.character to text": { $0[0] },
      "String.joined characters": { call in
        var text = ""
        for character in call[0].elements { text += character.string }
        return try call.result(text)
      },
      "String.init repeating": { call in
        let (part, count) = (call.text(0), call.int(1))
        try call.require(count >= 0, "Negative count not allowed")
        let (length, overflow) = part.utf8.count.multipliedReportingOverflow(by: count)
        guard !overflow, length < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
        try call.machine.reserve(64 + length)
        return Value(String(repeating: part, count: count))
      },
      "String.init describing": { try $0.result(try $0.machine.describe($0[0], $0.types[0])) },
      "String.init reflecting": { try $0.result(try $0.machine.describe($0[0], $0.types[0], debug: true)) },
      "String.init radix": { call in
        try call.require((2...36).contains(call.int(1)), "Radix must be between 2 and 36")
        let number = try WholeNumber(call[0], call.types[0], call.machine)
        return Value(number.text(radix: call.int(1), uppercase: call[2].bool))
      },
      "String.init format": { call in
        var format = FormatString(call.text(0), call[1].elements, call.machine)
        return try call.result(try format.printed())
      },
      "String.decoded": { call in
        let bytes = call[0].elements.map { UInt8(truncatingIfNeeded: $0.bits) }
        return try call.result(String(decoding: bytes, as: UTF8.self))
      },
      "String.+": { call in
        let (left, right) = (call[0].string, call[1].string)
        if right.isEmpty { return call[0] }
        return try call.result(left + right)
      },
      "Unicode.Scalar.text": { call in
        Value(Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)).map { String(Character($0)) } ?? "")
      },
    ]
  }

  // MARK: Changes

  private static var changing: NativeTable {
    [
      "String.+=": append,
      "String.append": append,
      "String.removeAll": { call in
        call[0] = Value("")
        return .void
      },
      "String._replace": { call in
        let box = call.arguments.uniqueString
        let message = "String index is out of bounds"
        let start = try index(call.int(1), box.value, message)
        let end = try index(call.int(2), box.value, message)
        try call.machine.reserve(call.text(3).utf8.count)
        box.value.replaceSubrange(start..<end, with: call.text(3))
        return .void
      },
    ]
  }

  private static func append(_ call: NativeContext) throws -> Value {
    guard call.isUnique(0), call.isString(1) else {
      let new = call.text(1)
      try call.reserve(new.utf8.count)
      call.arguments.uniqueString.value += new
      return .void
    }
    try call.look(at: 1, as: StringBox.self) { new in
      try call.reserve(new.value.utf8.count)
      call.look(at: 0, as: StringBox.self) { $0.value += new.value }
    }
    return .void
  }
}

extension Character {
  /// The character at the beginning of a title: "Fi" for the ligature.
  fileprivate var titlecased: String { unicodeScalars.reduce(into: "") { $0 += $1.properties.titlecaseMapping } }
}

extension String {
  /// Foundation's `capitalized`: letters that follow a letter or an apostrophe in a word become lowercase.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      if character.isLetter {
        result += isInWord ? character.lowercased() : character.titlecased
        isInWord = true
      } else {
        result.append(character)
        isInWord = isInWord && (character == "'" || character == "’")
      }
    }
    return result
  }
}
