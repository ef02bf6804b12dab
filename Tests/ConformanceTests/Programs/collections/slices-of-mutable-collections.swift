struct M<T>: MutableCollection { var s: [T]; var startIndex: Int { 0 }; var endIndex: Int { s.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { get { s[i] } set { s[i] = newValue } } }
struct R<T>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection { var s: [T]; init() { s = [] }; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> T { get { s[i] } set { s[i] = newValue } }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { s.replaceSubrange(r, with: c) } }
var m = M(s: [1, 2, 3, 4])
m[0..<2] = m[2..<4]; print(m)
m[0...1] = M(s: [8, 9])[...]; print(m)
m[2...][2] = 7; m[...1][0] += 1; m[...] = m[...]; print(m)
m[1..<3].swapAt(1, 2); print(m)
func f<C: MutableCollection>(_ c: inout C) where C.Index == Int { c[0...1] = c[2...3]; c[2...].swapAt(2, 3) }
f(&m); print(m)
var a = [1, 2, 3, 4]; f(&a); print(a)
var r = R([3, 1, 2, 5]); r[1...2] = R([7, 8])[...]; print(Array(r)); r[0..<2].sort(); r[1...].reverse(); print(Array(r))
var c = ContiguousArray([1, 2, 3]); c[0...1] = [9, 9]; c[1...].reverse(); print(c)
