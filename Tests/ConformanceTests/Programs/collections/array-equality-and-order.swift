// Comparing collections: ==, elementsEqual, starts(with:), lexicographic order, min and max by, difference by hand.
let a = [1, 2, 3], b = [1, 2, 3], c = [3, 2, 1]
print(a == b, a == c, a != c, a == c.reversed(), a.elementsEqual(1...3), Set(a) == Set(c), a.sorted() == c.sorted())
print(
  [[1], [2]] == [[1], [2]], [nil, 1] == [nil, Optional(1)], ["a": [1]] == ["a": [1]], [] == [Int](), a == [1, 2])
print(a.starts(with: [1, 2]), a.starts(with: []), "abc".starts(with: "ab"), a.lexicographicallyPrecedes(c))
print([1].lexicographicallyPrecedes([1, 0]))
struct P: Equatable, Comparable {
  var n: Int
  var tag = ""
  static func < (l: P, r: P) -> Bool { l.n < r.n }
}
let ps = [P(n: 2, tag: "x"), P(n: 1, tag: "y"), P(n: 2, tag: "z")]
print(ps.min()!.tag, ps.max()!.tag, ps.sorted().map(\.tag), ps.sorted(by: >).map(\.tag), ps.contains(P(n: 1)))
print(ps.firstIndex(of: P(n: 2, tag: "z"))!, ps.first { $0.n == 2 }!.tag, ps.last { $0.n == 2 }!.tag)
print(ps.min { $0.tag < $1.tag }!.n)
print(["pear", "fig", "apple"].min { $0.count < $1.count }!, ["pear", "fig", "apple"].max()!)
print([2, 1].max()! > 1, [Int]().max() == nil)
func difference(_ old: [Int], _ new: [Int]) -> (added: [Int], removed: [Int]) {
  (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
}
print(difference([1, 2, 3], [2, 3, 4]), difference([], [1]))
func rotated(_ list: [Int], by k: Int) -> [Int] {
  guard !list.isEmpty else { return [] }
  let k = (k % list.count + list.count) % list.count
  return Array(list[k...] + list[..<k])
}
print(rotated([1, 2, 3, 4], by: 1), rotated([1, 2, 3, 4], by: -1), rotated([1, 2], by: 5), rotated([], by: 3))
func isSorted<T: Comparable>(_ list: [T]) -> Bool { zip(list, list.dropFirst()).allSatisfy { $0 <= $1 } }
print(isSorted([1, 2, 2, 3]), isSorted(["b", "a"]), isSorted([Double]()), isSorted([1]))
func merge(_ a: [Int], _ b: [Int]) -> [Int] {
  var (i, j, result) = (0, 0, [Int]())
  while i < a.count || j < b.count {
    if j == b.count || (i < a.count && a[i] <= b[j]) {
      result.append(a[i])
      i += 1
    } else {
      result.append(b[j])
      j += 1
    }
  }
  return result
}
print(merge([1, 4, 6], [2, 3, 7, 9]), merge([], [1]), merge([1], []))
var sortable = [(1, "b"), (0, "z"), (1, "a")]
sortable.sort { $0 < $1 }
print(sortable, sortable.map(\.1).joined())
var order: [String] = []
_ = [3, 1].sorted { l, r in
  order.append("asked")
  return l < r
}
print(order.isEmpty, [1, 2, 3, 4, 5].partitionIndex { $0 > 3 }, (1...3).elementsEqual([1, 2, 3]))
print([0.1, 0.2] == [0.1, 0.2])
extension Array {
  func partitionIndex(_ test: (Element) -> Bool) -> Int { firstIndex(where: test) ?? count }
}
