// Generic algorithms over sequences and collections with constraints on elements and closures.
func countBy<S: Sequence, K: Hashable>(_ items: S, _ key: (S.Element) -> K) -> [K: Int] {
  items.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
}
let counts = countBy(["a", "bb", "cc", "d"]) { $0.count }
print(counts[1]!, counts[2]!, counts.count)
extension Sequence {
  func unique<K: Hashable>(by key: (Element) -> K) -> [Element] {
    var seen: Set<K> = []
    return filter { seen.insert(key($0)).inserted }
  }
  func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
extension Sequence where Element: Hashable {
  func unique() -> [Element] { unique { $0 } }
  var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
print([3, 1, 3, 2, 1].unique(), ["aa", "b", "cc"].unique(by: \.count), "hello".unique().count, [1, 1, 2].counts[1]!)
print([1, 2, 3].pairs().map { $0 + $1 })
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
  var range = c.startIndex..<c.endIndex
  while range.lowerBound < range.upperBound {
    let middle = c.index(range.lowerBound, offsetBy: c.distance(from: range.lowerBound, to: range.upperBound) / 2)
    if c[middle] == x { return middle }
    range = c[middle] < x ? c.index(after: middle)..<range.upperBound : range.lowerBound..<middle
  }
  return nil
}
print(binarySearch([1, 3, 5, 7], 5)!, binarySearch([1, 3], 2) as Any, binarySearch(["a", "c"], "a")!)
func mergeSort<T: Comparable>(_ items: [T]) -> [T] {
  guard items.count > 1 else { return items }
  let middle = items.count / 2
  var left = mergeSort(Array(items[..<middle]))[...], right = mergeSort(Array(items[middle...]))[...]
  var merged: [T] = []
  while let l = left.first, let r = right.first {
    if r < l { merged.append(right.removeFirst()) } else { merged.append(left.removeFirst()) }
  }
  return merged + left + right
}
print(mergeSort([5, 2, 8, 1, 9]), mergeSort(["pear", "apple"]), mergeSort([Double]()))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let length: (String) -> Int = compose({ $0.uppercased() }, \.count)
print(length("four"), compose({ (n: Int) in n + 1 }, String.init)(9))
func sum<T: AdditiveArithmetic>(_ items: [T]) -> T { items.reduce(.zero, +) }
func average<T: BinaryFloatingPoint>(_ items: [T]) -> T { items.reduce(0, +) / T(items.count) }
func mean<T: BinaryInteger>(_ items: [T]) -> Double { Double(items.reduce(0, +)) / Double(items.count) }
print(sum([1, 2]), sum([0.5, 1]), average([1.0, 2]), mean([1, 2]), sum([Int8(1), 2]))
func clamp<T: Comparable>(_ x: T, _ low: T, _ high: T) -> T { min(max(x, low), high) }
print(clamp(5, 1, 3), clamp(0.5, 1, 3), clamp("m", "a", "f"))
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  return { key in
    if let hit = cache[key] { return hit }
    let value = f(key)
    cache[key] = value
    return value
  }
}
var calls = 0
let slow = memoize { (n: Int) -> Int in
  calls += 1
  return n * n
}
print(slow(4), slow(4), slow(5), calls)
