/// A chain of the standard library's methods made at random, and a use of its result: `print(xs.lazy.map { $0 + 1 }.max()!)`.
///
/// The types of literals, closures and overloaded methods depend on each other in it, and on the use.
struct GeneratedChain {
  private var dice: SeededGenerator

  /// What the expressions of a file refer to.
  static let declarations = """
    func show<T>(_ x: T) { print(x, T.self) }
    func erase(_ x: Any) { print(x, type(of: x)) }
    func optional<T>(_ x: T?) { print(x as Any, T.self) }
    let n = 2, d = 2.5, s = "hello a", flag = true
    let xs = [4, 2, 7], ds = [1.5, 0.25], ws = ["bb", "a", "ccc"], maybes = [1, nil, 3]
    let pairs = [("b", 2), ("a", 2), ("c", 1)], ages = ["x": 3, "y": 1]
    let some: Int? = 5, none: Int? = nil, word: String? = "word"

    """

  private static let starts: [(text: String, type: String)] = table(
    """
    n | Int
    d | Double
    s | String
    flag | Bool
    xs | [Int]
    ds | [Double]
    ws | [String]
    maybes | [Int?]
    some | Int?
    none | Int?
    word | String?
    s.first | Character?
    s.dropFirst() | Substring
    (1...4) | Range
    (1...).lazy | Lazy
    pairs | Pairs
    ages | Ages
    [xs, []] | [[Int]]
    """
  ).map { ($0[0], $0[1]) }

  /// The type of a value, the next expression with `@` for the value, and the expression's type.
  private static let steps: [String: [(text: String, type: String)]] = Dictionary(
    grouping: table(
      """
      Int | (@ + 1) | Int
      Int | Double(@) | Double
      Int | String(@) | String
      Int | (@ > 2) | Bool
      Int | (flag ? @ : nil) | Int?
      Int | [@, 2] | [Int]
      Int | max(@, 3) | Int
      Int | (@ == 2 ? "two" : "other") | String
      Double | (@ * 2) | Double
      Double | Int(@) | Int
      Double | (@ > 1) | Bool
      Double | (flag ? @ : 1) | Double
      Bool | (@ ? 1 : 2) | Int
      Bool | (!@) | Bool
      Bool | (@ ? s : nil) | String?
      String | @.count | Int
      String | @.uppercased() | String
      String | (@ + "!") | String
      String | @.first | Character?
      String | @.split(separator: " ") | [Substring]
      String | @.split { $0 == "l" } | [Substring]
      String | @.filter { $0 != "l" } | String
      String | @.map { String($0) } | [String]
      String | @.prefix(3) | Substring
      String | @.contains("a") | Bool
      String | String(@.reversed()) | String
      String | @.reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"] | Int?
      String | Int(@) | Int?
      Substring | String(@) | String
      Substring | @.first | Character?
      Substring | @.dropFirst() | Substring
      Substring | @.isEmpty | Bool
      Character? | @.map { String($0) } | String?
      Character? | (@ == "h") | Bool
      Character? | ((@ ?? "-").isLetter) | Bool
      [Substring] | @.map(String.init) | [String]
      [Substring] | @.first.map(String.init) | String?
      [Substring] | @.joined(separator: "+") | String
      [Int] | @.map { $0 * 2 } | [Int]
      [Int] | @.map { "\\($0)" } | [String]
      [Int] | @.map { Double($0) / 2 } | [Double]
      [Int] | @.filter { $0 > 2 } | [Int]
      [Int] | @.compactMap { $0 > 2 ? $0 : nil } | [Int]
      [Int] | @.flatMap { [$0, $0] } | [Int]
      [Int] | @.reduce(0, +) | Int
      [Int] | @.reduce(0.5) { $0 + Double($1) } | Double
      [Int] | @.sorted(by: >) | [Int]
      [Int] | @.max() | Int?
      [Int] | @.first | Int?
      [Int] | @.first { $0 > 3 } | Int?
      [Int] | @.dropFirst().last | Int?
      [Int] | Array(@.reversed()) | [Int]
      [Int] | @.enumerated().map { $0.offset + $0.element } | [Int]
      [Int] | zip(@, ws).map { "\\($1)\\($0)" } | [String]
      [Int] | @.lazy.map { $0 + 1 }.filter { $0 > 2 }.first | Int?
      [Int] | Array(@.lazy.filter { $0 > 2 }.map { $0 * $0 }.prefix(2)) | [Int]
      [Int] | @.allSatisfy { $0 > 0 } | Bool
      [Int] | @.map { flag ? $0 : nil } | [Int?]
      [Int] | Set(@).union([1]).count | Int
      [Int] | Dictionary(grouping: @) { $0 % 2 }.count | Int
      [Double] | @.map { Int($0) } | [Int]
      [Double] | @.reduce(0, +) | Double
      [Double] | (@.max() ?? 0) | Double
      [String] | @.joined(separator: "-") | String
      [String] | @.map(\\.count) | [Int]
      [String] | @.compactMap { Int($0) } | [Int]
      [String] | @.sorted() | [String]
      [String] | @.first | String?
      [String] | @.max { $0.count < $1.count } | String?
      [String] | @.contains { $0.isEmpty } | Bool
      [Int?] | @.compactMap { $0 } | [Int]
      [Int?] | (@.map { $0 ?? 0 }) | [Int]
      [Int?] | @.count | Int
      [[Int]] | @.flatMap { $0 } | [Int]
      [[Int]] | @.map(\\.count) | [Int]
      [[Int]] | @.map { $0.reduce(0, +) } | [Int]
      Int? | (@ ?? 0) | Int
      Int? | @.map { $0 + 1 } | Int?
      Int? | @.map { [$0] } | Ints?
      Int? | @.flatMap { $0 > 2 ? $0 : nil } | Int?
      Int? | @.map { "\\($0)" } | String?
      Int? | (@ == nil) | Bool
      Ints? | (@ ?? []) | [Int]
      Ints? | (@?.count) | Int?
      String? | (@ ?? "") | String
      String? | (@?.count) | Int?
      String? | (@?.isEmpty ?? true) | Bool
      String? | @.map { $0 + "." } | String?
      Range | @.map { $0 * $0 } | [Int]
      Range | @.reduce(1, *) | Int
      Range | Array(@.dropLast()) | [Int]
      Range | @.filter { $0.isMultiple(of: 2) } | [Int]
      Lazy | @.map { $0 * 2 } | Lazy
      Lazy | @.filter { $0 % 3 == 0 } | Lazy
      Lazy | Array(@.prefix(2)) | [Int]
      Lazy | @.prefix(3).reduce(0, +) | Int
      Lazy | @.first { $0 > 5 } | Int?
      Pairs | @.map { $0.0 } | [String]
      Pairs | @.map { $1 } | [Int]
      Pairs | @.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { $0.0 } | [String]
      Pairs | (@.max { $0.1 < $1.1 }?.0) | String?
      Pairs | Dictionary(@, uniquingKeysWith: +) | Ages
      Ages | @.values.sorted() | [Int]
      Ages | @.mapValues { $0 * 2 } | Ages
      Ages | @["x"] | Int?
      Ages | @["q", default: 0] | Int
      Ages | @.sorted { $0.key < $1.key }.map { "\\($0.key)\\($0.value)" } | [String]
      Ages | (@.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key) | String?
      """)
  ) { $0[0] }.mapValues { rows in rows.map { ($0[1], $0[2]) } }

  private static let uses = [
    "print(@)", "print(@)", "show(@)", "erase(@)", "optional(@)", "print(\"\\(@)\")", "print([@], 1)",
    "let v = @; show(v)", "if true { print(@, @) }",
  ]
  private static let defaults = ["Int?": "0", "String?": "\"none\"", "Character?": "\"-\"", "Ints?": "[]"]
  /// Types whose values have no order, or no end.
  private static let unordered: Set<String> = ["Ages", "Lazy", "Pairs"]

  private static func table(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { row in
      row.split(separator: "|").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  /// A statement that prints the value of a chain.
  mutating func statement() -> String {
    var (text, type) = Self.starts.randomElement(using: &dice) ?? ("n", "Int")
    var count = Int.random(in: 1...3, using: &dice)
    while count > 0 || Self.unordered.contains(type) {
      guard let step = Self.steps[type]?.randomElement(using: &dice) else { break }
      text = step.text.replacing("@", with: text)
      type = step.type
      count -= 1
    }
    if let other = Self.defaults[type], Bool.random(using: &dice) { return "print(\(text) ?? \(other))" }
    let use = Self.uses.randomElement(using: &dice) ?? "print(@)"
    return use.replacing("@", with: text)
  }
}
