// The names in the arguments (`i`, `od`, `ints`, …) are declared by `OverloadFile.prelude`.

extension ParameterTheme {
  static let closures = ParameterTheme(
    name: "closures",
    shapes: [
      ParameterShape(
        "() -> Void",
        [
          "{}", "{ note() }", "{ _ = 1 }", "{ 1 }", "note", "{ let x = 1; _ = x }", "{ return }", "{ () }",
          "{ vi = 1 }",
        ]),
      ParameterShape(
        "() -> Int",
        [
          "{ 1 }", "{ i }", "{ let x = 1; return x }", "{ return 1 }", "{ () -> Int in 1 }", "{ flag ? 1 : 2 }",
          "{ if flag { return 1 }; return 2 }", "{ if flag { 1 } else { 2 } }",
        ]),
      ParameterShape("() -> String", ["{ s }", "{ \"a\" }", "{ let x = s; return x + \"b\" }", "{ \"\\(i)\" }"]),
      ParameterShape("() -> Double", ["{ 1 }", "{ 1.5 }", "{ d }", "{ let x = 1.5; return x }"]),
      ParameterShape("() -> Int?", ["{ 1 }", "{ nil }", "{ o }", "{ ints.first }"]),
      ParameterShape(
        "() -> $",
        ["{ 1 }", "{ s }", "{}", "{ nil as Int? }", "{ (1, s) }", "{ note() }", "{ let x = 1; return x }", "{ [1] }"]),
      ParameterShape("() throws -> Int", ["{ 1 }", "{ throw E.one }", "{ try risky() }"]),
      ParameterShape("() throws -> Void", ["{}", "{ throw E.one }", "{ _ = try risky() }"]),
      ParameterShape("() throws -> $", ["{ 1 }", "{ try risky() }", "{ s }"]),
      ParameterShape("() async -> Int", ["{ 1 }", "{ await later() }"]),
      ParameterShape("() async -> Void", ["{}", "{ _ = await later() }", "{ note() }"]),
      ParameterShape("() async throws -> $", ["{ 1 }", "{ await later() }", "{}"]),
      ParameterShape(
        "(Int) -> Int",
        [
          "{ $0 }", "{ $0 + 1 }", "{ _ in 1 }", "{ x in x * 2 }", "{ (x: Int) in x }", "twice", "(-)",
          "{ x in let y = x; return y }",
        ]),
      ParameterShape(
        "(Int) -> String",
        ["{ \"\\($0)\" }", "{ _ in s }", "{ x in String(x) }", "String.init", "describe", "\\.description"]),
      ParameterShape(
        "(Int) -> Void", ["{ _ in }", "{ _ = $0 }", "{ print($0) }", "{ _ in note() }", "{ x in note() }"]),
      ParameterShape("(Int) -> Bool", ["{ $0 > 1 }", "{ _ in true }", "{ $0 == i }", "{ !($0 > 1) }"]),
      ParameterShape(
        "(Int, Int) -> Int", ["{ $0 + $1 }", "(+)", "{ a, b in a }", "max", "{ _, _ in 1 }", "{ a, b in a * b }"]),
      ParameterShape("(Int, Int) -> Bool", ["{ $0 < $1 }", "(<)", "{ _, _ in true }", "(==)"]),
      ParameterShape("((Int, Int)) -> Int", ["{ $0 + $1 }", "{ $0.0 }", "{ a, b in a }", "{ pair in pair.1 }"]),
      ParameterShape("(String) -> Int", ["{ $0.count }", "{ _ in 1 }", "\\.count", "{ (x: String) in x.count }"]),
      ParameterShape(
        "(Int) -> $", ["{ $0 }", "{ \"\\($0)\" }", "{ $0 > 1 }", "{ _ in }", "{ [$0] }", "twice", "describe"]),
      ParameterShape("($) -> Int", ["{ (x: Int) in x }", "{ (x: String) in x.count }", "twice"]),
      ParameterShape("($) -> Void", ["{ (x: Int) in }", "{ (x: String) in note() }"]),
      ParameterShape("(() -> Void)?", ["{}", "nil", "{ note() }", "note", "{ 1 }"]),
      ParameterShape("(() -> Int)?", ["{ 1 }", "nil", "{ i }"]),
      ParameterShape("@autoclosure () -> Int", ["1", "i", "1 + 2", "{ 1 }()"]),
      ParameterShape("@autoclosure () -> Bool", ["flag", "1 < 2", "i == 1"]),
      ParameterShape("@escaping () -> Void", ["{}", "{ note() }", "note"]),
      ParameterShape("(inout Int) -> Void", ["{ $0 += 1 }", "{ $0 = 1 }", "{ _ in }"]),
    ] + universal(["{ 1 }", "note", "twice", "{ (x: Int) in x }", "{}", "{ note() }"]))

  static let collections = ParameterTheme(
    name: "collections",
    shapes: [
      ParameterShape(
        "[Int]",
        [
          "[1]", "[]", "ints", "[1, 2]", "[i]", "ints.map { $0 + 1 }", "ints.reversed()", "ints + [1]", "Array(0..<3)",
          ".init()", "ints.sorted()", "ints.filter { $0 > 1 }", "[.max]",
        ]),
      ParameterShape("[Double]", ["[1]", "[1, 2.5]", "doubles", "[]", "[d]", "ints.map { Double($0) }"]),
      ParameterShape("[Any]", ["[1]", "[1, s]", "ints", "anys", "[]", "[1, 2.5]", "[[1]]"]),
      ParameterShape("[Any?]", ["[1, nil]", "ints", "[o]", "[nil]"]),
      ParameterShape("[Int?]", ["[1, nil]", "[o]", "ints", "[1]"]),
      ParameterShape("[Int]?", ["ints", "nil", "[1]", "[]"]),
      ParameterShape("[[Int]]", ["[[1]]", "[]", "[[]]", "[ints]"]),
      ParameterShape("[$]", ["[1]", "ints", "[s]", "[1, 2.5]", "[o]", "[[1]]"]),
      ParameterShape("[$?]", ["[1, nil]", "[o]", "ints"]), ParameterShape("[[$]]", ["[[1]]", "[ints]"]),
      ParameterShape("[$]", "Equatable", ["[1]", "ints", "[s]", "[1, 2.5]"]),
      ParameterShape("[$]", "BinaryInteger", ["[1]", "ints", "[u]"]),
      ParameterShape("[String: Int]", ["[:]", "[s: 1]", "table", "[\"a\": 1]"]),
      ParameterShape("[String: Any]", ["[:]", "[s: 1]", "table", "[\"a\": 1, \"b\": s]", "[\"a\": [1]]"]),
      ParameterShape("[String: $]", ["[s: 1]", "table", "[\"a\": s]"]),
      ParameterShape("Set<Int>", ["[1]", "Set(ints)", "[]", "[1, 2]"]),
      ParameterShape("Set<$>", "Hashable", ["Set(ints)", "[1] as Set", "[1]", "Set([s])"]),
      ParameterShape("ArraySlice<Int>", ["ints[...]", "[1]", "ints.dropFirst()", "ints.prefix(1)", "ints.suffix(1)"]),
      ParameterShape("List", ["[1]", "[]", "list", "[i, 2]"]),
      ParameterShape("Range<Int>", ["0..<3", "i..<5", "ints.indices"]),
      ParameterShape("ClosedRange<Int>", ["0...3", "i...5"]),
      ParameterShape("$", "RangeExpression", ["0..<3", "0...3", "1...", "...2"]),
      ParameterShape(
        "$", "Sequence", ["[1]", "ints", "0..<3", "s", "table", "stride(from: 0, to: 3, by: 1)", "ints.lazy"]),
      ParameterShape("$", "Collection", ["[1]", "ints", "0..<3", "s", "table", "ints.lazy.map { $0 }"]),
      ParameterShape("$", "BidirectionalCollection", ["ints", "s", "0..<3"]),
      ParameterShape("$", "RandomAccessCollection", ["ints", "0..<3", "[1]"]),
      ParameterShape("some Sequence<Int>", ["ints", "[1]", "0..<3", "[]"]),
      ParameterShape("some Collection<Int>", ["ints", "[1]", "0..<3", "Set(ints)"]),
      ParameterShape("any Collection", ["ints", "[1]", "s"]),
      ParameterShape("any Collection<Int>", ["ints", "[1]", "0..<3"]),
      ParameterShape("Int...", ["1", "i"]), ParameterShape("Int", ["1", "ints.count", "ints[0]"]),
    ] + universal(["[1]", "ints", "[]", "[1, s]", "table", "0..<3", "[o]", "nil", "ints.first"]))

  static let tuples = ParameterTheme(
    name: "tuples",
    shapes: [
      ParameterShape("(Int, Int)", ["(1, 2)", "pair", "(i, 1)", "named", "(x: 1, y: 2)"]),
      ParameterShape("(Double, Double)", ["(1, 2)", "(1.5, 2)", "(d, d)"]),
      ParameterShape("(Int, String)", ["(1, \"a\")", "mixed", "(i, s)"]),
      ParameterShape("(Int, Any)", ["(1, 2)", "(1, s)", "(i, d)"]),
      ParameterShape("(Int?, Int)", ["(1, 2)", "(nil, 1)", "(o, 1)"]),
      ParameterShape("(x: Int, y: Int)", ["(1, 2)", "(x: 1, y: 2)", "named", "(i, i)"]),
      ParameterShape("($, $)", ["(1, 2)", "pair", "(1, 2.5)", "(s, s)"]),
      ParameterShape("($, Int)", ["(1, 2)", "(s, 1)", "pair"]),
      ParameterShape("(Int, Int)?", ["(1, 2)", "nil", "pair"]),
      ParameterShape("[(Int, Int)]", ["[(1, 2)]", "[pair]", "[]", "Array(zip(ints, ints))"]),
      ParameterShape("[(x: Int, y: Int)]", ["[(1, 2)]", "[(x: 1, y: 2)]", "[named]", "[]"]),
      ParameterShape("[(String, Int)]", ["[(s, 1)]", "[]", "[(\"a\", 1)]"]),
      ParameterShape("(Int) -> (Int, Int)", ["{ ($0, 1) }", "{ _ in pair }"]),
      ParameterShape("((Int, Int)) -> Bool", ["{ $0 == $1 }", "{ $0.0 == $0.1 }"]),
      ParameterShape("Void", ["()", "note()"]),
    ] + universal(["(1, 2)", "pair", "(1, s)", "named", "(x: 1, y: 2)"]).filter { !$0.type.contains("Equatable") })

  static let members = ParameterTheme(
    name: "members",
    shapes: [
      ParameterShape(
        "Color", [".red", ".main", ".mix(1)", "Color.red", "color", ".init()", ".red.next", "flag ? .red : .main"]),
      ParameterShape("Fruit", [".apple", ".red", "Fruit.red"]),
      ParameterShape("Color?", [".red", ".some(.red)", ".none", "nil", "color", ".main.next", "flag ? .red : nil"]),
      ParameterShape("Int", [".zero", ".max", "1", ".init(1)", ".random(in: 1...1)"]),
      ParameterShape("Double", [".pi", ".zero", "1.5", ".init(1)", ".infinity"]),
      ParameterShape("[Color]", ["[.red]", "[.red, .main]", "[color]", "[]", ".init()"]),
      ParameterShape("Set<Color>", ["[.red]", "[color]"]),
      ParameterShape("Color...", [".red", "color"]), ParameterShape("$", "Style", [".plain", "Plain()", ".fancy"]),
      ParameterShape("some Style", [".plain", ".fancy", "Plain()"]),
      ParameterShape("any Style", ["Plain()", "Fancy()"]),
      ParameterShape("Plain", [".plain", "Plain()", ".init()"]),
      ParameterShape("String", [".init()", "s", ".init(1)"]),
      ParameterShape("(Color, Int)", ["(.red, 1)", "(color, .max)", "(.main, i)"]),
      ParameterShape("() -> Color", ["{ .red }", "{ color }", "{ .mix(1) }"]),
      ParameterShape("(Color) -> Bool", ["{ $0 == .red }", "{ _ in true }"]),
      ParameterShape("@autoclosure () -> Color", [".red", "color"]),
      ParameterShape("(Int) -> Color", [".mix", "{ .mix($0) }", "Color.mix"]),
      ParameterShape("Color.Type", ["Color.self"]),
      ParameterShape("$", "CaseIterable", ["Fruit.apple", "Fruit.red"]),
      ParameterShape("$", "RawRepresentable", ["Level.low"]),
      ParameterShape("Level", [".low", "Level.high", ".init(rawValue: 1)!"]),
    ] + universal(["color", "Color.red", "Fruit.red", "Plain()", "Level.low"]))

  static let keyPaths = ParameterTheme(
    name: "keyPaths",
    shapes: [
      ParameterShape("KeyPath<Person, Int>", ["\\.age", "\\Person.age", "\\.name.count", "path"]),
      ParameterShape("KeyPath<Person, String>", ["\\.name", "\\Person.name"]),
      ParameterShape("WritableKeyPath<Person, Int>", ["\\.age", "path"]),
      ParameterShape("KeyPath<Person, $>", ["\\.age", "\\.name", "path", "\\.self", "\\.tags", "\\.name.first"]),
      ParameterShape("WritableKeyPath<Person, $>", ["\\.age", "\\.name", "path", "\\.self"]),
      ParameterShape("KeyPath<Person, $>", "Comparable", ["\\.age", "\\.name", "path"]),
      ParameterShape("KeyPath<$, Int>", ["\\Person.age", "\\String.count", "path"]),
      ParameterShape("PartialKeyPath<Person>", ["\\.age", "\\.name", "path"]),
      ParameterShape("AnyKeyPath", ["\\Person.age", "path"]),
      ParameterShape("(Person) -> Int", ["\\.age", "{ $0.age }", "{ _ in 1 }", "{ $0.name.count }", "Person.older"]),
      ParameterShape("(Person) -> String", ["\\.name", "{ $0.name }", "{ _ in s }"]),
      ParameterShape("(Person) -> Int?", ["\\.age", "{ $0.age }", "{ _ in nil }"]),
      ParameterShape("(Person) -> Any", ["\\.age", "{ $0.age }"]),
      ParameterShape("(Person) -> $", ["\\.age", "{ $0.name }", "\\.tags", "\\.self"]),
      ParameterShape("(Person) -> $", "Comparable", ["\\.age", "{ $0.name }", "\\.name"]),
      ParameterShape("($) -> Int", ["\\Person.age", "{ (x: Person) in x.age }"]),
      ParameterShape("(Person) -> () -> Int", ["Person.older"]),
    ] + universal(["path", "\\Person.age", "\\Person.name", "{ (x: Person) in x.age }"]))
}
