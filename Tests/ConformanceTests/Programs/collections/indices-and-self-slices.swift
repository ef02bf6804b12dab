let s = "héllo"
print(Array(s.indices).count, type(of: s.indices), s.indices.map { s[$0] })
var r = 0..<5
print(r.removeFirst(), r, r.popFirst() as Any, r.removeLast(), r, r.popLast() as Any, r)
print([1, 2, 3].indices, type(of: [1].indices), [1, 2, 3][1...].indices)
var sl = [1, 2, 3, 4][...]
print(sl.removeFirst(), sl.popLast() as Any, sl)
var sub = "abc"[...]
print(sub.removeFirst(), sub.popLast() as Any, sub, sub.popFirst() as Any)
struct Ring: RandomAccessCollection { var a: [Int]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> Int { a[i] } }
print(Ring(a: [4, 5]).indices, type(of: Ring(a: []).indices), Ring(a: [1, 2, 3]).dropFirst().indices)
struct Fwd: Collection { var a: [Int]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] } }
print(Array(Fwd(a: [4, 5]).indices), type(of: Fwd(a: []).indices))
func lastOne<C: BidirectionalCollection>(_ c: C) -> C.Index? where C.Element: Equatable { c.dropLast().lastIndex(of: c.first!) }
print(lastOne([1, 2, 1, 3])!)
func ix<C: Collection>(_ c: C) -> C.Indices { c.indices }
print(ix([1, 2]), ix(Set([1])).count, ix(["a": 1]).count)
let m = [[1, 2], [], [3]].joined()
print(m.startIndex < m.endIndex, m.reversed().map { $0 }, m.last!, m.dropFirst().first!, m.firstIndex(of: 3).map { m[$0] }!)
extension Collection where Self == SubSequence { mutating func trim(while p: (Element) throws -> Bool) rethrows { self = try trimmed(while: p) } }
extension Collection { func trimmed(while p: (Element) throws -> Bool) rethrows -> SubSequence { try self[(firstIndex { try !p($0) } ?? endIndex)...] } }
sl = [0, 0, 1][...]
sl.trim { $0 == 0 }
print(sl)
struct Idx<Base: Collection>: Collection { let base: Base
  var startIndex: Base.Index { base.startIndex }; var endIndex: Base.Index { base.endIndex }
  subscript(p: Base.Index) -> (index: Base.Index, element: Base.Element) { (p, base[p]) }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  var indices: Base.Indices { base.indices } }
print(Idx(base: "ab").map { $0.element }, Idx(base: [5]).indices)
struct Prod<B1: Sequence, B2: Collection> { var b1: B1; var b2: B2; struct Iterator {} }
extension Prod where B1: Collection { struct Index { var i1: B1.Index; var i2: B2.Index } }
extension Prod.Index: Equatable where B1.Index: Hashable {}
extension Prod.Index: Hashable where B1.Index: Hashable, B2.Index: Hashable {}
print(Prod<[Int], String>.Index(i1: 0, i2: "a".startIndex) == .init(i1: 0, i2: "a".startIndex))
let lz = [1, 2, 3].lazy.map { $0 * 2 }
func eager<L: LazyCollectionProtocol>(_ l: L) -> Int { l.count + (l.first == nil ? 0 : 10) }
print(eager(lz), eager([1].lazy), eager((0..<4).lazy.filter { $0 > 1 }))
