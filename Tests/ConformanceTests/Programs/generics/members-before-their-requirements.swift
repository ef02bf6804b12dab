struct Sorted<C: Collection> where C.Element: Comparable { let c: C; var all: [C.Element] { c.sorted() } }
func rank<C>(_ e: C.Element, in s: Sorted<C>) -> Int { s.all.firstIndex { $0 >= e } ?? -1 }
func first<C>(_ n: C.Index, _ s: Sorted<C>) -> C.Element { s.c[n] }
struct Table<K: Hashable, V> { var d: [K: V] = [:]; func keys<S>(_ f: (S.Element) -> K, _ s: Sorted<S>) -> Set<K> { Set(s.all.map(f)) } }
print(rank(2, in: Sorted(c: [3, 1, 2])), first(0, Sorted(c: [5, 4])), Table<Int, Int>().keys({ $0 * 2 }, Sorted(c: Set([1, 2]))).sorted())
