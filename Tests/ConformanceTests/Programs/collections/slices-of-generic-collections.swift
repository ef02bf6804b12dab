func f<C: MutableCollection>(_ c: inout C) where C.Index == Int { c[2...].swapAt(2, 3) }
var a = [1, 2, 3, 4]; f(&a); print(a)
func g<C: RangeReplaceableCollection & RandomAccessCollection>(_ c: C) -> C.Element where C.Index == Int { c[1...][2] }
func h<C: RangeReplaceableCollection>(_ c: C) -> Int { var s = c.dropFirst(); s.append(contentsOf: c); return s.count }
func i<C: BidirectionalCollection>(_ c: C) -> C.Element? { c.dropFirst().last }
func j<C: RandomAccessCollection>(_ c: C) -> Int { c.dropFirst().reversed().index(c.dropFirst().reversed().startIndex, offsetBy: 1) == c.dropFirst().reversed().endIndex ? 1 : 0 }
func k<C: MutableCollection & RandomAccessCollection>(_ c: inout C) where C.Element: Comparable { c[...].sort(); c.dropFirst().first; }
print(g([1, 2, 3]), h([1, 2]), i([1, 2, 3])!, j([1, 2]), h("ab"), i("abc")!); var b = [3, 1]; k(&b); print(b)
