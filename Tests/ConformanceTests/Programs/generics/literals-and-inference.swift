// Literals and closures in generic context: defaults, the widest element type, result-driven choice.
func id<T>(_ x: T) -> T { x }
func two<T>(_ a: T, _ b: T) -> [T] { [a, b] }
func name<T>(_ x: T) -> String { "\(T.self)" }
print(id(3), id(3.0), id("s"), id([1, 2]), id(nil as Int?) as Any, id((1, "a")))
print(two(1, 2.5), two(1, 2), name(two(1, 2.5)), name(two(nil, 1)))
let asDouble: Double = id(3)
let asFloats: [Float] = two(1, 2)
let optional: Int? = id(5)
print(asDouble, asFloats, optional as Any, name(asFloats))
print(name([1, 2.0]), name([nil, "a"]), name(["k": [1]]), name([(1, "x")]), name({ 1 }), name(1...2))
print(name("a" as Character))
func make<T: ExpressibleByIntegerLiteral>() -> T { 7 }
let i: Int = make()
let d: Double = make()
let u: UInt8 = make()
print(i, d, u, make() + 0.5)
func zero<T: Numeric>(_: T.Type) -> T { 0 }
print(zero(Int.self), zero(Double.self), type(of: zero(Int8.self)))
func double<T: Numeric>(_ x: T) -> T { x * 2 }
print(double(4), double(4.5), double(Float(1)), type(of: double(UInt(3))))
let mapped = [1, 2].map { $0 * 2 }
let halves = [1, 2].map { Double($0) / 2 }
let texts: [String] = [1, 2].map { "\($0)" }
let tuples = [1, 2].map { ($0, "\($0)") }
let nested = [1, 2].map { n in (0..<n).map { $0 + n } }
print(mapped, halves, texts, tuples, nested, name(tuples), name(nested))
let ops: [(Int, Int) -> Int] = [(+), (-), { $0 * $1 }, max]
print(ops.map { $0(6, 4) })
let sum = [1, 2, 3].reduce(0.5) { $0 + Double($1) }
let text = [1, 2].reduce("") { $0 + String($1) }
let dict = ["a", "bb"].reduce(into: [:]) { $0[$1] = $1.count }
print(sum, text, dict["bb"]!, name(dict))
let flag = true
let chosen = flag ? 1 : 2.5
let maybe = flag ? nil : 3
print(chosen, name(chosen), maybe as Any, name(maybe))
func pick<T>(_ flag: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { flag ? a() : b() }
print(pick(true, 1, 2.0), pick(false, "x", "y"), name(pick(true, 1, nil)))
func apply<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }
print(apply(3) { $0 + 1 }, apply("x") { $0 + "y" }, apply([1, 2]) { $0.count }, name(apply(1) { _ in }))
let empty: [String: [Int]] = [:]
print(empty["x", default: []].count, (empty["x"] ?? [1]).count, name(empty.map { $0 }))
struct Pair<A, B> {
  let a: A, b: B
  init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
}
print(Pair(1, "x"), Pair(2.5, [Pair(1, 2)]).b[0].a, name(Pair(1, 2.5)), Pair<Double, Int?>(1, nil))
