protocol Shape { associatedtype Unit: Comparable; var units: [Unit] { get } }
extension Shape {
  func each(_ f: (Unit) -> Void) { units.forEach(f) }
  func pairs(_ f: (Unit, Self) -> Bool) -> Int { units.filter { f($0, self) }.count }
  func sorted(_ f: ([Unit]) -> Int) -> Int { f(units.sorted()) }
}
struct Line: Shape { var units: [Int] }
final class Word: Shape { let units: [String]; init(_ u: [String]) { units = u } }
func visit<S: Shape>(_ s: S, _ f: (S.Unit) -> Void) { s.units.forEach(f) }
func walk<S: Shape>(_ s: S, by f: (S, S.Unit, Int) -> String) -> [String] { s.units.enumerated().map { f(s, $1, $0) } }
func total<S: Sequence>(_ s: S, _ f: (S.Element) -> Int) -> Int { s.reduce(0) { $0 + f($1) } }
for s in [Line(units: [2, 1]), Word(["b", "a"])] as [any Shape] {
  s.each { print("unit", $0) }
  print(s.pairs { u, me in "\(u)" > "a" && type(of: me) == type(of: s) })
  print(s.sorted { $0.count })
  visit(s) { print("visit", $0) }
  visit(s) { u in let c: any Comparable = u; print(c) }
  print(walk(s) { "\(type(of: $0)) \($1) \($2)" })
}
let q: any Collection<String> = ["x", "yy"]
print(total(q) { $0.count }, total(q, \.count))
let r: any Sequence = [1, 2]
print(total(r) { ($0 as? Int) ?? 0 })
