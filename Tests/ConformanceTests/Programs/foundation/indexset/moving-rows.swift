import Foundation
var set = IndexSet([1, 2, 3, 7, 9]); set.insert(4); set.insert(integersIn: 20...22); set.remove(2);
set.formUnion(IndexSet(integersIn: 8..<10))
print(set.map { $0 }, set.count, set.rangeView.map { $0 }, set.contains(7), set.first!, set.last!, set.min()!, set)
print(
  set.integerGreaterThan(4)!, set.integerLessThanOrEqualTo(6)!, set.count(in: 0..<8), set.intersects(integersIn: 5...6),
  set.contains(integersIn: 20...21), set.isSuperset(of: [1, 3]))
print(
  set.filteredIndexSet { $0 % 2 == 0 }.map { $0 }, set.intersection(IndexSet(0..<5)).map { $0 },
  set.symmetricDifference([1, 100]).map { $0 }, set.subtracting(IndexSet(integersIn: 3..<10)).map { $0 })
var shifted = set; shifted.shift(startingAt: 7, by: 10);
print(shifted.map { $0 }, shifted == set, IndexSet().isEmpty, IndexSet(integer: 5).map { $0 })
var items = ["a", "b", "c", "d", "e", "f"]
items.move(fromOffsets: [0, 2], toOffset: 5); print(items)
items.remove(atOffsets: [1, 3]); print(items)
extension Array {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }; let before = source.count(in: 0..<destination)
    for index in source.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: destination - before)
  }
  mutating func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { remove(at: index) } }
}
for (n, i) in set.enumerated().prefix(2) { print(n, i) }
print(
  set.reversed().map { $0 }, set[set.startIndex], set.sorted(by: >).prefix(2), Set(set).count,
  set.hashValue == set.hashValue, set.indices.count, set.randomElement() != nil)
let path: IndexPath = [1, 2, 3]
print(
  path, path.count, path.dropLast(), path.appending(4), path[0], IndexPath(index: 5), path < [1, 3],
  path == IndexPath(indexes: [1, 2, 3]), path.compare([1, 2]) == .orderedDescending, Array(path))
