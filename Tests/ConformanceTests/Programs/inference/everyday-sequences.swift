// Each line says which type it has: sequences of values, key paths as functions, extensions of the program.
func t<T>(_ x: T, _ l: Int = #line) { print(l, T.self, x) }
struct Item { var name: String; var price: Double; var qty: Int?; var tags: [String] = []; var sub: Sub? = nil; func total() -> Double { price * Double(qty ?? 1) } }
struct Sub { var id: Int; var parent: String? = nil }
let items = [Item(name: "b", price: 2, qty: 3, tags: ["x", "y"]), Item(name: "a", price: 1.5, qty: nil, sub: Sub(id: 7, parent: "p"))]
t(items.map(\.name))
t(items.map(\.qty))
t(items.compactMap(\.qty))
t(items.compactMap(\.sub?.id))
t(items.map(\.sub?.parent))
t(items.compactMap(\.sub?.parent))
t(items.map(\.tags.count))
t(items.flatMap(\.tags))
t(items.map { $0.total() }.reduce(0, +))
t(items.reduce(0) { $0 + $1.total() })
t(items.reduce(0) { $0 + ($1.qty ?? 1) })
t(items.reduce("") { $0 + $1.name })
t(items.sorted { $0.price < $1.price }.map(\.name))
t(items.sorted(by: { ($0.qty ?? 0, $0.price) < ($1.qty ?? 0, $1.price) }).first!.name)
t(items.max { $0.total() < $1.total() }?.name ?? "none")
t(items.filter { $0.sub != nil }.count)
t(items.first { $0.name == "a" }?.sub?.parent ?? "x")
t(items.map { ($0.name, $0.price) }.map { "\($0): \($1)" })
t(items.map { (name: $0.name, sum: $0.total()) }.map { $0.sum })
t(Dictionary(items.map { ($0.name, $0.price) }, uniquingKeysWith: +).values.sorted())
t(Dictionary(items.map { ($0.name, 1) }, uniquingKeysWith: { a, _ in a }).count)
t(items.enumerated().map { i, item in "\(i)\(item.name)" })
t(items.map { item in item.tags.isEmpty ? nil : item.tags[0] })
t(items.map { $0.tags.first })
t(items.compactMap { $0.tags.first })
t(items.map { $0.tags.first ?? "none" })
t(items.flatMap { i in i.tags.map { "\(i.name)\($0)" } })
t(items.map { i -> String in let x = i.name; return x + "!" })
t(items.map { i in let x = i.price; return x * 2 })
t(items.map { i in if i.price > 1.7 { return "hi" }; return "lo" })
t(items.allSatisfy { $0.price > 1 && ($0.qty ?? 0) >= 0 })
t(items.contains { $0.name == "z" })
t(items.lastIndex { $0.price > 1 } ?? -1)
t(zip(items, items.dropFirst()).map { $0.price - $1.price })
t(items.indices.map { items[$0].name })
t(items.reversed().map(\.name))
t(items.prefix(1).map(\.name))
t(items.map(\.name).joined(separator: ", "))
t(items.map { $0.price }.max() ?? 0)
t(items.map(\.price).min()!)
t(items.reduce(into: [String: Int]()) { d, i in for x in i.tags { d[x, default: 0] += 1 } }.count)
t(items.partitioned { $0.price > 1.7 }.0.count)
t(items.lazy.filter { $0.price > 1 }.map(\.name).first ?? "")
t(items.sorted(by: \.price).map(\.name))
t(items.sum(\.price))
t(items.sum { $0.price * 2 })
t(items.grouped { $0.tags.count }.keys.sorted())
t(items.dict(by: \.name).count)
t(items.min(by: \.price)!.name)
extension Sequence {
  func sorted<V: Comparable>(by k: KeyPath<Element, V>) -> [Element] { print("kp sorted"); return sorted { $0[keyPath: k] < $1[keyPath: k] } }
  func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } }
  func min<V: Comparable>(by f: (Element) -> V) -> Element? { print("min by value"); return self.min { f($0) < f($1) } }
  func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) }
  func dict<K: Hashable>(by f: (Element) -> K) -> [K: Element] { reduce(into: [:]) { $0[f($1)] = $1 } }
  func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { reduce(into: ([], [])) { f($1) ? $0.0.append($1) : $0.1.append($1) } }
}
extension Collection { var second: Element? { dropFirst().first }; subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Array where Element == String { func total() -> String { joined() } }
extension Optional where Wrapped: Collection { var isEmptyOrNil: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
t(items.second?.name)
t(items[safe: 5]?.name ?? "no")
t([1, 2].total())
t(["a", "b"].total())
t([1.5].total())
t((nil as String?).isEmptyOrNil)
t((nil as String?).orEmpty)
t([1][safe: 0])
t("abc".second)
t("abc"[safe: "abc".startIndex] as Any)
t([items.map(\.qty).first??.advanced(by: 1)])
let kp: KeyPath<Item, Double> = \.price
t(items.map { $0[keyPath: kp] })
let wk = \Item.qty
t(type(of: wk))
let ks: [PartialKeyPath<Item>] = [\.name, \.price]
t(ks.count)
let f: (Item) -> String = \.name
t(f(items[0]))
