struct Tokenizer: Sequence {
    enum Token: Equatable, CustomStringConvertible {
        case number(Double), ident(String), op(Character), paren(open: Bool)
        var description: String {
            switch self {
            case let .number(n): "num(\(n))"
            case let .ident(s): "id(\(s))"
            case let .op(c): "op(\(c))"
            case .paren(open: true): "("
            case .paren(open: false): ")"
            }
        }
    }
    let text: Substring
    init(_ s: some StringProtocol) { text = Substring(s) }
    struct Iterator: IteratorProtocol {
        var rest: Substring
        mutating func next() -> Token? {
            rest = rest.drop(while: \.isWhitespace)
            guard let c = rest.first else { return nil }
            func take(while p: (Character) -> Bool) -> Substring {
                let part = rest.prefix(while: p)
                rest.removeFirst(part.count)
                return part
            }
            switch c {
            case "0"..."9", ".":
                return Double(take { $0.isNumber || $0 == "." }).map(Token.number)
            case _ where c.isLetter:
                return .ident(String(take { $0.isLetter || $0.isNumber || $0 == "_" }))
            case "(", ")":
                defer { rest.removeFirst() }
                return .paren(open: c == "(")
            default:
                return .op(rest.removeFirst())
            }
        }
    }
    func makeIterator() -> Iterator { Iterator(rest: text) }
}
indirect enum Expr {
    case num(Double), variable(String)
    case binary(Character, Expr, Expr), negate(Expr), call(String, [Expr])
}
enum ParseError: Error, CustomStringConvertible {
    case unexpected(Tokenizer.Token?), unknown(String)
    var description: String {
        switch self {
        case .unexpected(let t?): "unexpected \(t)"
        case .unexpected(nil): "unexpected end"
        case .unknown(let n): "unknown \(n)"
        }
    }
}
struct Parser {
    var tokens: ArraySlice<Tokenizer.Token>
    init(_ s: String) { tokens = Array(Tokenizer(s))[...] }
    static let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
    mutating func parse() throws -> Expr {
        let e = try expression(0)
        if let t = tokens.first { throw ParseError.unexpected(t) }
        return e
    }
    mutating func expression(_ min: Int) throws -> Expr {
        var left = try primary()
        while case .op(let o)? = tokens.first, let p = Self.precedence[o], p >= min {
            tokens.removeFirst()
            left = .binary(o, left, try expression(o == "^" ? p : p + 1))
        }
        return left
    }
    mutating func primary() throws -> Expr {
        switch tokens.popFirst() {
        case .number(let n)?: return .num(n)
        case .op("-")?: return .negate(try expression(3))
        case .ident(let name)?:
            guard tokens.first == .paren(open: true) else { return .variable(name) }
            tokens.removeFirst()
            var args = [Expr]()
            while tokens.first != .paren(open: false) {
                args.append(try expression(0))
                if tokens.first == .op(",") { tokens.removeFirst() }
            }
            tokens.removeFirst()
            return .call(name, args)
        case .paren(open: true)?:
            let e = try expression(0)
            guard case .paren(open: false)? = tokens.popFirst() else { throw ParseError.unexpected(tokens.first) }
            return e
        case let other: throw ParseError.unexpected(other)
        }
    }
}
extension Expr {
    func evaluate(_ env: [String: Double]) throws -> Double {
        switch self {
        case .num(let n): return n
        case .variable(let v):
            guard let x = env[v] else { throw ParseError.unknown(v) }
            return x
        case .negate(let e): return try -e.evaluate(env)
        case .binary(let o, let l, let r):
            let (a, b) = (try l.evaluate(env), try r.evaluate(env))
            return switch o {
            case "+": a + b
            case "-": a - b
            case "*": a * b
            case "/": a / b
            default: (0..<Int(b)).reduce(1) { x, _ in x * a }
            }
        case .call("max", let args): return try args.map { try $0.evaluate(env) }.max() ?? 0
        case .call(let f, _): throw ParseError.unknown(f)
        }
    }
}
for s in ["1 + 2*3", "-(2^3)^2 / 4", "max(x, 3, y*2)", "2 +", "foo(1)", "z", "1 2"] {
    do {
        var p = Parser(s)
        print(s, "=", try p.parse().evaluate(["x": 1.5, "y": 4]))
    } catch let e as ParseError { print(s, "error:", e) }
}
print(Array(Tokenizer("a1+(2.5)")))
