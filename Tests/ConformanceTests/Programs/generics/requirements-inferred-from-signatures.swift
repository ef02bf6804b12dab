func setOf<C: Collection>(_ c: C) -> Set<C.Element> { Set(c) }
func freq<S: Sequence>(_ s: S) -> [S.Element: Int] { s.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
struct Sorted<C: Collection> where C.Element: Comparable { let c: C; var list: [C.Element] { c.sorted() } }
func sort<C>(_ c: C) -> Sorted<C> { Sorted(c: c) }
func smallest<C>(_ c: Sorted<C>) -> C.Element? { c.list.first { $0 <= c.list[0] } }
class Base { var n = 1 }
class Sub: Base { override init() { super.init(); n = 2 } }
struct Holder<B: Base> { let b: B }
func hold<B>(_ b: B) -> Holder<B> { print(b.n); return Holder(b: b) }
struct Ref<T: AnyObject> { weak var t: T? }
func ref<T>(_ t: T) -> Ref<T> { Ref(t: t) }
func deep<T>(_ x: T, in s: Set<[T]>) -> Bool { s.contains([x]) && x == x }
extension Sequence { func unique() -> [Element] where Element: Hashable { var s = Set<Element>(); return filter { s.insert($0).inserted } } ; func groups<K>(by f: (Element) -> K) -> Dictionary<K, [Element]> { Dictionary(grouping: self, by: f) } }
protocol Store { associatedtype Key; associatedtype Value; func all() -> [(Key, Value)] }
extension Store { func dict() -> [Key: Value] where Key: Hashable { Dictionary(uniqueKeysWithValues: all()) } }
func table<S: Store>(_ s: S) -> [S.Key: S.Value] { var d: [S.Key: S.Value] = [:]; for (k, v) in s.all() { d[k] = v }; return d }
func cmp<S: Store, T: Store>(_ s: S, _ t: T, in k: Set<S.Key>) -> Bool where S.Key == T.Key { t.all().contains { k.contains($0.0) } }
struct M: Store { func all() -> [(String, Int)] { [("a", 1), ("b", 2)] } }
struct Opt<T: Hashable> { func f<U>(_ u: U, _ s: Set<U?>) -> Int { s.contains(u) ? u.hashValue == u.hashValue ? 1 : 0 : 2 } }
print(setOf([1, 1]).count, freq("aab")["a"]!, sort([3, 1]).list, smallest(Sorted(c: [2, 1]))!, hold(Sub()).b.n, ref(Sub()).t == nil)
print(deep(1, in: [[1], [2]]), [1, 1, 2].unique(), [1, 2, 3].groups { $0 % 2 }[1]!, M().dict().count, table(M()).count, cmp(M(), M(), in: ["a"]))
print(Opt<Int>().f(3, [3, nil]))
subscripts: do { struct W { subscript<C: Collection>(c: C) -> Set<C.Element> { Set(c) } }; print(W()[[1, 2, 1]].count) }
typealias Counts<S: Sequence> = [S.Element: Int] where S.Element: Hashable
func counts<S>(_ s: S) -> Counts<S> { freq(s) }
print(counts("xyx")["x"]!)
