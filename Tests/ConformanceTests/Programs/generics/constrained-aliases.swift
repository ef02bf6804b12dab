// Aliases with constraints, and those of protocols through a parameter.
typealias Pairs<K: Hashable> = Dictionary<K, [K]>
typealias Cmp<T> = (T, T) -> Bool where T: Comparable
let p: Pairs<String> = ["a": ["b"]]
print(p)
func sorted<T: Comparable>(_ a: [T], _ c: Cmp<T>) -> [T] { a.sorted(by: c) }
print(sorted([3, 1, 2], >))
protocol Store { associatedtype Item; typealias Handler = (Item) -> Void; typealias List = [Item] ; var items: List { get } }
struct S: Store { var items: [Int] = [1, 2]; func each(_ h: Handler) { items.forEach(h) } }
func f<T: Store>(_ t: T, _ h: T.Handler) -> T.List { t.items.forEach(h); return t.items }
print(f(S()) { print($0) })
S().each { print("e", $0) }
protocol HasID { typealias ID = Int; var id: ID { get } }
struct U: HasID { var id: ID }
let x: U.ID = 3
let y: HasID.ID = 4
print(U(id: x).id, y)
