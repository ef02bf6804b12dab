// copy-on-write, custom collections, slices, hasher
struct COWBuffer<Element> {
    private final class Storage { var items: [Element]; init(_ i: [Element]) { items = i } }
    private var storage: Storage
    private(set) static var copies: Int { get { Counter.n } set { Counter.n = newValue } }
    private mutating func detach() { if !isKnownUniquelyReferenced(&storage) { Counter.n += 1; storage = Storage(storage.items) } }
}
enum Counter { nonisolated(unsafe) static var n = 0 }
extension COWBuffer: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    init() { storage = Storage([]) }
    init(arrayLiteral e: Element...) { storage = Storage(e) }
    var startIndex: Int { 0 }
    var endIndex: Int { storage.items.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Element { get { storage.items[i] } set { detach(); storage.items[i] = newValue } }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Element { detach(); storage.items.replaceSubrange(r, with: c) }
}
extension COWBuffer: Equatable where Element: Equatable { static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) } }
extension COWBuffer: Hashable where Element: Hashable { func hash(into h: inout Hasher) { h.combine(count); for e in self { h.combine(e) } } }
extension COWBuffer: CustomStringConvertible { var description: String { "<\(map { "\($0)" }.joined(separator: " "))>" } }
var a: COWBuffer = [5, 2, 9]
var b = a
b.append(1); b[0] = 7
print(a, b, Counter.n)
b.sort(); b.reverse(); b.swapAt(0, 1)
print(b, b.firstIndex(of: 5) as Any, b[1...].map { $0 * 2 }, b.dropFirst().last!, Counter.n)
b.removeAll { $0 > 6 }; b.insert(contentsOf: [0, 0], at: 1); b += [8]
print(b, b.isEmpty, b.prefix(2).count, b.suffix(1), a == [5, 2, 9], Set([a, a, b]).count)
b.removeSubrange(1..<3)
let sl = b[0..<2]
print(type(of: sl), sl.startIndex, sl.indices, b.lastIndex { $0 > 1 } ?? -1, b.partition { $0 > 4 }, b)
print(zip(a, b).map { $0 * $1 }, a.reversed().enumerated().map { "\($0.offset):\($0.element)" }, a.lazy.filter { $0 > 2 }.map { -$0 }.first!)
struct Fib: Sequence, IteratorProtocol { var s = (0, 1); mutating func next() -> Int? { defer { s = (s.1, s.0 + s.1) }; return s.0 } }
print(Array(Fib().prefix(10)), Fib().lazy.filter { $0 % 2 == 0 }.prefix { $0 < 500 }.map { $0 }, Fib().first { $0 > 1000 }!)
struct Grid<T>: Collection, CustomDebugStringConvertible {
    struct Index: Comparable { var r, c: Int; static func < (a: Index, b: Index) -> Bool { (a.r, a.c) < (b.r, b.c) } }
    let rows: Int, cols: Int; var cells: [T]
    init(rows: Int, cols: Int, _ f: (Int, Int) -> T) { self.rows = rows; self.cols = cols; cells = (0..<rows * cols).map { f($0 / cols, $0 % cols) } }
    var startIndex: Index { Index(r: 0, c: 0) }
    var endIndex: Index { Index(r: rows, c: 0) }
    func index(after i: Index) -> Index { i.c + 1 < cols ? Index(r: i.r, c: i.c + 1) : Index(r: i.r + 1, c: 0) }
    subscript(i: Index) -> T { self[i.r, i.c] }
    subscript(r: Int, c: Int) -> T { get { cells[r * cols + c] } _modify { yield &cells[r * cols + c] } }
    subscript(row r: Int) -> ArraySlice<T> { cells[r * cols..<(r + 1) * cols] }
    var debugDescription: String { (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
}
var g = Grid(rows: 3, cols: 4) { $0 * $1 }
g[1, 1] += 100
debugPrint(g)
print(g.count, g.max()!, g.firstIndex { $0 == 101 }!, g.distance(from: g.startIndex, to: g.index(g.startIndex, offsetBy: 5)), g[g.index(g.startIndex, offsetBy: 7)])
print(g.split { $0 == 0 }.map(Array.init), g.min { $0 > $1 } as Any, g.indices.count)
var h1 = Hasher(), h2 = Hasher(); h1.combine(1); h1.combine("x"); h2.combine(1); h2.combine("x")
print(h1.finalize() == h2.finalize(), [1, 2].hashValue == [1, 2].hashValue)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(sequence(state: (1, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 < 20 ? s.0 : nil }))
print(stride(from: 10, to: 0, by: -3).map { $0 }, Array(stride(from: 0.0, through: 1, by: 0.25)), repeatElement("x", count: 3).joined())
print([1, 2, 3, 4, 5].chunked(2), [[1], [2, 3]].flatMap { $0 }, Array([1, 2, 3].indices.reversed()))
extension Collection { func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = [], i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
let diff = [1, 2, 3, 5].difference(from: [1, 3, 4, 5])
print(diff.insertions.count, diff.removals.count, [1, 3, 4, 5].applying(diff)!)
for c in diff { switch c { case .insert(let o, let e, _): print("+\(e)@\(o)"); case .remove(offset: let o, element: let e, associatedWith: _): print("-\(e)@\(o)") } }
