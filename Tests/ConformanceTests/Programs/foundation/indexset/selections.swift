import Foundation

// IndexSet as lists with selection use it.
var set = IndexSet([3, 1, 4, 1, 5, 9, 2, 6])
print(Array(set), set.count, set.first!, set.last!, set.contains(7), set.rangeView.map { "\($0)" })
set.insert(integersIn: 20..<25)
set.remove(22)
set.remove(integersIn: 1...2)
print(Array(set), set.rangeView.count, set.count(in: 0..<10), set.contains(integersIn: 3..<7), set.intersects(integersIn: 10..<20))
print(set.integerGreaterThan(6) ?? -1, set.integerLessThan(20) ?? -1, set.integerGreaterThanOrEqualTo(21) ?? -1, set.integerLessThanOrEqualTo(22) ?? -1)
let other = IndexSet(4...21)
print(Array(set.intersection(other)), Array(set.union(IndexSet(integer: 0))), Array(set.subtracting(other)), Array(set.symmetricDifference(IndexSet(3...6))))
set.shift(startingAt: 9, by: 100)
print(Array(set), set == IndexSet(set), IndexSet().isEmpty, IndexSet(integersIn: 0..<3).isSubset(of: IndexSet(0..<5)))
set.shift(startingAt: 109, by: -50)
print(Array(set), Array(set.filteredIndexSet { $0.isMultiple(of: 2) }), set.map { $0 * 2 }.reduce(0, +))
var letters = ["a", "b", "c", "d", "e", "f"]
for index in IndexSet([0, 2, 5]).reversed() { letters.remove(at: index) }
print(letters, IndexSet([1, 3]).compactMap { $0 < 3 ? letters[$0] : nil }, IndexSet(letters.indices))
set.update(with: 1)
print(set.min() ?? 0, set.max() ?? 0, set.sorted(by: >), set.isEmpty, set[set.startIndex], set.hashValue == set.hashValue)
set.formIntersection(IndexSet(0...4))
print(Array(set), IndexSet(arrayLiteral: 7, 8).description, "\(IndexSet([1, 2, 3, 7]))")
set.removeAll()
print(set.first as Any, IndexSet(integersIn: 3...5).dropFirst().first ?? 0, try JSONDecoder().decode(IndexSet.self, from: JSONEncoder().encode(IndexSet([1, 2]))) == IndexSet([1, 2]))
