import Foundation
struct Matrix<T: Numeric & Comparable>: Equatable { let r: Int, c: Int; private var g: [T]
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> T = { _, _ in 0 }) { (self.r, self.c) = (r, c); g = (0..<r).flatMap { i in (0..<c).map { f(i, $0) } } }
  subscript(i: Int, j: Int) -> T { get { precondition(i < r && j < c); return g[i * c + j] } set { g[i * c + j] = newValue } }
  subscript(row i: Int) -> ArraySlice<T> { g[i * c..<(i + 1) * c] }
  static func * (a: Matrix, b: Matrix) -> Matrix { .init(a.r, b.c) { i, j in (0..<a.c).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
  static func *= (a: inout Matrix, k: T) { for i in a.g.indices { a.g[i] *= k } }
  var t: Matrix { .init(c, r) { self[$1, $0] } }
  var max: T? { g.max() } }
extension Matrix: ExpressibleByArrayLiteral { init(arrayLiteral rows: [T]...) { self.init(rows.count, rows.first?.count ?? 0) { rows[$0][$1] } } }
extension Matrix: CustomStringConvertible { var description: String { (0..<r).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") } }
extension Matrix where T: BinaryFloatingPoint { var norm: T { (0..<r * c).reduce(0) { $0 + self[$1 / c, $1 % c] * self[$1 / c, $1 % c] }.squareRoot() } }
var m: Matrix = [[1, 2], [3, 4]]; print(m * m, m.t, separator: "\n--\n"); m *= 3; m[0, 1] += 5; print(m.max!, m == m.t.t, Array(m[row: 1]))
print(([[3, 4]] as Matrix<Double>).norm, Matrix<Float>(2, 2) { Float($0 * $1) }[1, 1])
func mean<C: Collection>(_ c: C) -> C.Element? where C.Element: BinaryFloatingPoint { c.isEmpty ? nil : c.reduce(0, +) / C.Element(c.count) }
func mean<C: Collection>(_ c: C) -> Double? where C.Element: BinaryInteger { c.isEmpty ? nil : Double(c.reduce(0, +)) / Double(c.count) }
print(mean([1, 2, 4])!, mean([1.5, 2.5])!, mean([Float]()) as Any, mean(1...4)!, mean([UInt8(200), 3].map(Int.init))!)
func median<T: Comparable>(_ x: some Collection<T>) -> T? { x.isEmpty ? nil : x.sorted()[x.count / 2] }
print(median([3, 1, 2])!, median("hello")!, median(Set(["b", "a", "c"]))!, median([] as [Int]) == nil)
func clamp<T>(_ v: T, _ r: some RangeExpression<T>) -> Bool where T: Comparable { r.contains(v) }
print(clamp(3, 1...), clamp("b", "a"..<"b"), clamp(2.5, ...2.5))
extension Collection { func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r }
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } 
  func sum<N: AdditiveArithmetic>(of k: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: k] } }
  func sorted<V: Comparable>(on k: KeyPath<Element, V>, by f: (V, V) -> Bool = { $0 < $1 }) -> [Element] { sorted { f($0[keyPath: k], $1[keyPath: k]) } } }
print([1, 2, 3, 4, 5].chunked(2), "abcdefg".chunked(3), [1, 2][safe: 5] ?? -1, ["a", "bbb"].sum(of: \.count), ["ccc", "a", "bb"].sorted(on: \.count), [3, 1, 2].sorted(on: \.self, by: >), "hi"["hi".startIndex...].chunked(1).map(String.init))
extension MutableCollection where Self: RandomAccessCollection { mutating func insertionSort(by f: (Element, Element) -> Bool) { guard count > 1 else { return }; for i in indices.dropFirst() { var j = i; while j > startIndex, f(self[j], self[index(before: j)]) { swapAt(j, index(before: j)); j = index(before: j) } } } }
var xs = [5, 2, 9, 1]; xs.insertionSort(by: <); print(xs); xs[1...].insertionSort(by: >); print(xs); var cs = Array("swift"); cs.insertionSort { $0 < $1 }; print(String(cs))
extension RangeReplaceableCollection { mutating func removeFirst(where p: (Element) throws -> Bool) rethrows -> Element? { guard let i = try firstIndex(where: p) else { return nil }; return remove(at: i) }; func appending(_ e: Element) -> Self { self + [e] }; static func + (l: Self, r: Element) -> Self { l.appending(r) } }
var q = "hello"; print(q.removeFirst { $0 == "l" } as Any, q, [1] + 2, "ab" + Character("c"), ArraySlice([1, 2]).appending(3))
