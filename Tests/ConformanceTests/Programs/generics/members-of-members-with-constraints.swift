protocol Diff { associatedtype Key: Hashable; var key: Key { get }; func isSame(_ o: Self) -> Bool }
protocol Section: Diff {
  associatedtype Collection: Swift.Collection where Collection.Element: Diff
  var elements: Collection { get }
  init<C: Swift.Collection>(source: Self, elements: C) where C.Element == Collection.Element
}
struct Staged<Collection: Swift.Collection> { let data: Collection }
extension Staged where Collection: RangeReplaceableCollection, Collection.Element: Section {
  init(source: Collection, target: Collection) {
    typealias Element = Collection.Element.Collection.Element
    typealias ElementKey = Collection.Element.Collection.Element.Key
    var keys: [ElementKey] = []
    var all: [Element] = []
    for s in source { for e in s.elements { keys.append(e.key); all.append(e) } }
    let a: [ContiguousArray<Element>] = source.map { ContiguousArray($0.elements) }
    for (x, y) in zip(a[0], a[0].dropFirst()) { print(x.isSame(y), x.key == y.key) }
    print(keys, all.count, a.map(\.count))
    data = target
  }
}
struct E: Diff { let key: Int; func isSame(_ o: E) -> Bool { key == o.key } }
struct S: Section {
  let key: String; let elements: [E]; func isSame(_ o: S) -> Bool { key == o.key }
  init(key: String, elements: [E]) { self.key = key; self.elements = elements }
  init<C: Swift.Collection>(source: S, elements: C) where C.Element == E {
    key = source.key; self.elements = Array(elements)
  }
}
let t = Staged(source: [S(key: "a", elements: [E(key: 1), E(key: 1), E(key: 2)])], target: [])
print(t.data.count)
