/// The types of which expressions are made.
enum ExpressionType: String, CaseIterable {
  case int = "Int"
  case double = "Double"
  case string = "String"
  case bool = "Bool"
  case optional = "Int?"
  case ints = "[Int]"
  case strings = "[String]"
  case rows = "[[Int]]"
  case pairs = "[(Int, String)]"
  case transform = "(Int) -> Int"
  case predicate = "(Int) -> Bool"
  case table = "[String: Int]"

  /// The ways to write an expression of a type. `I`, `D`, `S`, `B`, `O`, `L`, `T`, `R`, `Q`, `F`, `P` and `G` between
  /// `‹` and `›` stand for expressions of the types above, in their order.
  var forms: [String] {
    switch self {
    case .int: Self.intForms
    case .double: Self.doubleForms
    case .string: Self.stringForms
    case .bool: Self.boolForms
    case .optional: Self.optionalForms
    case .ints: Self.intsForms
    case .strings: Self.stringsForms
    case .rows: Self.rowsForms
    case .pairs: Self.pairsForms
    case .transform: Self.transformForms
    case .predicate: Self.predicateForms
    case .table: Self.tableForms
    }
  }

  /// What an expression is written as when it may hold no other: each is of its type in any context.
  var leaves: [String] {
    switch self {
    case .int: ["1", "2", "i", "ints[0]"]
    case .double: ["1.5", "d", "2.0"]
    case .string: ["s", "\"a\"", "\"b\\(i)\""]
    case .bool: ["flag", "true", "i > 1"]
    case .optional: ["o", "ints.first", "Int(s)"]
    case .ints: ["ints", "[1, 2]", "[i]"]
    case .strings: ["strings", "[\"a\", s]"]
    case .rows: ["[ints]", "[[1], [2, 3]]"]
    case .pairs: ["[(1, s)]", "[(i, \"a\"), (2, \"b\")]"]
    case .transform: ["{ $0 }", "{ $0 + 1 }", "twice", "{ x in x * 2 }"]
    case .table: ["table", "[\"a\": 1, s: i]"]
    case .predicate: ["{ $0 > 1 }", "{ _ in true }", "{ x in x != i }"]
    }
  }

  static func named(_ letter: Character) -> ExpressionType? {
    "IDSBOLTRQFPG".firstIndex(of: letter).map {
      allCases["IDSBOLTRQFPG".distance(from: "IDSBOLTRQFPG".startIndex, to: $0)]
    }
  }

  private static let intForms = [
    "‹I› + ‹I›", "‹I› * ‹I›", "‹I› - ‹I›", "-(‹I›)", "(‹I›) % 3", "(‹B› ? ‹I› : ‹I›)", "‹L›.count", "‹L›.reduce(0, +)",
    "‹L›.reduce(‹I›) { $0 + $1 }", "‹L›.reduce(0) { a, x in a + x * ‹I› }", "‹L›.first ?? ‹I›", "(‹O› ?? ‹I›)",
    "max(‹I›, ‹I›)", "abs(‹I›)", "‹S›.count", "{ ‹I› }()", "{ (x: Int) in x + ‹I› }(‹I›)", "id(‹I›)",
    "[‹I›, ‹I›].max()!",
    "Int(‹D›)", "zip(‹L›, ‹L›).map { $0 * $1 }.reduce(0, +)", "‹L›.map ‹F›.reduce(0, +)", "‹L›.filter ‹P›.count",
    "(‹I›, ‹S›).0", "‹T›.map(\\.count).max() ?? ‹I›", "‹L›.enumerated().map { $0 + $1 }.reduce(0, +)",
    "(‹L›.firstIndex(of: ‹I›) ?? ‹I›)", "‹Q›.map { $0.0 + $0.1.count }.reduce(0, +)",
    "‹R›.map { $0.count }.reduce(0, +)",
    "‹Q›.reduce(0) { $0 + $1.0 }", "[1: ‹I›][1] ?? ‹I›", "(‹O›?.magnitude).map { Int($0) } ?? ‹I›",
    "((‹F›) as (Int) -> Int)(‹I›)",
    "‹S›.reduce(0) { n, c in c == \"a\" ? n + ‹I› : n }", "‹L›.min { $0 > $1 } ?? ‹I›",
    "Dictionary(grouping: ‹L›) { $0 % 2 }.count",
    "Set(‹L›).union([‹I›]).count", "‹L›[...].reduce(0, +)", "[‹F›, ‹F›].reduce(‹I›) { $1($0) }",
    "‹L›.lazy.map ‹F›.max() ?? ‹I›",
    "[‹O›, ‹I›].compactMap { $0 }.count", "‹L›.contains(‹I›) ? ‹I› : ‹I›", "table[‹S›, default: ‹I›]",
    "table.map { $1 }.reduce(0, +)",
    "people.map(\\.age).reduce(0, +)", "people.first?.age ?? ‹I›", "people.min { $0.age < $1.age }?.age ?? ‹I›",
    "people.reduce(0) { $0 + $1.age * ‹I› }", "‹G›[‹S›] ?? ‹I›", "‹G›[‹S›, default: ‹I›]", "‹G›.values.reduce(0, +)",
    "‹G›.count", "‹G›.filter { $0.value > ‹I› }.count", "{ () -> Int in if ‹B› { return ‹I› }; return ‹I› }()",
    "{ if ‹B› { ‹I› } else { ‹I› } }()", "Dictionary(grouping: people, by: \\.age).mapValues(\\.count)[‹I›] ?? ‹I›",
    "people[0][keyPath: \\.age] + ‹I›", "‹G›.reduce(0) { $0 + $1.value }",
    "zip(people, ‹L›).map { $0.age * $1 }.reduce(0, +)", "((try? risky()) ?? ‹I›)", "(‹O› != nil ? ‹I› : ‹L›.count)",
  ]
  private static let doubleForms = [
    "‹D› + ‹D›", "‹D› * 2", "2 * ‹D›", "1 + ‹D›", "-(‹D›)", "(‹D›) / 2", "Double(‹I›)", "(‹B› ? ‹D› : 1)",
    "[‹D›, 1, 2.5].reduce(0, +)",
    "‹L›.map(Double.init).reduce(0, +)", "‹L›.map { Double($0) * ‹D› }.reduce(0, +)", "max(‹D›, 0)", "(od ?? ‹D›)",
    "(od ?? 1) * ‹D›",
    "{ ‹D› }()", "‹L›.reduce(0.5) { $0 + Double($1) }", "[‹D›, 2].max() ?? 0",
    "zip([1.5, 2], ‹L›).map { $0 * Double($1) }.reduce(0, +)",
    "(‹D›, 1).0", "id(‹D›) + 1", "‹D› - 1 * 2.5", "[1: ‹D›, 2: 1][1] ?? 0", "Double(‹L›.count) / 2", "(‹B› ? 1 : ‹D›)",
    "people.map { Double($0.age) }.reduce(0, +) / 2", "Double(‹G›.values.reduce(0, +)) * 1.5",
    "‹L›.map { $0 > 1 ? 1 : 0.5 }.reduce(0, +)", "zip(‹L›, ‹L›).map { Double($0) / 2 + Double($1) }.reduce(0, +)",
    "‹O›.map(Double.init) ?? ‹D›", "[0.5, ‹D›].map { $0 * 2 }.max()!", "‹L›.reduce(0) { $0 + Double($1) / 2 }",
  ]
  private static let stringForms = [
    "‹S› + ‹S›", "\"\\(‹I›)\"", "\"<\\(‹S›)>\"", "‹S›.uppercased()", "‹T›.joined(separator: ‹S›)", "(os ?? ‹S›)",
    "String(‹I›)",
    "‹L›.map { \"\\($0)\" }.joined()", "String(‹S›.reversed())", "(‹S›.first.map { String($0) } ?? ‹S›)",
    "(‹B› ? ‹S› : ‹S›)",
    "‹S›.filter { $0 != \"a\" }", "String(‹S›.map { $0.isLetter ? \"x\" : $0 })", "‹T›.reduce(\"\") { $0 + $1 }",
    "{ ‹S› }()",
    "‹T›.max { $0.count < $1.count } ?? ‹S›", "String(‹S›.prefix(2))", "‹O›.map { \"\\($0)\" } ?? ‹S›",
    "‹L›.reduce(\"\") { $0 + String($1) }",
    "‹Q›.map { $0.1 }.joined(separator: \"-\")", "‹Q›.map(\\.1).first ?? ‹S›",
    "zip(‹L›, ‹T›).map { \"\\($0)\\($1)\" }.joined()",
    "String(‹S›.sorted())", "‹S›.split(separator: \"a\").map { $0 + \"!\" }.joined()", "‹L›.isEmpty ? \"none\" : ‹S›",
    "describe(‹I›)",
    "‹Q›.sorted { $0.1 < $1.1 }.first?.1 ?? ‹S›",
    "‹S›.enumerated().map { $0 % 2 == 0 ? $1.uppercased() : String($1) }.joined()",
    "people.map(\\.name).joined()", "people.sorted { $0.age > $1.age }.first?.name ?? ‹S›",
    "‹G›.sorted { $0.key < $1.key }.map { \"\\($0)=\\($1)\" }.joined(separator: \"&\")",
    "people.first { $0.name == ‹S› }?.name ?? ‹S›", "people.map { \"\\($0.name):\\($0.age)\" }.joined(separator: ‹S›)",
    "[‹S›: ‹S›][‹S›] ?? ‹S›",
  ]
  private static let boolForms = [
    "‹I› > ‹I›", "‹S› == ‹S›", "‹L›.contains(‹I›)", "‹L›.allSatisfy ‹P›", "!(‹B›)", "(‹B› && ‹B›)", "‹O› == nil",
    "‹O› == ‹I›",
    "‹L› == ‹L›", "‹S›.isEmpty", "‹T›.contains { $0 == ‹S› }", "‹D› < ‹D›", "(‹I›, ‹S›) == (‹I›, ‹S›)",
    "‹L›.contains(where: ‹P›)",
    "‹S›.contains(\"a\")", "zip(‹L›, ‹L›).allSatisfy { $0 <= $1 }", "‹O›.map { $0 > ‹I› } ?? false", "‹D› > 1",
    "[‹I›, 3].contains(‹I›)",
    "‹S›.first == \"a\"", "‹S›.allSatisfy { $0.isLetter || $0 == \"-\" }", "‹T›.first?.isEmpty == true",
    "‹L›.isEmpty || ‹B›",
    "zip(‹S›, ‹S›).contains { $0 != $1 }", "(0..<5).contains(‹I›)", "‹R›.contains([1])", "‹R› == [[]]",
    "‹T› == [\"a\"]", "‹D› == 1",
    "people.contains { $0.name == ‹S› }", "people.allSatisfy { $0.age > ‹I› }", "‹G›[‹S›] == ‹I›", "‹G›[‹S›] == nil",
    "people.map(\\.age) == ‹L›", "‹G›.isEmpty", "‹G› == [‹S›: ‹I›]", "people.first?.tags.isEmpty ?? ‹B›",
    "people.filter(\\.tags.isEmpty).count > ‹I›", "‹L›.first.map { $0 == ‹I› } == true",
  ]
  private static let optionalForms = [
    "‹L›.max()", "‹O›.map { $0 + ‹I› }", "(‹B› ? ‹I› : nil)", "(‹B› ? nil : ‹I›)", "‹L›.first { $0 > ‹I› }",
    "table[‹S›]", "Int(‹S›)",
    "‹O›.flatMap { $0 > ‹I› ? $0 : nil }", "(try? risky())", "‹L›.firstIndex(of: ‹I›)", "(‹O› ?? ‹O›)", "‹O›.map ‹F›",
    "‹T›.first.map(\\.count)",
    "‹T›.first?.count", "[‹O›, ‹I›, nil].last ?? nil", "{ ‹O› }()", "‹T›.first.flatMap { Int($0) }",
    "‹L›.last.map { x in [x, ‹I›].max() } ?? nil",
    "‹L›.min(by: >)", "‹Q›.first?.0", "‹R›.first?.first", "‹R›.map(\\.count).max()", "Optional(‹I›)", ".some(‹I›)",
    "[1: ‹I›][‹I›]",
    "people.first { $0.age > ‹I› }?.age", "people.last.map(\\.age)", "‹G›[‹S›]", "‹G›.values.max()",
    "people.map(\\.age).min()", "‹G›.first { $0.value > 100 }?.value",
    "people.first.flatMap { $0.age > ‹I› ? $0.age : nil }", "‹G›.max { $0.value < $1.value }?.value",
    "Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0.age) })[‹S›]",
  ]
  private static let intsForms = [
    "[‹I›, ‹I›]", "‹L›.map ‹F›", "‹L›.filter ‹P›", "‹L›.sorted(by: >)", "‹L›.sorted { $0 < $1 }",
    "Array(‹L›.reversed())", "‹L› + ‹L›",
    "[‹O›, ‹O›].compactMap { $0 }", "‹L›.flatMap { [$0, ‹I›] }", "zip(‹L›, ‹L›).map { $0 + $1 }",
    "(0..<3).map { $0 * ‹I› }", "‹T›.map(\\.count)",
    "‹T›.compactMap { Int($0) }", "Array(‹L›.prefix(2))", "‹L›.enumerated().map { $1 - $0 }",
    "stride(from: 0, to: 4, by: 2).map { $0 + ‹I› }",
    "(‹B› ? ‹L› : [])", "‹R›.flatMap { $0 }", "Array(‹R›.joined())", "‹L›.reduce([]) { $0 + [$1] }",
    "‹L›.reduce(into: []) { $0.append($1 * 2) }",
    "Array(Set(‹L›)).sorted()", "‹L›.dropFirst().map ‹F›", "‹L›.lazy.map ‹F›.filter ‹P›.map { $0 }", "‹Q›.map(\\.0)",
    "‹Q›.map { n, _ in n }",
    "‹R›.map { $0.reduce(0, +) }", "‹L›.map { x in ‹L›.filter { $0 > x }.count }",
    "‹L›.compactMap { $0 > ‹I› ? $0 : nil }", "[Int](‹L›)",
    "[‹F›, ‹F›].map { $0(‹I›) }", "‹L›.map { x in let y = x * 2; return y }",
    "‹L›.map { x in if x > 1 { return x }; return ‹I› }", "table.values.sorted()",
    "‹L›.indices.map { $0 }", "‹L›.split { $0 == ‹I› }.map(\\.count)", "‹L›.map { ($0, $0 + 1) }.map { $0 * $1 }",
    "(1...3).reversed().map ‹F›", "zip(‹L›, 1...).map { $0 * $1 }",
    "people.map(\\.age)", "people.map { $0.age + ‹I› }", "‹G›.values.sorted()", "‹G›.map { $0.value }.sorted()",
    "‹G›.sorted { $0.key < $1.key }.map(\\.value)", "people.enumerated().map { $0.offset + $0.element.age }",
    "people.flatMap { [$0.age, ‹I›] }", "people.compactMap { $0.age > ‹I› ? $0.age : nil }",
    "people.map(\\.name.count)", "zip(people, 1...).map { $0.age * $1 }",
    "people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\\.age)",
  ]
  private static let stringsForms = [
    "[‹S›, ‹S›]", "‹L›.map { \"\\($0)\" }", "‹L›.map(String.init)", "‹L›.map(describe)", "‹T›.sorted()",
    "‹T›.map { $0 + ‹S› }", "‹S›.map { String($0) }",
    "‹S›.split(separator: \"a\").map(String.init)", "‹T›.map { $0.uppercased() }", "‹Q›.map(\\.1)",
    "‹Q›.map { \"\\($0.0)\\($0.1)\" }", "‹T›.filter { !$0.isEmpty }",
    "zip(‹T›, ‹T›).map { $0 + $1 }", "zip(‹T›, ‹T›).map(+)", "‹T› + [‹S›]", "(‹B› ? ‹T› : [])",
    "‹L›.map { $0 > 1 ? \"big\" : \"small\" }", "‹T›.enumerated().map { \"\\($0)\\($1)\" }",
    "‹L›.map { n in ‹T›.map { $0 + \"\\(n)\" }.joined() }", "table.map { $0.key }",
    "table.map { k, v in \"\\(k)\\(v)\" }", "‹T›.flatMap { [$0, ‹S›] }", "[os, ‹S›].compactMap { $0 }",
    "people.map(\\.name)", "‹G›.keys.sorted()", "people.sorted { $0.age > $1.age }.map(\\.name)",
    "people.filter { $0.age > ‹I› }.map { $0.name }", "‹G›.sorted { $0.key < $1.key }.map(\\.key)",
    "people.map { $0.name + ‹S› }", "people.flatMap(\\.tags) + [‹S›]",
    "people.map { p in ‹L›.map { \"\\(p.name)\\($0)\" }.joined() }",
  ]
  private static let rowsForms = [
    "[‹L›, []]", "‹L›.map { [$0] }", "(0..<2).map { r in (0..<2).map { c in r + c * ‹I› } }", "‹R›.map { $0.map ‹F› }",
    "‹R›.filter { !$0.isEmpty }", "[[]] + ‹R›",
    "‹L›.map { x in ‹L›.map { $0 * x } }", "‹R›.map { Array($0.reversed()) }", "‹R›.sorted { $0.count < $1.count }",
    "[‹L›, ‹L›.map { $0 }]", "‹T›.map { $0.map { $0 == \"a\" ? 1 : ‹I› } }",
  ]
  private static let pairsForms = [
    "[(‹I›, ‹S›)]", "‹L›.map { ($0, ‹S›) }", "Array(zip(‹L›, ‹T›))", "zip(‹L›, ‹T›).map { ($0, $1) }",
    "‹Q›.sorted { $0.0 < $1.0 }", "‹Q›.filter { $0.0 > ‹I› }", "‹Q›.map { ($0 + 1, $1) }",
    "‹T›.enumerated().map { ($0, $1) }", "‹T›.map { ($0.count, $0) }", "‹L›.map { n in (n, \"\\(n)\") }",
    "‹Q› + [(‹I›, ‹S›)]", "zip(‹L›, ‹T›).filter { $0 > 0 && $1 != \"\" }", "‹Q›.map { (n, s) in (n * 2, s + ‹S›) }",
    "people.map { ($0.age, $0.name) }", "‹G›.map { ($1, $0) }.sorted { $0.1 < $1.1 }",
    "zip(people.map(\\.age), ‹T›).map { $0 }", "people.enumerated().map { ($0, $1.name) }",
  ]
  private static let transformForms = [
    "{ $0 + ‹I› }", "{ x in x * ‹I› }", "{ -$0 }", "{ (x: Int) in x - ‹I› }", "{ max($0, ‹I›) }",
    "{ x in let y = x + ‹I›; return y }", "{ [‹I›, $0].max() ?? 0 }", "{ flag ? $0 : ‹I› }",
    "{ x in ‹L›.map { $0 + x }.count }", "{ x in x > ‹I› ? x : ‹I› }", "{ n in ‹L›.filter { $0 < n }.count }",
    "{ x in { $0 + x }(‹I›) }", "{ if $0 > 1 { return $0 }; return ‹I› }", "{ x in if x > 1 { x } else { ‹I› } }",
    "{ x in switch x { case 1: ‹I› default: x } }", "{ $0.magnitude == 1 ? 1 : $0 }", "{ ‹L›.reduce($0, +) }",
    "{ x in ‹O›.map { $0 + x } ?? x }", "{ Int(Double($0) * 1.5) }",
  ]
  private static let predicateForms = [
    "{ $0 > ‹I› }", "{ x in x == ‹I› || ‹B› }", "{ ‹L›.contains($0) }", "{ x in ‹L›.allSatisfy { $0 != x } }",
    "{ !($0 < ‹I›) }", "{ x in let y = x * 2; return y > ‹I› }", "{ $0 % 2 == 0 && $0 > ‹I› }", "{ \"\\($0)\" == ‹S› }",
    "{ [‹I›, 2].contains($0) }",
  ]
  private static let tableForms = [
    "[‹S›: ‹I›]", "Dictionary(‹L›.map { (\"\\($0)\", $0) }, uniquingKeysWith: +)", "‹G›.mapValues ‹F›",
    "‹G›.filter { $1 > ‹I› }",
    "‹L›.reduce(into: [:]) { $0[\"\\($1)\", default: 0] += 1 }", "‹G›.merging([‹S›: ‹I›]) { $0 + $1 }",
    "‹T›.reduce(into: [String: Int]()) { $0[$1] = $1.count }",
    "Dictionary(grouping: ‹T›) { $0 }.mapValues(\\.count)", "Dictionary(zip(‹T›, ‹L›), uniquingKeysWith: max)",
    "‹G›.compactMapValues { $0 > ‹I› ? $0 : nil }",
    "people.reduce(into: [:]) { $0[$1.name] = $1.age }", "(‹B› ? ‹G› : [:])",
    "Dictionary(‹Q›.map { ($1, $0) }) { a, _ in a }",
    "Dictionary(grouping: people, by: \\.name).mapValues { $0.map(\\.age).reduce(0, +) }",
  ]
}
