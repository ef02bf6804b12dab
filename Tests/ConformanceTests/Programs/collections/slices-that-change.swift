// array slices
var a = Array(1...10)
var s = a[2..<6]
print(s, s.startIndex, s.endIndex, s.count, s.first!, s[3], s.indices)
s[3] = 99; print(a[3], s)
s.append(7); s.insert(0, at: 2); print(s, s.startIndex, s.endIndex)
s.removeFirst(); print(s, s.startIndex); s.removeLast(2); print(s)
print(s.firstIndex(of: 99) as Any, s.lastIndex(where: { $0 < 5 }) as Any)
a[1...2] = [20, 30, 40]; print(a)
a[0..<0] = [-1, -2]; print(a)
a.replaceSubrange(..<3, with: []); print(a)
a.removeSubrange(3...); print(a)
print(a[...], a[1...], a[...1], a[..<1])
var b = [5, 3, 9, 1]
b[1...].sort(); print(b); b[..<2].reverse(); print(b); b[1..<3].swapAt(1, 2); print(b)
b[0...1] += [7]; print(b)
print(b.prefix(2), b.suffix(2), b.dropFirst(2), b.dropLast(2), b.prefix(through: 1), b.prefix(upTo: 1), b.suffix(from: 2), b.prefix(100), b.dropFirst(100))
print(b.dropFirst().startIndex, b.suffix(2).startIndex, Array(b.dropFirst()).startIndex)
print(b.split(separator: 9), b.split(whereSeparator: { $0 > 4 }), b.split(separator: 3, maxSplits: 1, omittingEmptySubsequences: false))
print(b[0..<2] == [1, 2], b[0..<2] == b[0..<2], ArraySlice([1, 2]) == [1, 2], type(of: b[0..<2]), Array(b[0..<2]) + b[2...])
let slice: ArraySlice = [1, 2, 3]; print(slice.map { $0 * 2 }, slice.reversed(), slice.isEmpty, slice.dropFirst().first!)
var q: ArraySlice<Int> = [1, 2, 3, 4]
while let x = q.popFirst() { print(x, q.startIndex, terminator: " ") }
print()
print(b.indices, b[b.indices.suffix(2)], b.index(after: 0), b.index(0, offsetBy: 2), b.index(0, offsetBy: 9, limitedBy: b.endIndex) as Any, b.distance(from: 1, to: 3), b.formIndices())
extension Array { func formIndices() -> [Int] { var i = startIndex; var r: [Int] = []; while i != endIndex { r.append(i); formIndex(after: &i) }; return r } }
debugPrint(b[0..<1], b[...])
