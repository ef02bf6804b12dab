// Integers of all widths in their order, few and many.

var seed: UInt64 = 42
func next() -> UInt64 { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return seed }
func isSorted<T: Comparable>(_ a: [T]) -> Bool { zip(a, a.dropFirst()).allSatisfy { $0 <= $1 } }
for count in [0, 1, 1000, 1023, 1024, 5000] {
  var ints = (0..<count).map { _ in Int(truncatingIfNeeded: next()) }
  let sum = ints.reduce(0, &+)
  ints.sort()
  var words = (0..<count).map { _ in next() }
  let wordSum = words.reduce(0, &+)
  words.sort()
  var small = (0..<count).map { _ in Int8(truncatingIfNeeded: next() >> 13) }
  small.sort()
  let few = (0..<count).map { $0 % 7 - 3 }.sorted()
  let same = [Int](repeating: -5, count: count).sorted()
  print(
    count, isSorted(ints), ints.reduce(0, &+) == sum, isSorted(words), words.reduce(0, &+) == wordSum, isSorted(small),
    isSorted(few), same.count)
  print(
    ints.first ?? 0, ints.last ?? 0, words.first ?? 0, words.last ?? 0, small.first ?? 0, small.last ?? 0,
    few.first ?? 0)
}
