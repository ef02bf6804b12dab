// Ranges: membership, counting, clamping, as collections, in subscripts and patterns.
let half = 1..<5, closed = 1...5
print(half.contains(5), closed.contains(5), half.count, closed.count, half.isEmpty, (3..<3).isEmpty)
print(half.lowerBound, half.upperBound, closed.first!, half.last!, Array(half), closed.reversed() as [Int])
print(half.map { $0 * $0 }, closed.filter { $0.isMultiple(of: 2) }, closed.reduce(0, +), half.min()!, closed.max()!)
print((1...10).clamped(to: 4...20), half.overlaps(4...9), half.overlaps(5..<9), half == 1..<5, closed ~= 3)
print((0.0...1.0).contains(0.5), ("a"..."f").contains("c"), ("a"..."f").contains("cc"))
print((...3).contains(-9), (3...).contains(2))
let list = ["a", "b", "c", "d"]
print(list[1...2], list[1..<3], list[2...], list[..<2], list[...1], list[...], list[4...], list[0..<0])
for i in (0..<10).reversed() where i % 4 == 0 { print(i, terminator: " ") }
print(stride(from: 0, to: 10, by: 4).map { $0 }, Array(stride(from: 5, through: 1, by: -2)))
for x in stride(from: 1.0, through: 2.0, by: 0.5) { print(x, terminator: " ") }
print(Array(stride(from: 0, to: 0, by: 1)))
var unbounded: [Int] = []
for i in 7... {
  if i > 9 { break }
  unbounded.append(i)
}
print(unbounded, (1...).prefix(3).map { $0 }, zip(list, 1...).map { "\($0)\($1)" })
switch list.count {
case ..<0: print("negative")
case 0: print("zero")
case 1...: print("positive")
default: print("never")
}
print(closed.randomElement().map(closed.contains) ?? false, (1...3).contains(Int.random(in: 1...3)))
print(half.dropFirst().first!, closed.prefix(2).map { $0 }, closed.suffix(2).map { $0 })
print(half[2..<4], Array(half.indices))
let range = list.indices
print(range, range.upperBound == list.count, Range(1...3), ClosedRange(1..<3), 0..<list.count)
print((1...3).flatMap { i in (i...3).map { "\(i)\($0)" } }, (1...6).first { $0 > 3 }!)
func name(_ r: ClosedRange<Int>) -> String { "\(r.lowerBound) to \(r.upperBound)" }
print(name(2...4), half.description, "\(closed)", half.hashValue == (1..<5).hashValue, -3 ... -1, (-1...1).count)
