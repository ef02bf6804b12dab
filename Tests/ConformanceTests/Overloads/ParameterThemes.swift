// The names in the arguments (`i`, `od`, `ints`, …) are declared by `OverloadFile.prelude`.

private let integers = [
  "1", "i", "1 + 2", "-1", "i + 1", "(flag ? 1 : 2)", "o ?? 1", "ints[0]", "ints.count", "{ 1 }()", "id(1)",
  "max(1, i)",
  "(1)", "ints.reduce(0, +)", "i - 1 * 2", "1 as Int",
]
private let floats = ["1.5", "d", "1 + 2.5", "-1.5", "d * 2", "2 * 1.5", ".pi", "doubles[0]", "id(1.5)", "1 as Double"]
private let missing = ["nil", "o", "flag ? 1 : nil", "ints.first", "n", "Optional(1)"]

extension ParameterTheme {
  static let numbers = ParameterTheme(
    name: "numbers",
    shapes: [
      ParameterShape("Int", integers + [".zero", ".max", "Int(d)", "n"]),
      ParameterShape("Double", floats + ["1", "1 + 2", ".zero", "Double(i)", "3 - 1", "-60 * .pi"]),
      ParameterShape("Float", ["f32", "1.5", "1", ".zero", "f32 * 2", "1 as Float", ".pi"]),
      ParameterShape("Int8", ["i8", "1", "1 as Int8", ".max", "i8 + 1", "-1"]),
      ParameterShape("UInt", ["u", "1", "1 as UInt", ".zero", "u + 1", "1 + 2"]),
      ParameterShape("Int?", integers + missing),
      ParameterShape("Double?", floats + ["nil", "od", "1", "flag ? 1.5 : nil", "doubles.last"]),
      ParameterShape("$", "BinaryInteger", integers + ["i8", "u", "1 as UInt"]),
      ParameterShape("$", "BinaryFloatingPoint", floats + ["f32", "1"]),
      ParameterShape("$", "FloatingPoint", floats + ["f32", "1"]),
      ParameterShape("$", "Numeric", integers + floats + ["f32", "i8"]),
      ParameterShape("$", "SignedNumeric", integers + floats),
      ParameterShape("$", "Comparable", integers + floats + ["s", "\"a\""]),
      ParameterShape("$", "ExpressibleByIntegerLiteral", ["1", "i", "1.5", "u"]),
      ParameterShape("some Numeric", integers + floats), ParameterShape("any Numeric", integers + floats),
      ParameterShape("any Comparable", integers + floats), ParameterShape("Meters", ["1", "1.5", "meters", "1 + 2"]),
      ParameterShape("Int...", integers), ParameterShape("Double...", floats + ["1"]),
      ParameterShape("@autoclosure () -> Int", integers), ParameterShape("@autoclosure () -> Double", floats + ["1"]),
      ParameterShape("inout Int", ["&vi", "&vi", "&vd"]), ParameterShape("inout $", ["&vi", "&vd", "&vo"]),
      ParameterShape("Bool", ["true", "flag", "1 < 2", "i == 1", "o == nil", "!flag", "d < 1"]),
    ] + universal(["1", "1.5", "i", "d", "o", "nil", "f32", "i8", "1 + 2", "o ?? 1", "n", "true"]))

  static let strings = ParameterTheme(
    name: "strings",
    shapes: [
      ParameterShape(
        "String", ["\"a\"", "\"abc\"", "s", "\"\\(i)\"", "s + \"b\"", "\"a\" + \"b\"", "s.uppercased()", "os ?? \"\""]),
      ParameterShape("Substring", ["ss", "\"abc\"", "s.prefix(1)", "\"a\" as Substring", "s.dropFirst()"]),
      ParameterShape("Character", ["ch", "\"a\"", "s.first!", "\"a\" as Character"]),
      ParameterShape("StaticString", ["\"a\"", "\"abc\"", "\"a\" as StaticString"]),
      ParameterShape("Unicode.Scalar", ["\"a\"", "\"a\" as Unicode.Scalar"]),
      ParameterShape("Name", ["\"a\"", "name", "\"\\(i)\""]),
      ParameterShape("String?", ["\"a\"", "s", "os", "nil", "flag ? \"a\" : nil", "strings.first", "s"]),
      ParameterShape("Character?", ["ch", "\"a\"", "s.first", "nil"]),
      ParameterShape("$", "StringProtocol", ["\"a\"", "s", "ss", "\"\\(i)\"", "s.prefix(1)"]),
      ParameterShape("$", "Collection", ["\"a\"", "s", "ss", "[\"a\"]", "ints"]),
      ParameterShape("$", "Sequence", ["\"a\"", "s", "ss", "[\"a\"]", "ints", "s.reversed()"]),
      ParameterShape("$", "Hashable", ["\"a\"", "s", "ss", "ch", "1"]),
      ParameterShape("$", "CustomStringConvertible", ["\"a\"", "s", "ss", "ch", "1"]),
      ParameterShape("$", "ExpressibleByStringLiteral", ["\"a\"", "s", "ss", "name"]),
      ParameterShape("some StringProtocol", ["\"a\"", "s", "ss"]),
      ParameterShape("any StringProtocol", ["\"a\"", "s", "ss"]),
      ParameterShape("some Collection<Character>", ["\"a\"", "s", "[ch]"]),
      ParameterShape("[String]", ["[\"a\"]", "strings", "[s, \"b\"]", "[]", "strings.map { $0 + s }"]),
      ParameterShape("[Character]", ["[\"a\"]", "[ch]", "Array(s)", "[]", "s.reversed()", "s.map { $0 }"]),
      ParameterShape("Set<Character>", ["[\"a\"]", "Set(s)", "[]"]), ParameterShape("String...", ["\"a\"", "s"]),
      ParameterShape("@autoclosure () -> String", ["\"a\"", "s", "\"\\(i)\""]),
    ] + universal(["\"a\"", "s", "ss", "ch", "os", "nil", "\"\\(i)\"", "s.first", "s + \"b\""]))

  static let classes = ParameterTheme(
    name: "classes",
    shapes: [
      ParameterShape(
        "Base", ["b", "dv", "Base()", "Derived()", "bd", "ob ?? b", "flag ? b : dv", "dv as Base", ".make()"]),
      ParameterShape("Derived", ["dv", "Derived()", "Leaf()", "od2 ?? dv", ".make()", "bd as! Derived"]),
      ParameterShape("Base?", ["b", "dv", "ob", "od2", "nil", "bd as? Derived", "flag ? dv : nil"]),
      ParameterShape("Derived?", ["dv", "od2", "nil", "bd as? Derived", "Leaf()"]),
      ParameterShape("AnyObject", ["b", "dv", "b as AnyObject", "ao", "Leaf()"]),
      ParameterShape("AnyObject?", ["b", "ob", "nil", "ao"]),
      ParameterShape("$", "AnyObject", ["b", "dv", "ao", "bd"]),
      ParameterShape("$", "Base", ["b", "dv", "bd", "Leaf()"]),
      ParameterShape("$", "Derived", ["dv", "Leaf()"]), ParameterShape("some Base", ["b", "dv"]),
      ParameterShape("any Tagged", ["dv", "Leaf()", "tagged"]),
      ParameterShape("$", "Tagged", ["dv", "Leaf()", "tagged"]),
      ParameterShape("any Base & Tagged", ["dv", "bt"]),
      ParameterShape("[Base]", ["[b]", "[dv]", "[b, dv]", "[]", "deriveds"]),
      ParameterShape("[Derived]", ["[dv]", "deriveds", "[]", "[Leaf()]"]),
      ParameterShape("Base.Type", ["Base.self", "Derived.self", "type(of: bd)"]),
      ParameterShape("$.Type", ["Base.self", "Derived.self", "Int.self", "type(of: bd)"]),
      ParameterShape("Base...", ["b", "dv"]),
      ParameterShape("() -> Base", ["{ b }", "{ dv }", "{ Derived() }", "Derived.init"]),
    ] + universal(["b", "dv", "bd", "ob", "nil", "ao", "Leaf()", "od2"]))

  static let protocols = ParameterTheme(
    name: "protocols",
    shapes: [
      ParameterShape("any P", ["S()", "W()", "p", "pq", "V()", "flag ? p : S()", "op ?? p"]),
      ParameterShape("any Q", ["W()", "pq", "q"]), ParameterShape("any P & Q", ["W()", "pq"]),
      ParameterShape("any R", ["V()", "r"]), ParameterShape("(any P)?", ["S()", "p", "op", "nil", "V()"]),
      ParameterShape("some P", ["S()", "p", "W()", "V()"]),
      ParameterShape("$", "P", ["S()", "p", "W()", "pq", "V()", "r"]),
      ParameterShape("$", "Q", ["W()", "pq", "q"]), ParameterShape("$", "P & Q", ["W()", "pq"]),
      ParameterShape("$", "R", ["V()", "r"]), ParameterShape("$?", "P", ["S()", "op", "p", "W()"]),
      ParameterShape("S", ["S()", "S() as S"]), ParameterShape("S?", ["S()", "nil", "S() as S?"]),
      ParameterShape("W", ["W()"]), ParameterShape("[any P]", ["[S()]", "[S(), W()]", "[p]", "[]", "[S()] + [V()]"]),
      ParameterShape("[$]", "P", ["[S()]", "[W()]", "[V(), V()]", "[S(), W()]"]),
      ParameterShape("any P...", ["S()", "p"]), ParameterShape("any Equatable", ["W()", "1", "s"]),
      ParameterShape("$", "Equatable", ["W()", "1", "s"]),
      ParameterShape("$.Type", "P", ["S.self", "V.self", "type(of: p)"]),
      ParameterShape("any P.Type", ["S.self", "W.self", "type(of: p)"]),
      ParameterShape("any Error", ["E.one", "error"]),
      ParameterShape("$", "Error", ["E.one", "error"]),
      ParameterShape("@autoclosure () -> any P", ["S()", "p", "W()"]),
      ParameterShape("() -> any P", ["{ S() }", "{ p }", "{ W() }"]),
      ParameterShape("() -> $", "P", ["{ S() }", "{ W() }"]),
    ] + universal(["S()", "W()", "p", "pq", "op", "nil", "V()", "q", "error"]))
}
