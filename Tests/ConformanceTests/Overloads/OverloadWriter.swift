/// Writes one case: chooses its form, its overloads and its calls.
struct OverloadWriter {
  let number: Int
  var random: SeededGenerator
  var lines: [OverloadCase.Line] = []
  private var calls = 0

  init(number: Int) {
    self.number = number
    random = SeededGenerator(seed: UInt64(number))
  }

  mutating func makeCase() -> [OverloadCase.Line] {
    if number.isMultiple(of: 5) {
      writeExpressions()
      return lines
    }
    if number.isMultiple(of: 7) {
      writeEveryday()
      return lines
    }
    switch random.below(100) {
    case 0..<34: writeFunctions()
    case 34..<46: writeMethods()
    case 46..<56: writeInitializers()
    case 56..<62: writeSubscripts()
    case 62..<72: writeOperators()
    case 72..<82: writeExtensionMembers()
    case 82..<92: writeOverrides()
    default: writeResults()
    }
    return lines
  }

  mutating func scaffold(_ text: String) { lines.append(.scaffold(text)) }
  mutating func declare(_ text: String) { lines.append(.declaration(text)) }

  /// A call that says which case and call it is before it runs.
  mutating func call(_ text: String) {
    calls += 1
    lines.append(.call("  tag(\"\(number).\(calls)\"); \(text)"))
  }

  /// The opening and the end of the function that holds the calls.
  mutating func writeCalls(_ write: (inout OverloadWriter) -> Void) {
    scaffold("func run\(number)() {")
    write(&self)
    scaffold("}")
  }

  // MARK: Signatures

  /// Pools of parameter types, one for each position: some of a theme, and one or two that take nearly everything.
  mutating func makePools(count: Int) -> [[ParameterShape]] {
    (0..<count).map { _ in
      let theme = random.pick(ParameterTheme.all)
      return random.sample(2 + random.below(4), of: theme.shapes)
    }
  }

  mutating func makeCount() -> Int { [1, 1, 1, 1, 1, 2, 2, 2, 2, 3][random.below(10)] }

  mutating func makeSignatures(_ pools: [[ParameterShape]], results: Bool = true) -> [OverloadSignature] {
    let labels: [String?] = pools.indices.map { _ in random.chance(15) ? ["a", "by", "with"][random.below(3)] : nil }
    let haveResults = results && random.chance(25)
    return (0..<2 + random.below(4)).map { _ in
      var signature = OverloadSignature(from: pools, labels: labels, using: &random)
      if haveResults { signature.result = random.pick(Self.results) }
      return signature
    }
  }

  static let results: [(type: String, value: String)] = [
    ("Int", "1"), ("String", "\"r\""), ("Double", "1.5"), ("Int?", "1"), ("[Int]", "[1]"), ("Any", "1"),
    ("Bool", "true"),
  ]

  /// A call in a context, which may decide the result type.
  mutating func inContext(_ call: String, of signature: OverloadSignature) -> String {
    guard let result = signature.result else {
      return random.chance(8) ? "[1].forEach { _ in \(call) }" : call
    }
    switch random.below(6) {
    case 0: return "let _: \(result.type) = \(call)"
    case 1: return "_ = \(call) as \(result.type)"
    case 2: return "show(\(call))"
    case 3 where result.type == "Int" || result.type == "Double": return "show(\(call) + 1)"
    case 4: return "show([\(call)])"
    default: return "_ = \(call)"
    }
  }
}
