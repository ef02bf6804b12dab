// Cases of overloads that differ in what holds them: constrained extensions, subclasses, or in their results.

extension OverloadWriter {
  private static let receivers: [(extensions: [String], values: [String])] = [
    (
      [
        "P", "P where Self: Q", "P where Self: Equatable", "P where Self == W", "Q", "Q where Self: P", "R",
        "S", "W", "V", "P where Self: R", "R where Self: Hashable",
      ],
      ["S()", "W()", "V()", "p", "pq", "q", "r", "op!"]
    ),
    (
      [
        "Sequence", "Sequence where Element == Int", "Sequence where Element: Equatable",
        "Sequence where Element: Numeric",
        "Collection", "Collection where Element == Int", "Collection where Element: Comparable",
        "Collection where Element == String", "BidirectionalCollection", "RandomAccessCollection where Element == Int",
        "Array", "Array where Element == Int", "Array where Element: Equatable", "Array where Element: Hashable",
        "Array where Element == Any", "Set", "Dictionary where Key == String", "StringProtocol", "String",
        "Collection where Element == Character", "LazySequenceProtocol", "Range where Bound == Int",
      ],
      [
        "[1]", "ints", "strings", "doubles", "anys", "s", "ss", "table", "(0..<3)", "Set(ints)", "ints[...]",
        "[1, 2.5]",
        "ints.lazy", "[[1]]", "ints.reversed()", "[o]", "\"abc\"", "stride(from: 0, to: 3, by: 1)",
      ]
    ),
    (
      [
        "Optional", "Optional where Wrapped == Int", "Optional where Wrapped: Equatable",
        "Optional where Wrapped: Collection",
        "Optional where Wrapped == any P", "Int", "Equatable", "Comparable", "Numeric", "BinaryInteger",
        "SignedNumeric",
        "FixedWidthInteger", "Double", "BinaryFloatingPoint", "Strideable", "CustomStringConvertible", "Hashable",
      ],
      ["o", "i", "1", "d", "1.5", "od", "n", "os", "op", "ints.first", "f32", "i8", "s", "u", "Optional(1)"]
    ),
    (
      [
        "Base", "Derived", "Leaf", "Tagged", "Tagged where Self: Base", "Tagged where Self: Derived",
        "Tagged where Self: AnyObject",
      ],
      ["b", "dv", "bd", "Leaf()", "tagged", "bt", "ob!"]
    ),
  ]

  /// One member in several extensions, of which the most specific is chosen.
  mutating func writeExtensionMembers() {
    let (extensions, values) = random.pick(Self.receivers)
    let isProperty = random.chance(25)
    let pools = random.chance(40) ? makePools(count: 1) : []
    for (index, name) in random.sample(2 + random.below(4), of: extensions).enumerated() {
      if isProperty {
        declare("extension \(name) { var m\(number): Int { hit(\(index)); return 1 } }")
      } else {
        let signature = OverloadSignature(from: pools, labels: pools.map { _ in nil }, using: &random)
        declare("extension \(name) { func m\(number)\(header(of: signature)) \(signature.body(index)) }")
      }
    }
    writeCalls { writer in
      for _ in 0..<6 {
        let value = writer.random.pick(values)
        let signature = OverloadSignature(from: pools, labels: pools.map { _ in nil }, using: &writer.random)
        let arguments = isProperty ? "" : signature.arguments(pools: pools, using: &writer.random)
        let dot = ["o", "od", "os", "op"].contains(value) && writer.random.chance(40) ? "?." : "."
        writer.call("\(isProperty ? "_ = " : "")\(value)\(dot)m\(writer.number)\(arguments)")
      }
    }
  }

  /// A class with overloads, and a subclass that overrides some and adds others.
  mutating func writeOverrides() {
    let pools = makePools(count: random.chance(75) ? 1 : 2)
    let inherited = makeSignatures(pools)
    let added = makeSignatures(pools, results: false).prefix(2)
    scaffold("class B\(number) {")
    scaffold("  init() {}")
    for (index, signature) in inherited.enumerated() {
      declare("  func f\(header(of: signature)) \(signature.body(index))")
    }
    scaffold("}")
    scaffold("class D\(number): B\(number) {")
    for (index, signature) in inherited.enumerated() where random.chance(50) {
      declare("  override func f\(header(of: signature)) \(signature.body(index + 10))")
    }
    for (index, signature) in added.enumerated() {
      declare("  func f\(header(of: signature)) \(signature.body(index + 20))")
    }
    scaffold("}")
    writeCalls { writer in
      let number = writer.number
      for _ in 0..<7 {
        let signature = writer.random.pick(inherited + added)
        let arguments = signature.arguments(pools: pools, using: &writer.random)
        let receiver = writer.random.pick(["D\(number)()", "(D\(number)() as B\(number))"])
        writer.call(writer.inContext("\(receiver).f\(arguments)", of: signature))
      }
    }
  }

  /// Overloads that differ in their results alone, chosen by what the result is used for.
  mutating func writeResults() {
    let types = random.sample(2 + random.below(3), of: Self.results + Self.otherResults)
    for (index, result) in types.enumerated() {
      let generic = random.chance(10)
      declare(
        generic
          ? "func g\(number)<T: Equatable>() -> T? { hit(\(index), T.self); return nil }"
          : "func g\(number)() -> \(result.type) { hit(\(index)); return \(result.value) }")
    }
    let call = "g\(number)()"
    writeCalls { writer in
      for (before, after) in writer.random.sample(8, of: Self.uses) { writer.call(before + call + after) }
    }
  }

  private static let otherResults: [(type: String, value: String)] = [
    ("Void", "()"), ("Float", "1"), ("String?", "\"r\""), ("Character", "\"c\""), ("any P", "S()"), ("S", "S()"),
    ("(Int, Int)", "(1, 2)"),
    ("() -> Int", "{ 1 }"), ("Color", ".red"), ("[String]", "[\"r\"]"), ("Substring", "\"r\""),
    ("[String: Int]", "[:]"),
    ("Base", "b"), ("Derived", "dv"), ("Any?", "1"), ("Int8", "1"), ("Int!", "1"),
  ]

  private static let uses: [(String, String)] = [
    ("let _: Int = ", ""), ("let _: String = ", ""), ("let _: Double = ", ""), ("let _: Int? = ", ""),
    ("let _: Any = ", ""),
    ("show(", " + 1)"), ("show(", " + \"a\")"), ("show(", " + 1.5)"), ("show(1 + ", ")"), ("show(", ".count)"),
    ("show([", ", 1])"),
    ("show(", " == 1)"), ("show(", " ?? 1)"), ("if let x = ", " { show(x) }"), ("for _ in ", " {}"), ("takesInt(", ")"),
    ("takesAny(", ")"),
    ("takesP(", ")"), ("show(flag ? ", " : 1)"), ("show(", " < d)"), ("show(", ".description)"), ("", ""), ("_ = ", ""),
    ("show(", ")"),
    ("show(id(", ") as Int)"), ("show(ints[", "])"), ("show(\"\\(", ")\")"), ("takesBase(", ")"), ("show(", "())"),
    ("show([1].map { _ in ", " } as [Int])"),
    ("show(ints.map { $0 + ", " })"), ("switch ", " { case .red: note(); default: note() }"), ("show(", " as Any)"),
    ("show(", "?.description)"),
    ("let (_, _) = ", ""), ("show(", "[0])"), ("show(-", ")"), ("show(", ".0)"), ("if ", " == true { note() }"),
    ("show(max(", ", 1))"), ("while ", " { break }"),
  ]
}
