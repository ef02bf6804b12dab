import Foundation

var names = ["a", "b", "c", "d", "e"]
func at(_ offsets: IndexSet) -> [String] { offsets.map { names[$0] } }
print(at([0, 2]), at(IndexSet(integersIn: 3...4)))
for index in IndexSet([1, 3]).reversed() { names.remove(at: index) }
print(names)
let selected: Set<String> = ["a", "e"]
let offsets = IndexSet(names.indices.filter { selected.contains(names[$0]) })
print(Array(offsets), offsets.count)
let evens = (0..<10).reduce(into: IndexSet()) { set, number in if number.isMultiple(of: 2) { set.insert(number) } }
print(Array(evens), evens.rangeView.count)
for range in IndexSet([1, 2, 3, 8]).rangeView { print(range) }
let path = IndexPath(indexes: [1, 4])
print(path.count, path[1], path.appending(2).count, IndexPath(indexes: [0, 1]) < IndexPath(indexes: [0, 2]))
