/// A well-typed program made at random: the same one for the same seed. It prints all that it does, cannot trap, and
/// its loops end.
struct GeneratedProgram {
  private var dice: SeededGenerator
  private let tag: String
  private var lines: [String] = []
  private var indentation = 0
  /// Names in scope by type, of variables that can be assigned.
  private var names: [Kind: [String]] = [:]
  private var count = 0

  private enum Kind: String, CaseIterable {
    case int = "Int"
    case optional = "Int?"
    case array = "[Int]"
    case string = "String"
    case structure = "S"
    case object = "B"
    case enumeration = "E"
    case box = "G"
    case closure = "(Int) -> Int"
    case existential = "any P"
    case model = "M"
  }

  /// - Parameter number: A number that no other program of the same file has.
  static func text(seed: UInt64, number: Int) -> String {
    var program = GeneratedProgram(dice: SeededGenerator(seed: seed), tag: "\(number)")
    program.declare()
    program.emit("func run\(number)() {")
    program.block(statements: 14)
    program.emit("}")
    return program.lines.joined(separator: "\n") + "\n"
  }

  private init(dice: SeededGenerator, tag: String) {
    self.dice = dice
    self.tag = tag
  }

  private mutating func emit(_ line: String) {
    if line.hasPrefix("}") { indentation -= 1 }
    lines.append(String(repeating: "  ", count: max(indentation, 0)) + line)
    if line.hasSuffix("{") || line.hasSuffix(" in") { indentation += 1 }
  }

  private func type(_ kind: Kind) -> String {
    switch kind {
    case .structure, .object, .enumeration, .model: kind.rawValue + tag
    case .box: "G\(tag)<Int>"
    case .existential: "any P\(tag)"
    default: kind.rawValue
    }
  }

  // MARK: Types

  private mutating func declare() {
    let t = tag
    emit("protocol P\(t) { var v: Int { get }; func f(_ x: Int) -> Int; func g(_ x: Int) -> Int }")
    emit("extension P\(t) {")
    emit("func g(_ x: Int) -> Int { f(x) &+ \(dice.below(9)) }")
    if dice.chance(50) { emit("func h() -> String { \"P\\(v)\" }") } else { emit("func h() -> String { \"p\\(g(v))\" }") }
    emit("}")
    emit("struct S\(t): P\(t), Equatable {")
    let observers = dice.pick(["didSet", "willSet", "both", "none"])
    switch observers {
    case "didSet": emit("var v = \(dice.below(9)) { didSet { print(\"S\(t).v\", oldValue, v) } }")
    case "willSet": emit("var v = \(dice.below(9)) { willSet { print(\"S\(t).v\", v, newValue) } }")
    case "both": emit("var v = 1 { willSet { print(\"will\", newValue) } didSet { if v > 50 { v = 1 } } }")
    default: emit("var v = \(dice.below(9))")
    }
    emit("var list: [Int] = [\(dice.below(5)), \(dice.below(5))]")
    emit("var twice: Int { get { v &* 2 } set { v = newValue / 2 } }")
    emit("func f(_ x: Int) -> Int { v &+ x \(dice.pick(["&+ list.count", "&* 3", "&- twice"])) }")
    if dice.chance(50) { emit("func g(_ x: Int) -> Int { x &- v }") }
    emit("mutating func grow(by n: Int) { v &+= n; list.append(n) }")
    emit("subscript(i: Int) -> Int { get { list[abs(i % list.count)] } set { list[abs(i % list.count)] = newValue } }")
    emit("}")
    emit("class B\(t): P\(t), CustomStringConvertible {")
    emit("var v: Int \(dice.chance(50) ? "{ didSet { print(\"B\(t)\", oldValue, \"to\", v) } }" : "")")
    emit("var next: B\(t)?")
    emit("weak var back: B\(t)?")
    emit("init(_ v: Int) { self.v = v }")
    emit("func f(_ x: Int) -> Int { v &* 2 &+ x }")
    emit("var description: String { \"B(\\(v))\" }")
    emit("deinit { print(\"deinit B\(t)\", v) }")
    emit("}")
    emit("\(dice.chance(40) ? "final " : "")class D\(t): B\(t) {")
    emit("lazy var late: Int = { print(\"late\"); return v &+ 1 }()")
    emit("override init(_ v: Int) { super.init(v &+ \(dice.below(4))) }")
    emit("override func f(_ x: Int) -> Int { \(dice.chance(50) ? "super.f(x) &+ late" : "x &- v") }")
    if dice.chance(50) { emit("override var description: String { \"D\" + super.description }") }
    emit("deinit { print(\"deinit D\(t)\", v) }")
    emit("}")
    emit("indirect enum E\(t): Equatable {")
    emit("case leaf, one(Int), pair(Int, of: String), node(E\(t), E\(t))")
    emit("var sum: Int {")
    emit("switch self {")
    emit("case .leaf: return \(dice.below(3))")
    emit("case .one(let n) where n > 3: return n")
    emit("case .one: return -1")
    emit("case let .pair(n, of: s): return n &+ s.count")
    emit("case .node(let l, .leaf): return l.sum")
    emit("case .node(let l, let r): return l.sum &+ r.sum")
    emit("}")
    emit("}")
    emit("}")
    emit("struct G\(t)<T> {")
    emit("var items: [T] = []")
    emit("mutating func push(_ x: T) -> Int { items.append(x); return items.count }")
    emit("func map<U>(_ f: (T) throws -> U) rethrows -> G\(t)<U> { G\(t)<U>(items: try items.map(f)) }")
    emit("}")
    emit("extension G\(t) where T: Comparable { var top: T? { items.max() } }")
    emit("enum F\(t): Error { case small(Int), odd }")
    emit("func t\(t)(_ x: Int) throws -> Int {")
    emit("if x < 3 { throw F\(t).small(x) }")
    emit("if x % 2 != 0 { throw F\(t).odd }")
    emit("return x / 2")
    emit("}")
    emit("func u\(t)(_ x: inout Int, _ f: (Int) -> Int) { x = f(x); x &+= 1 }")
    emit("func q\(t)<T: P\(t)>(_ x: T) -> Int { x.g(\(dice.below(9))) &+ x.f(1) }")
    emit("@Observable final class M\(t) { var a = \(dice.below(5)); var b = [1]; var c: Int { a &+ b.count } }")
  }

  // MARK: Expressions

  private mutating func int(_ depth: Int = 2) -> String {
    if depth == 0 { return dice.chance(50) ? "\(dice.below(12))" : name(.int) ?? "\(dice.below(12))" }
    let d = depth - 1
    switch dice.below(22) {
    case 0: return "(\(int(d)) &+ \(int(d)))"
    case 1: return "(\(int(d)) &- \(int(d)))"
    case 2: return "(\(int(d)) % 97 &* (\(int(d)) % 13))"
    case 3: return "(\(int(d)) / 3)"
    case 4: return "(\(optional(d)) ?? \(int(d)))"
    case 5: return "(\(bool(d)) ? \(int(d)) : \(int(d)))"
    case 6: return "\(array(d)).count"
    case 7: return "\(array(d)).reduce(\(int(d)), &+)"
    case 8: return "\(array(d)).map { $0 &+ \(int(d)) }.filter { $0 > \(int(d)) }.count"
    case 9: return name(.structure).map { "\($0).f(\(int(d)))" } ?? "1"
    case 10: return name(.structure).map { "\($0)[\(int(d))]" } ?? "2"
    case 11: return name(.object).map { "\($0).f(\(int(d)))" } ?? "3"
    case 12: return name(.object).map { "(\($0).next?.next?.v ?? \($0).next?.v ?? \(int(d)))" } ?? "4"
    case 13: return name(.enumeration).map { "\($0).sum" } ?? "5"
    case 14: return name(.closure).map { "\($0)(\(int(d)))" } ?? "6"
    case 15: return name(.existential).map { "\($0).g(\(int(d)))" } ?? "7"
    case 16: return "((try? t\(tag)(\(int(d)))) ?? \(int(d)))"
    case 17: return name(.structure).map { "q\(tag)(\($0))" } ?? "8"
    case 18: return name(.model).map { "\($0).c" } ?? "9"
    case 19: return "\(string(d)).count"
    case 20: return name(.box).map { "(\($0).top ?? \($0).items.count)" } ?? "10"
    default: return int(0)
    }
  }

  private mutating func bool(_ depth: Int) -> String {
    switch dice.below(5) {
    case 0: "\(int(depth)) < \(int(depth))"
    case 1: "\(int(depth)) == \(int(depth))"
    case 2: "\(array(depth)).contains(\(int(depth)))"
    case 3: "(\(int(depth)) > 2 && \(int(depth)) % 2 == 0)"
    default: "\(optional(depth)) == nil"
    }
  }

  private mutating func optional(_ depth: Int) -> String {
    if let known = name(.optional), dice.chance(40) { return known }
    return switch dice.below(4) {
    case 0: "\(array(depth)).first"
    case 1: "Optional(\(int(depth)))"
    case 2: "Int(\(string(depth)))"
    default: "\(array(depth)).max()"
    }
  }

  private mutating func array(_ depth: Int) -> String {
    if let known = name(.array), dice.chance(50) { return known }
    return dice.chance(50) ? "[\(int(max(depth - 1, 0))), \(dice.below(9))]" : "Array(0..<\(1 + dice.below(5)))"
  }

  private mutating func string(_ depth: Int) -> String {
    if let known = name(.string), dice.chance(50) { return known }
    return dice.chance(50) ? "\"s\(dice.below(9))\"" : "\"\\(\(int(max(depth - 1, 0))))\""
  }

  private mutating func value(_ kind: Kind) -> String {
    switch kind {
    case .int: int()
    case .optional: optional(1)
    case .array: array(1)
    case .string: string(1)
    case .structure: dice.chance(50) ? "S\(tag)()" : "S\(tag)(v: \(int(1)), list: [\(dice.below(9))])"
    case .object: "\(dice.pick(["B", "D"]))\(tag)(\(int(1)))"
    case .enumeration:
      dice.pick([
        "E\(tag).leaf", "E\(tag).one(\(int(1)))", "E\(tag).pair(\(int(1)), of: \(string(1)))",
        "E\(tag).node(.one(\(int(1))), .leaf)", "E\(tag).node(.leaf, .pair(1, of: \"x\"))",
      ])
    case .box: "G\(tag)(items: \(array(1)))"
    case .closure: "{ $0 &+ \(int(1)) }"
    case .existential: dice.chance(50) ? "S\(tag)()" : "D\(tag)(\(int(1)))"
    case .model: "M\(tag)()"
    }
  }

  private mutating func name(_ kind: Kind) -> String? {
    guard let known = names[kind], !known.isEmpty else { return nil }
    return dice.pick(known)
  }

  // MARK: Statements

  private mutating func block(statements: Int) {
    let outer = names
    for _ in 0..<statements { statement() }
    names = outer
  }

  private mutating func variable(_ kind: Kind) {
    let name = "x\(count)"
    count += 1
    emit("var \(name): \(type(kind)) = \(value(kind)); _ = \(name)")
    if kind == .int || kind == .array { emit("\(name) = \(value(kind))") }
    names[kind, default: []].append(name)
  }

  private mutating func statement() {
    switch dice.below(26) {
    case 0...6: variable(dice.pick(Kind.allCases))
    case 7: emit("print(\"i\", \(int(3)))")
    case 8: emit("print(\(array(2)), \(optional(1)) as Any)")
    case 9:
      emit("if \(bool(2)) {")
      if indentation < 5 { block(statements: 2) }
      emit("print(\"then\")")
      emit("} else {")
      if indentation < 5 { block(statements: 1) }
      emit("}")
    case 10:
      let name = "i\(count)"
      count += 1
      emit("for \(name) in 0..<\(1 + dice.below(3)) {")
      emit("if \(name) == 1 { \(dice.pick(["continue", "print(\"one\")"])) }")
      if indentation < 4 { block(statements: 2) }
      emit("}")
    case 11: if let one = name(.structure) { emit("\(one).grow(by: \(dice.below(9))); print(\(one))") }
    case 12: if let one = name(.structure) { emit("\(one)[\(dice.below(9))] &+= \(dice.below(9)); \(one).twice &+= 2; print(\(one).v)") }
    case 13: if let one = name(.int) { emit("u\(tag)(&\(one)) { $0 &- \(dice.below(9)) }; print(\(one))") }
    case 14: if let one = name(.object) { emit("\(one).v &+= \(dice.below(5)); \(one).next = \(value(.object)); print(\(one))") }
    case 15: if let one = name(.object) { emit("\(one) = \(value(.object)); \(one).back = \(one); print(\(one).back as Any)") }
    case 16:
      emit("do {")
      emit("print(try t\(tag)(\(int(2))))")
      if indentation < 5 { block(statements: 1) }
      emit("} catch F\(tag).small(let n) {")
      emit("print(\"small\", n)")
      emit("} catch {")
      emit("print(error)")
      emit("}")
    case 17:
      emit("do {")
      emit("let b = B\(tag)(\(int(1))); defer { print(\"left\", b) }")
      if indentation < 5 { block(statements: 1) }
      emit("}")
    case 18:
      if let one = name(.enumeration) {
        emit("if case .one(let n) = \(one), n > 1 { print(\"one\", n) } else { print(\(one).sum, \(one) == .leaf) }")
      }
    case 19: if let one = name(.box) { emit("print(\(one).push(\(dice.below(9))), \(one).map { \"<\\($0)>\" }.items)") }
    case 20: if let one = name(.optional) { emit("if let n = \(one) { print(\"some\", n) }; \(one) = Optional(\(int(1)))") }
    case 21:
      if let one = name(.model) {
        emit("withObservationTracking { _ = \(one).\(dice.pick(["a", "b", "c"])) } onChange: { print(\"change\") }")
        emit("\(one).\(dice.pick(["a &+= 1", "b.append(2)", "b[0] = 1", "a = \(dice.below(3))"])); print(\(one).c)")
      }
    case 22:
      if let one = name(.int) {
        let made = "c\(count)"
        count += 1
        emit("let \(made) = { \(one) &+= 1; return \(one) }; print(\(made)(), \(made)(), \(one))")
      }
    case 23: if let one = name(.existential) { emit("print(\(one).h(), type(of: \(one)), \(one) is S\(tag), (\(one) as? D\(tag))?.late as Any)") }
    case 24: if let one = name(.array) { emit("\(one).append(contentsOf: \(array(1))); print(\(one).sorted(by: >), \(one).enumerated().map { $0 &* $1 })") }
    default: if let one = name(.closure) { emit("print([1, 2].map(\(one)))") }
    }
  }
}
