// Array: making, reading, changing in place, searching and comparing.
var a = [5, 3, 8]
a.append(1)
a += [9, 2]
a.insert(7, at: 0)
a.insert(contentsOf: [0, 0], at: 2)
print(a, a.count, a.isEmpty, a.first!, a.last!, a[3], a.startIndex, a.endIndex)
print(a.remove(at: 2), a.removeFirst(), a.removeLast(), a.popLast()!, a)
a.removeFirst(2)
a.removeLast(1)
print(a)
a.append(contentsOf: 10...13)
a.swapAt(0, 3)
a.reverse()
print(a, a.reversed() as [Int], a.contains(12), a.firstIndex(of: 8) as Any, a.lastIndex(of: 99) as Any)
a.removeAll { $0 > 11 }
a.removeAll(where: { $0 == 0 })
print(a, a.min()!, a.max()!, [Int]().min() as Any)
a[0] = 100
a[1] += 5
a[a.count - 1] = -1
print(a, a.indices, a.enumerated().map { "\($0)=\($1)" })
a.removeSubrange(0..<1)
a.replaceSubrange(0...0, with: [1, 2, 3])
print(a, a == [1, 2, 3, -1], a != [], [1, 2] < [1, 3] ? "less" : "more")
func < (l: [Int], r: [Int]) -> Bool { l.lexicographicallyPrecedes(r) }
let zeros = Array(repeating: 0, count: 3), empty: [String] = [], chars = Array("hey"), range = Array(1...4)
print(zeros, empty, chars, range, [Int](repeating: 1, count: 2), Array<String>())
var grid = Array(repeating: Array(repeating: ".", count: 3), count: 2)
grid[1][2] = "#"
print(grid, grid.map { $0.joined() }, grid[1].firstIndex(of: "#")!)
print(a.prefix(2), a.suffix(1), a.dropFirst(), a.dropLast(3), a[1...], a[..<2], a[1..<3], a.prefix { $0 > 0 })
let slice = a[1...]
print(slice.startIndex, slice[1], slice.first!, Array(slice)[0], slice.count, slice.map { $0 * 2 })
a.removeAll()
print(a, a.first as Any, a.capacity >= 0)
print(
  [1, 2, 3].elementsEqual(1...3), [[1], [2, 3]].joined().map { $0 }, [1, 2] + [3], [1, 2, 3].randomElement() != nil)
