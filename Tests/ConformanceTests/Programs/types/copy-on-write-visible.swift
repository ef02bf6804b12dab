// Copies are independent at every depth: arrays in structs in arrays, captured copies, tuples and returned values.
struct Leaf { var tags = ["t"] }
struct Branch { var leaves = [Leaf(), Leaf()] }
struct Tree {
  var branches = [Branch()]
  var byName = ["main": Branch()]
}
var tree = Tree()
let original = tree
tree.branches[0].leaves[1].tags.append("new")
tree.byName["main"]?.leaves[0].tags[0] = "changed"
tree.branches.append(tree.branches[0])
tree.branches[1].leaves.removeLast()
print(tree.branches.map { $0.leaves.map(\.tags) })
print(original.branches.map { $0.leaves.map(\.tags) })
print(tree.byName["main"]!.leaves[0].tags, original.byName["main"]!.leaves[0].tags)

var list = [1, 2, 3]
let iterated = list
for n in list { list.append(n * 10) }
print(list, iterated)
func appended(_ list: [Int]) -> [Int] {
  var list = list
  list.append(0)
  return list
}
print(appended(list).count, list.count)
let capture = { [list] in list.count }
let live = { list.count }
list.removeAll()
print(capture(), live())

class Shared { var values = [1] }
struct Wrapper {
  var shared = Shared()
  var own = [1]
}
let first = Wrapper()
var second = first
second.own.append(2)
second.shared.values.append(2)
print(first.own, first.shared.values, second.own)
var pair = (a: [1], b: [2])
let pairCopy = pair
pair.a[0] = 9
pair.b.append(3)
print(pair, pairCopy)
var nested = [[1, 2], [3]]
var row = nested[0]
row[0] = 100
nested[1][0] += 1
print(nested, row)
let rows = nested.map { row -> [Int] in
  var row = row
  row.append(0)
  return row
}
print(rows, nested)
var text = "abc"
let textCopy = text
text.removeFirst()
print(text, textCopy)
var grid = Array(repeating: [0, 0], count: 2)
grid[0][1] = 5
print(grid)
var a = [1, 2, 3]
a[0] = a.count
a[1] = a[0] + a[2]
a.append(a[0])
a.swapAt(0, 1)
print(a)
