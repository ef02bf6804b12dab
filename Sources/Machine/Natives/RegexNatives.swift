import Code

/// Natives of `Regex`: the toolchain's engine with patterns given as text.
///
/// Outputs are returned as positions, because their types depend on the program's own types.
enum RegexNatives {
  static var natives: NativeTable {
    [
      "Regex.problem": { call in
        do {
          _ = try call.machine.regexes.compiled(call.text(0))
          return try call.result("")
        } catch {
          return try call.result("\(error)")
        }
      },
      "Regex.names": { call in
        try call.result(try call.machine.regexes.names(of: call.text(0)).map { Value($0) })
      },
      "Regex.run": { call in
        let regex = try call.machine.regexes.compiled(call.text(0))
        let text = call.text(1)
        let outputs: [AnyRegexOutput]
        switch call.int(2) {
        case 0: outputs = text.wholeMatch(of: regex).map { [$0.output] } ?? []
        case 1: outputs = text.prefixMatch(of: regex).map { [$0.output] } ?? []
        case 2: outputs = text.firstMatch(of: regex).map { [$0.output] } ?? []
        default: outputs = text.matches(of: regex).map(\.output)
        }
        return try call.result(outputs.flatMap { bounds(of: $0, in: text) })
      },
      "Regex.output": { call in
        let run = MatchedGroups(Layout.RegexRun(call[0].record))
        let type = call.types[call.types.count - 1]
        guard case .tuple = type.kind else { return try run.value(call.int(1), type, call) }
        var parts = [try run.value(call.int(1), type.arguments[0], call)]
        for (index, part) in type.arguments.dropFirst().enumerated() {
          parts.append(try run.value(call.int(2) + index, part, call))
        }
        return try call.machine.makeRecord(type, parts)
      },
    ]
  }

  private static func bounds(of output: AnyRegexOutput, in text: String) -> [Value] {
    output.flatMap { group in
      guard let range = group.range else { return [Value(-1), Value(-1)] }
      return [range.lowerBound, range.upperBound].map { Value(text.utf8.distance(from: text.startIndex, to: $0)) }
    }
  }
}

/// A match as the library stores it.
private struct MatchedGroups {
  private let text: String
  private let offset: Int
  private let base: String
  private let bounds: [Int]

  init(_ layout: Layout.RegexRun) {
    text = layout.text
    offset = layout.offset
    base = layout.base
    bounds = layout.bounds.elements.map(\.int)
  }

  /// A group as a `Substring` or an optional one.
  func value(_ group: Int, _ type: RuntimeType, _ call: NativeContext) throws -> Value {
    guard bounds.indices.contains(2 * group + 1) else {
      throw Trap("The regex has fewer captures than its output '\(call.types[call.types.count - 1].name)'")
    }
    let isOptional = if case .optional = type.kind { true } else { false }
    let (start, end) = (bounds[2 * group], bounds[2 * group + 1])
    guard start >= 0 else {
      if isOptional { return call.none }
      throw Trap("The regex's capture \(group) took no part in the match, and is not optional")
    }
    let utf8 = text.utf8
    let range = utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
    let part = try call.machine.makeRecord(
      isOptional ? type.arguments[0] : type, [Value(String(text[range])), Value(offset + start), Value(base)])
    return isOptional ? call.machine.wrapped(part) : part
  }
}

/// The compiled patterns of a program.
struct CompiledRegexes {
  private var compiled: [String: Regex<AnyRegexOutput>] = [:]
  private var names: [String: [String]] = [:]

  /// A program that creates ever new patterns keeps only this many of them.
  private static let most = 256

  mutating func compiled(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    if let found = compiled[pattern] { return found }
    if compiled.count == Self.most { compiled.removeAll() }
    let regex = try Self.regex(pattern)
    compiled[pattern] = regex
    return regex
  }

  private static func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    guard let inner = underScalars(pattern) else { return try Regex(pattern) }
    return try regex(inner).matchingSemantics(.unicodeScalar)
  }

  /// The pattern inside `matchingSemantics(.unicodeScalar)`, an option that the engine does not accept as text.
  private static func underScalars(_ pattern: String) -> String? {
    pattern.hasPrefix("(?u:") && pattern.hasSuffix(")") ? String(pattern.dropFirst(4).dropLast()) : nil
  }

  /// The name of each group, the whole match first.
  mutating func names(of pattern: String) throws -> [String] {
    if let found = names[pattern] { return found }
    if names.count == Self.most { names.removeAll() }
    let output = "".firstMatch(of: try Regex("(?:\(Self.underScalars(pattern) ?? pattern)\n)|(?:)"))?.output
    let found = output.map { $0.map { $0.name ?? "" } } ?? [""]
    names[pattern] = found
    return found
  }
}
