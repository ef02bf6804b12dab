// expression evaluator with indirect enum, errors
indirect enum Expr: CustomStringConvertible {
  case num(Double), variable(String)
  case binary(Expr, Op, Expr)
  case call(String, [Expr])
  enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/" 
    var precedence: Int { switch self { case .add, .sub: 1; case .mul, .div: 2 } } }
  var description: String {
    switch self {
    case .num(let d): return d == Double(Int(d)) ? "\(Int(d))" : "\(d)"
    case .variable(let v): return v
    case .binary(let l, let op, let r): return "(\(l) \(op.rawValue) \(r))"
    case let .call(name, args): return name + "(" + args.map(\.description).joined(separator: ", ") + ")"
    }
  }
}
enum EvalError: Error, Equatable { case unknownVariable(String), divisionByZero, badToken(Character, at: Int), unexpectedEnd }
struct Parser {
  private var chars: [Character]; private var pos = 0
  init(_ s: String) { chars = Array(s.filter { !$0.isWhitespace }) }
  private var peek: Character? { pos < chars.count ? chars[pos] : nil }
  @discardableResult private mutating func next() -> Character { defer { pos += 1 }; return chars[pos] }
  mutating func parse() throws -> Expr {
    let e = try expr(1)
    if let c = peek { throw EvalError.badToken(c, at: pos) }
    return e
  }
  private mutating func expr(_ minPrec: Int) throws -> Expr {
    var left = try atom()
    while let c = peek, let op = Expr.Op(rawValue: c), op.precedence >= minPrec {
      next()
      left = .binary(left, op, try expr(op.precedence + 1))
    }
    return left
  }
  private mutating func atom() throws -> Expr {
    guard let c = peek else { throw EvalError.unexpectedEnd }
    switch c {
    case "(":
      next(); let e = try expr(1)
      guard peek == ")" else { throw EvalError.badToken(peek ?? "$", at: pos) }
      next(); return e
    case "0"..."9":
      var s = ""
      while let d = peek, d.isNumber || d == "." { s.append(d); next() }
      return .num(Double(s)!)
    case _ where c.isLetter:
      var s = ""
      while let d = peek, d.isLetter { s.append(d); next() }
      if peek == "(" { next(); var args = [Expr]()
        while peek != ")" { args.append(try expr(1)); if peek == "," { next() } }
        next(); return .call(s, args) }
      return .variable(s)
    default: throw EvalError.badToken(c, at: pos)
    }
  }
}
func eval(_ e: Expr, _ env: [String: Double]) throws -> Double {
  switch e {
  case .num(let d): return d
  case .variable(let v): guard let x = env[v] else { throw EvalError.unknownVariable(v) }; return x
  case .binary(let l, .div, let r):
    let d = try eval(r, env)
    guard d != 0 else { throw EvalError.divisionByZero }
    return try eval(l, env) / d
  case .binary(let l, let op, let r):
    let f: (Double, Double) -> Double = switch op { case .add: (+); case .sub: (-); case .mul: (*); case .div: (/) }
    return f(try eval(l, env), try eval(r, env))
  case .call("max", let args): return try args.map { try eval($0, env) }.max() ?? .nan
  case .call(let f, _): throw EvalError.unknownVariable(f + "()")
  }
}
for s in ["1+2*3", "(1+2)*3", "x/y", "max(1, 2+x, 3)", "1/(x-x)", "2*(3", "4 $ 2", "foo(1)", "", "10-4-3"] {
  do {
    var p = Parser(s)
    let e = try p.parse()
    print(e, "=", try eval(e, ["x": 7, "y": 2]))
  } catch EvalError.badToken(let c, let at) { print("bad", c, at)
  } catch let e as EvalError where e == .divisionByZero { print("div0")
  } catch { print("error:", error) }
}
