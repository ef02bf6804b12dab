/// The capture groups of a regex literal, in order, which determine its type.
///
/// Only the groups are examined: the engine that matches the pattern decides if it is valid.
package struct RegexCaptures {
  package struct Capture: Equatable {
    package var name: String?
    /// True if a match may leave the group out.
    package var isOptional: Bool
  }

  private var rest: Substring
  /// True if blanks and comments in the pattern are ignored.
  private var isExtended: Bool

  package static func captures(of pattern: String) -> [Capture] {
    var scanner = RegexCaptures(rest: pattern[...], isExtended: false)
    var found: [Capture] = []
    // An extra parenthesis is an error for the engine to report; the groups after it count all the same.
    while !scanner.rest.isEmpty {
      found += scanner.alternatives()
      _ = scanner.rest.popFirst()
    }
    return found
  }

  /// The groups up to the parenthesis that ends the enclosing group, or to the end.
  private mutating func alternatives() -> [Capture] {
    let outer = isExtended
    defer { isExtended = outer }
    var found: [Capture] = []
    var hasAlternatives = false
    while let character = rest.first, character != ")" {
      rest = rest.dropFirst()
      switch character {
      case "\\": skipEscape()
      case "[": skipClass()
      case "(": found += group()
      case "|": hasAlternatives = true
      case "#" where isExtended: rest = rest.drop { !$0.isNewline }
      default: break
      }
    }
    return hasAlternatives ? found.map { Capture(name: $0.name, isOptional: true) } : found
  }

  /// A group whose opening parenthesis has been read, including its quantifier.
  private mutating func group() -> [Capture] {
    var own: [Capture] = [Capture(name: nil, isOptional: false)]
    if take("?#") {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return []
    }
    if let name = takeName() {
      own = [Capture(name: name, isOptional: false)]
    } else if take("?") {
      own = []
      if takeOptions() { return [] }
    } else if rest.hasPrefix("*") {
      own = []
    }
    let all = own + alternatives()
    rest = rest.dropFirst()
    return occursAlways() ? all : all.map { Capture(name: $0.name, isOptional: true) }
  }

  /// `?<name>`, `?P<name>`, `?'name'`, but not `?<=` and `?<!`.
  private mutating func takeName() -> String? {
    for (start, end) in [("?<", ">"), ("?P<", ">"), ("?'", "'")] as [(String, Character)] where rest.hasPrefix(start) {
      let name = rest.dropFirst(start.count).prefix { $0 != end }
      guard let first = name.first, first.isLetter || first == "_" else { return nil }
      rest = rest[name.endIndex...].dropFirst()
      return String(name)
    }
    return nil
  }

  /// The options after `(?`; true if they apply to the rest, as in `(?i)`, so that there is no group.
  private mutating func takeOptions() -> Bool {
    let options = rest.prefix { $0.isLetter || $0 == "-" || $0 == "^" }
    let end = rest[options.endIndex...].first
    guard end == ":" || end == ")" else { return false }
    let inner = options.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    if inner.first?.contains("x") ?? false { isExtended = true }
    if inner.count > 1, inner[1].contains("x") { isExtended = false }
    rest = rest[options.endIndex...].dropFirst()
    return end == ")"
  }

  /// True if the preceding part occurs at least once, according to the quantifier at this position.
  private mutating func occursAlways() -> Bool {
    if isExtended { rest = rest.drop(while: \.isWhitespace) }
    guard let first = rest.first else { return true }
    if first == "?" || first == "*" { return false }
    guard first == "{" else { return true }
    let least = rest.dropFirst().prefix { $0 != "}" }.prefix { $0 != "," }.filter { !$0.isWhitespace }
    return least.allSatisfy(\.isNumber) ? (Int(least) ?? 0) > 0 : true
  }

  private mutating func skipEscape() {
    guard take("Q") else {
      rest = rest.dropFirst()
      return
    }
    while !rest.isEmpty, !take("\\E") { rest = rest.dropFirst() }
  }

  private mutating func skipClass() {
    _ = take("^")
    _ = take("]")
    while let character = rest.popFirst(), character != "]" {
      if character == "\\" { skipEscape() }
      if character == "[" { skipClass() }
    }
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }
}
