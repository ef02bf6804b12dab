// Each line says which type it has: existentials, protocols with members of their own, classes and their bases.
protocol Shape { var name: String { get }; func area() -> Double }
extension Shape { var name: String { "shape" }; func describe() -> String { "default \(name)" } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r }; var name: String { "circle" }; func describe() -> String { "own \(name)" } }
struct Square: Shape { var s: Double; func area() -> Double { s * s } }
class Base: Shape { func area() -> Double { 0 }; var name: String { "base" } }
class Derived: Base { override func area() -> Double { 1 }; override var name: String { "derived" } }
func t<T>(_ x: T, _ l: Int = #line) { print(l, T.self) }
func show(_ s: some Shape) { print("some", type(of: s)) }
func show(_ s: any Shape) { print("any", type(of: s)) }
func show(_ s: Circle) { print("circle") }
func show(_ s: [any Shape]) { print("[any]", s.count) }
func show<S: Shape>(_ s: [S]) { print("[S]", S.self) }
let c = Circle(r: 1), q = Square(s: 2), d = Derived(), b: Base = d
let anys: [any Shape] = [c, q, d]
let e: any Shape = c
show(c)
show(q)
show(d)
show(b)
show(e)
show(anys)
show([c])
show([c, c])
show([c, q])
show([d, b])
show(anys[0])
for s in anys { show(s) }
print(c.describe(), q.describe(), e.describe(), anys.map { $0.describe() }, anys.map(\.name))
t([d, b])
t([d, d])
t(c as Shape)
t(Bool.random() ? d : b)
t([c, q] as [Shape])
t(anys.map { $0.area() })
t(anys.map { $0 })
t(anys.first)
t(anys.first?.name)
t(anys.compactMap { $0 as? Circle })
t(anys.max { $0.area() < $1.area() }!)
t(anys.sorted { $0.area() < $1.area() }.map(\.name))
t(anys.reduce(0) { $0 + $1.area() })
t(anys.filter { $0 is Square })
t(anys + [c])
t([d] + [b])
t([c] + anys)
func make(_ flag: Bool) -> any Shape { flag ? c : q }
print(type(of: make(true)), type(of: make(false)))
func make2(_ flag: Bool) -> Shape? { flag ? c : nil }
t(make2(true))
t(make2(false)?.area() ?? -1)
func some1() -> some Shape { c }
t(some1().area())
show(some1())
func pick<T>(_ a: T, _ b: T) -> T { a }
t(pick(1, 2.5))
t(pick(d, b))
t(pick(1, nil))
t(pick([1], []))
t(pick("a", "b"))
func both<A, B>(_ a: A, _ b: B) { print(A.self, B.self) }
both(1, 2.5)
both(nil as Int?, "a")
both([1], [:] as [Int: Int])
both({ 1 }, { (x: Int) in x })
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged, Hashable, Comparable { var name: String; var age: Int; static func < (l: Self, r: Self) -> Bool { l.age < r.age } }
func greet(_ x: Named) { print("Named") }
func greet(_ x: Aged) { print("Aged") }
func greet(_ x: Named & Aged) { print("both") }
let p = Person(name: "A", age: 3)
greet(p)
greet(p as Named)
greet(p as Aged)
func info<T: Named>(_ x: T) { print("T Named") }
func info<T: Named & Aged>(_ x: T) { print("T both") }
info(p)
print([p, Person(name: "B", age: 1)].sorted().map(\.name), [p].max()!.name, Set([p, p]).count, [p: 1][p]!)
t([p].map(\.name))
t([p].map(\.age).reduce(0, +))
t([p].first?.name)
t(Dictionary(grouping: [p], by: \.name))
t([p].min(by: { $0.age < $1.age }))
t([p].map { ($0.name, $0.age) })
t([p].filter { $0.age > 1 && !$0.name.isEmpty }.isEmpty)
t([p].lazy.map(\.name).joined(separator: "-"))
t([p].sorted(by: { $0.name < $1.name }))
t(Dictionary(uniqueKeysWithValues: [p].map { ($0.name, $0) }))
t([p].flatMap { [$0.name] })
t([p].reduce(into: [String: Int]()) { $0[$1.name, default: 0] += $1.age })
