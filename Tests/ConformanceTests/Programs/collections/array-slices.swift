// Slices keep the base's indices, are copies when changed, and convert back with Array.
let base = [10, 20, 30, 40, 50]
let middle = base[1...3]
print(middle, middle.startIndex, middle.endIndex, middle[2], middle.first!, middle.last!, middle.count)
print(middle.indices, middle.firstIndex(of: 30)!, middle.dropFirst(), middle.dropFirst()[2], Array(middle)[0])
var slice = base[2...]
slice[2] = 99
slice.append(60)
slice.removeLast(2)
print(slice, base, slice.startIndex)
var copy = base
copy[1...2] = [1, 2, 3, 4]
print(copy, copy.count)
copy[..<2] = []
copy[copy.count...] = [7]
print(copy)
copy.replaceSubrange(0..<1, with: [8, 8])
copy.removeSubrange(1...2)
copy.insert(contentsOf: [5, 6], at: 1)
print(copy)
for (i, x) in zip(middle.indices, middle) { print(i, x, terminator: "; ") }
print()
for (offset, x) in middle.enumerated() { print(offset, x, terminator: "; ") }
print()
func sum(_ s: ArraySlice<Int>) -> Int { s.isEmpty ? 0 : s[s.startIndex] + sum(s.dropFirst()) }
print(sum(base[...]), sum(middle), sum([]))
func halves(_ list: [Int]) -> (ArraySlice<Int>, ArraySlice<Int>) {
  let m = list.count / 2
  return (list[..<m], list[m...])
}
let (left, right) = halves(base)
print(left, right, left + right == base[...], Array(left + right) == base, right.max()!, left.reversed() as [Int])
print(middle.map { $0 / 10 }, middle.filter { $0 > 20 }, middle.reduce(0, +), middle.contains(40), middle.sorted(by: >))
print(base.prefix(2), base.suffix(2), base.prefix(9).count, base.dropLast(2), base.dropFirst(9), base.prefix(upTo: 2))
print(base.suffix(from: 3), base.prefix(through: 1), base.prefix { $0 < 30 }, base.drop { $0 < 30 })
print(base[0..<0].isEmpty)
let chunks = stride(from: 0, to: base.count, by: 2).map { Array(base[$0..<min($0 + 2, base.count)]) }
print(chunks, chunks.flatMap { $0 } == base, chunks.joined().count, Array(chunks.joined(separator: [0])))
print(base.split(separator: 30), base.split { $0 % 20 == 0 }, [1, 0, 2, 0].split(separator: 0).map(Array.init))
var shrinking = base[...]
while let first = shrinking.popFirst() { print(first, shrinking.count, terminator: "; ") }
print(shrinking.isEmpty)
