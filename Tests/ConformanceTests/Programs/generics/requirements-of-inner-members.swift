protocol D { associatedtype Key: Hashable; var key: Key { get } }
struct E: D { let key: Int }
protocol Sec { associatedtype Items: Collection where Items.Element == E; var items: Items { get } }
protocol Deep {
  associatedtype S: Sequence where S.Element: Collection, S.Element.Element: D, S.Element.Element.Key == Int;
  var s: S { get }
}
func f<C: Collection>(_ c: C) -> [C.Element.Items.Element.Key] where C.Element: Sec {
  c.flatMap { $0.items.map(\.key) }
}
func g<T: Deep>(_ t: T) -> Int { t.s.map { $0.map(\.key).reduce(0, +) }.reduce(0, +) }
func h<C: Collection>(_ c: C) -> [Int] where C.Element: Deep {
  c.map { g($0) + $0.s.flatMap { $0.map { e in e.key } }.count }
}
struct S1: Sec { let items: [E] }
struct D1: Deep { let s: [[E]] }
print(f([S1(items: [E(key: 4)])]), g(D1(s: [[E(key: 1)], [E(key: 2)]])), h([D1(s: [[E(key: 5)]])]))
protocol Node {
  associatedtype Child: Node where Child.ID == ID; associatedtype ID: Hashable; var id: ID { get };
  var kids: [Child] { get }
}
func ids<N: Node>(_ n: N) -> [N.ID] { [n.id] + n.kids.flatMap { [$0.id] + $0.kids.map(\.id) } }
struct Leaf: Node { let id: Int; var kids: [Leaf] { [] } }
struct Tree: Node { let id: Int; let kids: [Leaf] }
print(ids(Tree(id: 1, kids: [Leaf(id: 2)])))
protocol D2 { associatedtype Key: Hashable; var key: Key { get } }
protocol Sec2: D2 { associatedtype Items: Collection where Items.Element: D2; var items: Items { get } }
func f2<C: Collection>(_ c: C) -> [C.Element.Items.Element.Key] where C.Element: Sec2 {
  c.flatMap { $0.items.map(\.key) }
}
struct G<C: Collection> where C.Element: Sec2 { var keys: [C.Element.Items.Element.Key] = [] }
struct E2: D2 { let key: Int }
struct S2: Sec2 { let key: String; let items: [E2] }
print(f2([S2(key: "a", items: [E2(key: 1)])]), G<[S2]>().keys)
