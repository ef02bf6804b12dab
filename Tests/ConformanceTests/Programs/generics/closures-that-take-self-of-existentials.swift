protocol P { init(n: Int); var n: Int { get } }
final class K: P { var n: Int; required init(n: Int) { self.n = n } }
struct A: P { var n: Int }
extension P {
  func both<U: P>(_ u: U) -> (Self, U) { print(Self.self, U.self); return (self, u) }
  func selfs() -> [Self] { [self, Self(n: 4)] }
  func map(_ f: (Self) -> Int) -> Int { f(self) }
}
let any: any P = K(n: 3)
let other: any P = A(n: 8)
print(any.selfs().map(\.n))
print(any.map { $0.n })
print(any.both(A(n: 4)).0.n)
print(any.both(other).0.n)
protocol Shape { associatedtype Unit; var units: [Unit] { get }; func scaled(_ n: Int) -> Self }
extension Shape {
  func each(_ f: (Unit) -> Void) { units.forEach(f) }
  func twice(_ f: (Self) -> Void) { f(self); f(scaled(2)) }
  func pairs() -> [(Self, Unit)] { units.map { (self, $0) } }
  var copies: [Self] { [self, scaled(3)] }
  subscript(_ f: (Self) -> Int) -> Int { f(scaled(5)) }
  static func make(_ f: (Self) -> Int, _ x: Self) -> Int { f(x) }
  mutating func change(_ f: (inout Self) -> Void) { f(&self) }
}
struct Line: Shape { var units: [Int]; func scaled(_ n: Int) -> Line { Line(units: units.map { $0 * n }) } }
final class Word: Shape { let units: [String]; init(_ u: [String]) { units = u }; func scaled(_ n: Int) -> Word { Word(units.flatMap { Array(repeating: $0, count: n) }) }; func scaledSelf() -> Self { self } }
let shapes: [any Shape] = [Line(units: [1, 2])]
for s in shapes {
  s.each { print("unit", $0) }
  s.twice { print($0.units.count, type(of: $0)) }
  print(s.pairs().count, s.copies.map { $0.units.count })
  print(s[{ $0.units.count }])
}
let seqs: [any Sequence<Int>] = [[3, 1], Set([5]), 1...3]
for s in seqs {
  print(s.map { $0 + 1 }.count, s.filter { $0 > 1 }.sorted(), s.reduce(0) { $0 + $1 }, s.sorted { $0 > $1 }, s.contains { $0 == 3 })
  s.forEach { print($0, terminator: " ") }
  print(s.first { $0 > 2 } ?? -1, s.min { $0 < $1 } ?? 0, s.compactMap { $0 > 1 ? "\($0)" : nil }.sorted())
}
let anySeq: any Sequence = ["a", "b"]
anySeq.forEach { print($0) }
print(anySeq.map { "\($0)!" })
