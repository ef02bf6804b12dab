protocol Store { associatedtype Item; var items: [Item] { get } ; func add(_ i: Item) }
struct A: Store { var items: [Int] = []; func add(_ i: String) {} }
struct B: Store { typealias Item = Int; var items: [String] = []; func add(_ i: Int) {} }
class C: Store { var items: [Int] = []; func add(_ i: Int) { items.append("a") } }
let s: Store = C()
let t: any Store = C()
t.add(1)
func use2<S: Store>(_ s: S) where S.Item == Int { s.add("a") }
let u: any Store<Int> = C()
protocol P2<T> { associatedtype T }
let v: any P2<Int> = 5
func ret() -> some Store { 5 }
func ret2(_ b: Bool) -> some Equatable { if b { return 1 } ; return "a" }
extension Store where Item == Int { func total() -> Int { items.reduce(0, +) } }
extension Array where Element: Store { func all() -> [Element.Item] { flatMap { $0.itms } } }
extension Int: Store {}
extension Equatable where Self: Foo {}
struct D: Equatable, Hashable { var f: () -> Void }
struct E: Comparable { var x: Int }
enum F: CaseIterable { case a(Int) }
struct G: Identifiable { var name: String }
struct H: Codable { var f: () -> Void }
struct I: Error, CustomStringConvertible { }
struct J: Sequence { }
struct K: IteratorProtocol { func next() -> Int? { nil } }
struct L: ExpressibleByIntegerLiteral { }
