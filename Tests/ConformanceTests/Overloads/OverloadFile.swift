/// Several cases as one program.
struct OverloadFile: Sendable {
  let cases: [OverloadCase]
  let text: String
  /// For each line of the program, the case and line of the case it comes from.
  let origins: [(case: Int, line: Int)?]

  init(_ numbers: some Sequence<Int>) { self.init(numbers.map(OverloadCase.init(number:))) }

  private init(_ cases: [OverloadCase]) {
    self.cases = cases
    var lines = Self.prelude.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var origins: [(case: Int, line: Int)?] = lines.map { _ in nil }
    for (index, overloads) in cases.enumerated() {
      lines += overloads.lines.map(\.text)
      origins += overloads.lines.indices.map { (index, $0) }
    }
    lines += cases.map { "\($0.entry)()" } + ["print()"]
    origins += lines[origins.count...].map { _ in nil }
    text = lines.joined(separator: "\n") + "\n"
    self.origins = origins
  }

  /// The file without some of its lines, given by their numbers in the program, from 1.
  func removing(_ numbers: Set<Int>) -> OverloadFile {
    var removed: [Int: Set<Int>] = [:]
    for number in numbers {
      if let origin = origin(of: number) { removed[origin.case, default: []].insert(origin.line) }
    }
    return OverloadFile(
      cases.enumerated().map { index, overloads in
        var kept = overloads
        let lines = removed[index] ?? []
        kept.lines = overloads.lines.enumerated().filter { !lines.contains($0.offset) }.map(\.element)
        return kept
      })
  }

  /// A line of a case, by its number in the program.
  func line(_ number: Int) -> OverloadCase.Line? {
    origin(of: number).map { cases[$0.case].lines[$0.line] }
  }

  private func origin(of number: Int) -> (case: Int, line: Int)? {
    origins.indices.contains(number - 1) ? origins[number - 1] : nil
  }

  /// A line of the program with the declarations of its case.
  func context(of number: Int) -> String {
    origin(of: number).map { context(of: cases[$0.case], line: $0.line) } ?? ""
  }

  /// The call of a tag, with the declarations of its case.
  func context(ofTag tag: String) -> String {
    for overloads in cases {
      let line = overloads.lines.firstIndex { $0.isCall && $0.text.contains("tag(\"\(tag)\")") }
      if let line { return context(of: overloads, line: line) }
    }
    return tag
  }

  private func context(of overloads: OverloadCase, line: Int) -> String {
    let lines = overloads.lines.enumerated().filter { $0.offset == line || !$0.element.isCall }
    return lines.map { ($0.offset == line ? "→ " : "  ") + $0.element.text }.joined(separator: "\n")
  }

  /// What the cases call, and what their arguments name.
  static let prelude = #"""
    func tag(_ text: String) { print("\n\(text):", terminator: "") }
    func hit(_ overload: Int, _ types: Any.Type...) { print("", ([overload] + types.map { $0 } as [Any]).map { "\($0)" }.joined(separator: " "), terminator: "") }
    func show<T>(_ value: T) { print(" =", T.self, terminator: "") }
    func tell<T>(_ value: T) { print("", value, T.self, terminator: "") }
    func id<T>(_ value: T) -> T { value }
    func note() {}
    func takesInt(_ x: Int) {}
    func takesAny(_ x: Any) {}
    func takesP(_ x: any P) {}
    func takesBase(_ x: Base) {}
    func twice(_ x: Int) -> Int { x * 2 }
    func describe(_ x: Int) -> String { "\(x)" }
    func risky() throws -> Int { 1 }
    func later() async -> Int { 1 }
    enum E: Error { case one }
    protocol P {}
    protocol Q {}
    protocol R: P {}
    struct S: P {}
    struct W: P, Q, Equatable {}
    struct V: R, Hashable {}
    protocol Tagged {}
    class Base {
      required init() {}
      static func make() -> Self { Self() }
    }
    class Derived: Base, Tagged {}
    final class Leaf: Derived {}
    enum Color: Hashable {
      case red, green
      static let main = Color.red
      static func mix(_ x: Int) -> Color { .green }
      var next: Color { .green }
      init() { self = .red }
    }
    enum Fruit: CaseIterable { case apple, red }
    enum Level: Int { case low = 1, high }
    protocol Style {}
    struct Plain: Style {}
    struct Fancy: Style {}
    extension Style where Self == Plain { static var plain: Plain { Plain() } }
    extension Style where Self == Fancy { static var fancy: Fancy { Fancy() } }
    struct Person {
      var name = "n"
      var age = 1
      var tags: [String] = []
      func older() -> Int { age + 1 }
    }
    struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      init(integerLiteral value: Int) {}
      init(floatLiteral value: Double) {}
      static func + (a: Meters, b: Meters) -> Meters { a }
    }
    struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation { init(stringLiteral value: String) {} }
    struct List: ExpressibleByArrayLiteral { init(arrayLiteral elements: Int...) {} }
    protocol Held {}
    struct Box<Value>: Held {
      var value: Value
      init(_ value: Value) { self.value = value }
      func map<T>(_ transform: (Value) -> T) -> Box<T> { Box<T>(transform(value)) }
    }
    extension Box: Equatable where Value: Equatable {}
    var vi = 1, vd = 1.5, vo: Int? = 1
    let i = 2, d = 2.5, f32: Float = 2.5, i8: Int8 = 2, u: UInt = 2, o: Int? = 2, od: Double? = 2.5, n: Int! = 2, flag = true
    var vbox = Box(1)
    let box = Box(2)
    let meters: Meters = 1, name: Name = "n", list: List = [1]
    let s = "text", os: String? = "o", ss = "text".prefix(2), ch: Character = "c"
    let p: any P = S(), pq: any P & Q = W(), op: (any P)? = S(), q: any Q = W(), r: any R = V(), error: any Error = E.one
    let b = Base(), bd: Base = Derived(), dv = Derived(), ob: Base? = Base(), od2: Derived? = Derived(), ao: AnyObject = Leaf()
    let tagged: any Tagged = Derived(), bt: any Base & Tagged = Derived(), deriveds = [Derived()]
    let ints = [1, 2, 3], doubles = [1.5], strings = ["a"], anys: [Any] = [1, "a"], table = ["a": 1]
    let people = [Person(), Person(name: "b", age: 3, tags: ["t"]), Person(name: "a", age: 2)]
    let pair = (1, 2), mixed = (1, "a"), named = (x: 1, y: 2), color = Color.red, path = \Person.age
    """#
}
