// Set: membership, insertion results, algebra, comparison; shown sorted.
var s: Set = [3, 1, 2, 3]
print(s.count, s.contains(2), s.sorted(), s.isEmpty)
print(s.insert(4).inserted, s.insert(4).inserted)
print(s.insert(9).memberAfterInsert, s.remove(1) as Any, s.remove(77) as Any)
let t: Set<Int> = [2, 3, 50]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [2, 3, 4, 9, 10]), s.isSuperset(of: [2]), s.isDisjoint(with: [100]), t.isStrictSubset(of: t))
s.formUnion([7])
s.subtract([2, 3])
s.formIntersection([4, 7, 8])
print(s.sorted(), s == [7, 4], s != t, s.min()!, s.max()!)
print(Set("hello").count, Set([1, 1, 1]).count, Set<String>().isEmpty, s.map { $0 * 2 }.sorted())
print(s.filter { $0 > 4 }, s.reduce(0, +), s.allSatisfy { $0 > 3 }, s.first { $0 == 4 }!)
struct Tag: Hashable {
  var name: String
  static func == (l: Tag, r: Tag) -> Bool { l.name.lowercased() == r.name.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}
var tags: Set<Tag> = [Tag(name: "A")]
print(tags.insert(Tag(name: "a")).inserted, tags.count, tags.contains(Tag(name: "a")), tags.first!.name)
print(tags.update(with: Tag(name: "a"))!.name, tags.first!.name)
var seen = Set<String>()
print(["b", "a", "b", "c", "a"].filter { seen.insert($0).inserted })
let pairs: Set<[Int]> = [[1, 2], [2, 1], [1, 2]]
print(pairs.count, Set(pairs.map { Set($0) }).count)
enum Day: CaseIterable { case sat, sun, mon }
let weekend: Set<Day> = [.sat, .sun]
print(Day.allCases.map { weekend.contains($0) }, weekend.union([.mon]).count)
for n in s.sorted(by: >) { print("n", n) }
s.removeAll()
print(s, Array(s), s.isEmpty)
