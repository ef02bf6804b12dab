struct Ring: RandomAccessCollection { var b = [1, 2, 3]; var startIndex: Int { 0 }; var endIndex: Int { b.count }; subscript(i: Int) -> Int { b[i] } }
let r = Ring(); print(r.indices, type(of: r.indices)); 
struct Ring2<T>: RangeReplaceableCollection, MutableCollection, BidirectionalCollection, RandomAccessCollection { var b: [T] = []; var startIndex: Int { 0 }; var endIndex: Int { b.count }; subscript(i: Int) -> T { get { b[i] } set { b[i] = newValue } }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { b.replaceSubrange(r, with: c) } }
let q: Ring2 = Ring2([1, 2]); print(q.indices, type(of: q.indices))
struct LL: Collection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; subscript(i: Int) -> Int { i }; func index(after i: Int) -> Int { i + 1 } }; print(LL().indices)
struct BB: BidirectionalCollection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; subscript(i: Int) -> Int { i }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 } }; print(BB().indices)
