// Cases of forms that programs use every day: `.init(…)`, result builders, optional chains.

extension OverloadWriter {
  mutating func writeEveryday() {
    switch random.below(3) {
    case 0: writeImplicitInitializers()
    case 1: writeBuilders()
    default: writeChains()
    }
  }

  /// Functions that take a type, with values that begin with `.init`.
  private mutating func writeImplicitInitializers() {
    let name = "I\(number)"
    scaffold("struct \(name) {")
    let initializers = random.sample(2 + random.below(3), of: Self.initializers)
    for (index, one) in initializers.enumerated() { declare("  init\(one.declaration) { hit(1\(index)) }") }
    scaffold("  static let main = \(name)(other: ())")
    scaffold("  private init(other: ()) {}")
    scaffold("}")
    let types = random.sample(
      1 + random.below(3), of: ["X", "X?", "[X]", "X...", "[X?]", "Int", "Int?", "$", "Any", "X??"])
    for (index, type) in types.enumerated() {
      let written = type.replacing("X", with: name).replacing("$", with: "T")
      let generic = type == "$" ? "<T>" : ""
      declare("func f\(number)\(generic)(_ x: \(written)) { hit(\(index)) }")
    }
    writeCalls { writer in
      for _ in 0..<8 {
        let value = ".init\(writer.random.pick(writer.random.pick(initializers).arguments))"
        let call = "f\(writer.number)"
        writer.call(
          writer.random.pick([
            "\(call)(\(value))", "\(call)(\(value))", "\(call)([\(value)])", "\(call)(flag ? \(value) : .main)",
            "\(call)(.some(\(value)))", "let _: \(name)? = \(value)", "let _: [\(name)?] = [\(value), nil]",
            "let _: \(name) = \(value)", "\(call)([.main, \(value)])", "_ = \(name)?.none ?? \(value)",
          ]))
      }
    }
  }

  private static let initializers: [(declaration: String, arguments: [String])] = [
    ("()", ["()"]), ("(_ x: Int)", ["(1)", "(i)"]), ("(_ x: Double)", ["(1.5)", "(d)", "(1)"]),
    ("?(_ x: String)", ["(s)", "(\"a\")"]), ("(_ x: Any)", ["(1)", "(s)", "(o)"]), ("<T>(_ x: T)", ["(1)", "(o)"]),
    ("<T: BinaryInteger>(_ x: T)", ["(u)", "(1)"]), ("(a: Int)", ["(a: 1)"]), ("?(a: Int?)", ["(a: nil)", "(a: o)"]),
    ("(_ x: Int...)", ["(1, 2)", "(1)"]), ("(_ f: () -> Int)", ["({ 1 })", " { 1 }"]), ("(_ x: Int?)", ["(o)", "(1)"]),
    ("(_ x: Int, b: Int = 1)", ["(1)", "(1, b: 2)"]),
  ]

  /// A result builder with overloads, and functions that take closures built by it.
  private mutating func writeBuilders() {
    let name = "C\(number)"
    scaffold("@resultBuilder enum \(name) {")
    scaffold("  static func buildBlock(_ x: String...) -> String { x.joined() }")
    let expressions = random.sample(2 + random.below(4), of: Self.builderExpressions)
    for (index, type) in expressions.enumerated() {
      declare(
        "  static func buildExpression\(type.contains("T") ? "<T\(type.hasPrefix("=") ? ": Numeric" : "")>" : "")"
          + "(_ x: \(type.replacing("=", with: ""))) -> String { hit(\(index)); return \"\" }")
    }
    scaffold("  static func buildOptional(_ x: String?) -> String { \"o\" }")
    scaffold("  static func buildEither(first x: String) -> String { \"f\" }")
    scaffold("  static func buildEither(second x: String) -> String { \"s\" }")
    if random.chance(50) { scaffold("  static func buildArray(_ x: [String]) -> String { \"a\" }") }
    scaffold("}")
    declare("func f\(number)(@\(name) _ x: () -> String) { hit(20); _ = x() }")
    if random.chance(40) { declare("func f\(number)(_ x: Int = 1, @\(name) y: () -> String) { hit(21); _ = y() }") }
    writeCalls { writer in
      let values = [
        "1", "s", "1.5", "o", "ints", "[1]", "ch", "\"a\"", "i + 1", "nil as Int?", "ints.first", "u", "flag",
      ]
      for _ in 0..<8 {
        let (a, b) = (writer.random.pick(values), writer.random.pick(values))
        let body = writer.random.pick([
          a, "\(a); \(b)", "if flag { \(a) }", "if flag { \(a) } else { \(b) }", "let x = \(a); x",
          "if let x = o { x }; \(b)",
        ])
        writer.call("f\(writer.number) { \(body) }")
      }
    }
  }

  private static let builderExpressions = [
    "Int", "String", "Double", "T", "T?", "Any", "[Int]", "Int?", "=T", "some Equatable", "[T]", "Character", "UInt",
  ]

  /// Methods with overloads, called through an optional chain.
  private mutating func writeChains() {
    let pools = makePools(count: 1)
    var signatures = makeSignatures(pools)
    for index in signatures.indices where signatures[index].result == nil {
      signatures[index].result = random.pick(Self.results)
    }
    scaffold("final class M\(number) {")
    scaffold("  var next: M\(number)? { self }")
    for (index, signature) in signatures.enumerated() {
      declare("  func f\(header(of: signature)) \(signature.body(index))")
    }
    scaffold("}")
    writeCalls { writer in
      writer.scaffold("  let m: M\(writer.number)? = M\(writer.number)()")
      for _ in 0..<8 {
        let signature = writer.random.pick(signatures)
        let arguments = signature.arguments(pools: pools, using: &writer.random)
        let call = "\(writer.random.pick(["m?", "m!", "m?.next?", "m!.next?"])).f\(arguments)"
        let type = signature.result?.type ?? "Int"
        writer.call(
          writer.random.pick([
            "show(\(call))", "_ = \(call)", "let _: \(type)? = \(call)", "show(\(call) as \(type)?)",
            "show((\(call)) ?? 1)", "if let x = \(call) { show(x) }", "takesAny(\(call) as Any)",
            "show([\(call), nil])",
          ]))
      }
    }
  }
}
