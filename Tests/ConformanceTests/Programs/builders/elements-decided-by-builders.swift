@resultBuilder struct Arr<T> {
  static func buildExpression(_ t: T) -> [T] { [t] }
  static func buildExpression(_ t: [T]) -> [T] { t }
  static func buildExpression(_ t: T?) -> [T] { t.map { [$0] } ?? [] }
  static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }
  static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }
  static func buildEither(first p: [T]) -> [T] { p }
  static func buildEither(second p: [T]) -> [T] { p }
  static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [T]) -> [T] { p }
}
extension Array { init(@Arr<Element> build: () -> [Element]) { self = build() } }
func list<T>(@Arr<T> _ b: () -> [T]) -> [T] { b() }
func of<T>(_ type: T.Type, @Arr<T> _ b: () -> [T]) -> [T] { b() }
func keyed<T, V>(_ k: KeyPath<T, V>, @Arr<V> _ b: () -> [V]) -> (V, [V]) where T: Tagged { (T.made[keyPath: k], b()) }
protocol Tagged { static var made: Self { get } }
struct P: Tagged { var n = 3, s = "x"; static var made: P { P() } }
let on = true
let xs: [Int] = Array { 1; 2; if on { 3 }; [4, 5]; for i in 6...7 { i } }
print(xs)
let ds: [Double] = list { 1; 2.5; [3, 4] }
print(ds)
print(of(String.self) { "a"; if !on { "b" } else { "c"; "d" }; ["e"] })
print(of(Int?.self) { 1; nil; Int("3") }.count)
print(keyed(\P.n) { 1; 2 })
print(keyed(\P.s) { "q"; if on { "r" } })
let total = list { 1; 2; 3 }.reduce(0, +)
print(total)
func twice(@Arr<Int> _ a: () -> [Int], @Arr<String> and b: () -> [String]) -> String { "\(a()) \(b())" }
print((twice { 1; 2 } and: { "x"; "y" }))
var log: [String] = []
let made: [() -> Int] = Array { { 1 }; { log.append("ran"); return 2 } }
print(made.map { $0() }, log)
