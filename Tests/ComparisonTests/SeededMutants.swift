import Testing

/// Mistakes that people and tools make in migrations, put into the right ones beside this file.
///
/// What cannot be noticed is no mistake and is left out: a variable that is tracked and that no body reads, unless it
/// holds running work; a second `.environment` of a model that a view around has set.
struct SeededMutants {
  let pair: String
  private(set) var all: [SeededMutant] = []
  private let text: String

  init(pair: String, text: String) {
    self.pair = pair
    self.text = text
    for part in models { addMistakes(ofModel: part) }
    addMistakesOfViews()
  }

  private mutating func add(_ kind: String, _ range: Range<String.Index>, _ new: String) {
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
    var mutated = text
    mutated.replaceSubrange(range, with: new)
    all.append(SeededMutant(pair: pair, kind: kind, line: line, text: mutated))
  }

  // MARK: Models

  private mutating func addMistakes(ofModel part: Range<String.Index>) {
    let model = text[part]
    var depth = 0
    for line in model.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      guard depth == 0, let start = line.firstIndex(where: { !$0.isWhitespace }) else { continue }
      if Self.isStoredVariable(line[start...]) { add("ignored", start..<start, "@ObservationIgnored ") }
    }
    if text.ranges(of: "@ObservationIgnored").count > 1 {
      for range in model.ranges(of: "@ObservationIgnored ") {
        let line = model[range.upperBound...].prefix { $0 != "\n" }
        if line.contains(/Task<|Timer|Cancellable/), !line.contains("let "), !line.hasPrefix("@") {
          add("tracked", range, "")
        }
      }
    }
    for word in ["willSet", "didSet"] {
      for range in model.ranges(of: word) {
        guard let open = model[range.upperBound...].firstIndex(of: "{"), let end = end(ofBracesAt: open) else {
          continue
        }
        let before = text[..<range.lowerBound].lastIndex { !$0.isWhitespace }
        let after = text[end...].firstIndex { !$0.isWhitespace }
        if let before, let after, text[before] == "{", text[after] == "}" {
          add("\(word) lost", before..<text.index(after: after), "")
        } else {
          add("\(word) lost", range.lowerBound..<end, "")
        }
      }
    }
    if let range = model.firstRange(of: /\binit\([^)]*\) \{/) {
      add("work in init", range.upperBound..<range.upperBound, " print(\"init\");")
    }
    for range in model.ranges(of: /\.sink \{/) {
      if let end = end(ofBracesAt: text.index(before: range.upperBound)) {
        add("sink emptied", range.lowerBound..<end, ".sink { _ in }")
      }
    }
  }

  private static func isStoredVariable(_ line: Substring) -> Bool {
    guard line.prefixMatch(of: /(?:private\(set\) |private |public )?var \w+/) != nil else { return false }
    guard let brace = line.firstIndex(of: "{") else { return true }
    return line[..<brace].contains("=") || line.contains(/\{\s*(?:didSet|willSet)/)
  }

  /// The bodies of the `@Observable` classes.
  private var models: [Range<String.Index>] {
    text.ranges(of: /@Observable\s+(?:@MainActor\s+)?(?:final )?class [^{]*\{/).compactMap { range in
      end(ofBracesAt: text.index(before: range.upperBound)).map { range.upperBound..<text.index(before: $0) }
    }
  }

  private func end(ofBracesAt start: String.Index) -> String.Index? {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  // MARK: Views

  private mutating func addMistakesOfViews() {
    for match in text.matches(of: /@State( private)? var (\w+)( ?: ?\w+)? = [A-Z]\w*(?:<\w+>)?\(/) {
      let new = match.output.0.replacing("@State ", with: "").replacing("var", with: "let")
      add("State to let", match.range, String(new))
    }
    for range in text.ranges(of: "@Bindable ") {
      add("Bindable dropped", range, "")
      let declaration = text[range.upperBound...].prefix { $0 != "\n" }
      if !declaration.contains("=") { add("Bindable to State", range, "@State ") }
    }
    for match in text.matches(of: /let (\w+): ([A-Z]\w*)\n/) where text.contains("class \(match.output.2)") {
      add("let to State", match.range, "@State var \(match.output.1): \(match.output.2)\n")
    }
    for range in text.ranges(of: /\.environment\((?!\\)[^()]*(?:\(\))?\)/) {
      if text.ranges(of: text[range]).count == 1 { add("environment gone", range, "") }
    }
    for range in text.ranges(of: /\.(?:onChange\(of: [^)]*\)|task|onAppear) \{/) {
      if let end = end(ofBracesAt: text.index(before: range.upperBound)) {
        add("action gone", range.lowerBound..<end, "")
      }
    }
  }
}

/// A migration with one mistake in it.
struct SeededMutant: CustomTestStringConvertible, Sendable {
  let pair: String
  let kind: String
  /// Counted from 1.
  let line: Int
  let text: String

  var testDescription: String { "\(pair):\(line) \(kind)" }
}
