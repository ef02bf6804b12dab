// The names in the arguments (`i`, `od`, `ints`, …) are declared by `OverloadFile.prelude`.

extension ParameterTheme {
  /// Arguments that are calls themselves, whose types are found out in several steps.
  static let results = ParameterTheme(
    name: "results",
    shapes: [
      ParameterShape("[Int]", arrays),
      ParameterShape(
        "[String]", ["ints.map { \"\\($0)\" }", "people.map(\\.name)", "strings.sorted()", "ints.map(describe)"]),
      ParameterShape("[Double]", ["ints.map { Double($0) }", "ints.map { _ in 1.5 }", "doubles.filter { $0 > 1 }"]),
      ParameterShape("[Int]?", arrays + ["people.first?.tags.map(\\.count)", "os.map { [$0.count] }"]),
      ParameterShape("[$]", arrays + ["people.map(\\.name)", "[[1]].flatMap { $0 }"]),
      ParameterShape("[$]", "Comparable", arrays + ["people.map(\\.age)"]),
      ParameterShape("Set<Int>", ["Set(ints)", "Set(ints.map { $0 * 2 })", "Set([1, 2]).union([3])"]),
      ParameterShape("$", "Sequence", arrays + lazy), ParameterShape("$", "Collection", arrays + lazy),
      ParameterShape("$", "LazySequenceProtocol", lazy), ParameterShape("some Sequence<Int>", arrays + lazy),
      ParameterShape(
        "Int",
        ["ints.reduce(0, +)", "ints.map { $0 }.count", "people.map(\\.age).max()!", "ints.first { $0 > 1 } ?? 0"]),
      ParameterShape("Int?", optionals), ParameterShape("$?", optionals),
      ParameterShape("$?", "Comparable", optionals),
      ParameterShape(
        "String?", ["people.first?.name", "os?.uppercased()", "o.map { \"\\($0)\" }", "people.first?.tags.first"]),
      ParameterShape("Bool", ["people.contains { $0.age > 1 }", "os?.isEmpty ?? true", "ints.allSatisfy { $0 > 0 }"]),
      ParameterShape("Range<Int>", ["ints.indices", "0..<ints.count", "i..<i + 2"]),
      ParameterShape("[String: Int]", ["table.mapValues { $0 + 1 }", "table.filter { $0.value > 0 }"]),
      ParameterShape("[$: $]", "Hashable", ["Dictionary(grouping: ints) { $0 % 2 }.mapValues(\\.count)"]),
    ] + universal(arrays + optionals))

  private static let arrays = [
    "ints.map { $0 + 1 }", "ints.filter { $0 > 1 }", "ints.compactMap { $0 }", "ints.sorted()",
    "ints.sorted { $0 > $1 }",
    "ints.map(twice)", "people.map(\\.age)", "ints.flatMap { [$0] }", "Array(ints)", "ints + ints",
    "[1].map { $0 + 1 }",
    "[3, 1].sorted()", "[1] + [2]", "ints.reversed()", "Array(0..<3)", "ints.map { x in let y = x; return y }",
    "flag ? ints : []", "zip(ints, ints).map { $0 + $1 }", "ints.dropFirst().map { $0 }",
  ]
  private static let lazy = [
    "ints.lazy.map { $0 + 1 }", "ints.lazy.filter { $0 > 1 }", "ints.enumerated()", "zip(ints, doubles)",
    "ints.prefix(2)",
    "ints.indices", "stride(from: 0, to: 3, by: 1)", "s.reversed()", "ints.reversed()",
  ]
  private static let optionals = [
    "ints.first", "ints.max()", "people.first?.age", "os?.count", "o.map { $0 + 1 }", "table[s]",
    "ints.first { $0 > 1 }",
    "Int(s)", "people.first.map(\\.age)", "try? risky()", "ints.firstIndex(of: 2)", "o.flatMap { $0 > 1 ? $0 : nil }",
  ]

  /// Arguments of generic types of the program, written with and without what they hold.
  static let boxes = ParameterTheme(
    name: "boxes",
    shapes: [
      ParameterShape(
        "Box<Int>", ["Box(1)", "Box(i)", "Box<Int>(1)", "box", ".init(1)", "box.map { $0 + 1 }", "Box(ints.count)"]),
      ParameterShape("Box<Double>", ["Box(1)", "Box(1.5)", "Box(d)", ".init(1.5)", "box.map { Double($0) }"]),
      ParameterShape("Box<String>", ["Box(s)", "Box(\"a\")", "box.map { \"\\($0)\" }", "Box(describe(1))"]),
      ParameterShape("Box<Int?>", ["Box(1)", "Box(nil)", "Box(o)", "Box(ints.first)"]),
      ParameterShape("Box<Int>?", ["box", "nil", "Box(1)", "flag ? box : nil", "Optional(box)"]),
      ParameterShape("Box<[Int]>", ["Box([1])", "Box([])", "Box(ints)", "Box(ints.map { $0 })"]),
      ParameterShape("Box<Any>", ["Box(1)", "Box(s)", "Box(i as Any)"]),
      ParameterShape("Box<any P>", ["Box(S())", "Box(p)", "Box(W())"]), ParameterShape("Box<$>", values),
      ParameterShape("Box<$>", "Equatable", values), ParameterShape("Box<$>", "Numeric", ["Box(1)", "box", "Box(d)"]),
      ParameterShape("Box<$>", "P", ["Box(S())", "Box(W())", "Box(p)"]),
      ParameterShape("Box<$?>", ["Box(o)", "Box(nil as Int?)", "Box(os)"]),
      ParameterShape("Box<[$]>", ["Box([1])", "Box(ints)", "Box(strings)"]),
      ParameterShape("Box<Box<$>>", ["Box(Box(1))", "Box(box)"]),
      ParameterShape("[Box<$>]", ["[box]", "[Box(1), Box(2)]"]),
      ParameterShape("[Box<Int>]", ["[box]", "[Box(1)]", "[]", "ints.map(Box.init)", "ints.map { Box($0) }"]),
      ParameterShape("$", "Held", values), ParameterShape("any Held", values), ParameterShape("some Held", values),
      ParameterShape("(Box<Int>) -> Int", ["{ $0.value }", "\\.value", "{ _ in 1 }"]),
      ParameterShape("(Box<Int>) -> $", ["{ $0.value }", "\\.value", "{ $0 }", "{ \"\\($0.value)\" }"]),
      ParameterShape("KeyPath<Box<Int>, $>", ["\\.value", "\\Box<Int>.value"]),
      ParameterShape("Box<Int>.Type", ["Box<Int>.self", "type(of: box)"]),
      ParameterShape("Result<Int, any Error>", [".success(1)", ".failure(error)", "Result { try risky() }"]),
      ParameterShape("@autoclosure () -> Box<Int>", ["box", "Box(1)"]), ParameterShape("inout Box<Int>", ["&vbox"]),
    ] + universal(values))

  private static let values = ["Box(1)", "Box(s)", "box", "Box(o)", "Box([1])", "Box(Box(1))", "Box(1.5)", "Box(i)"]
}
