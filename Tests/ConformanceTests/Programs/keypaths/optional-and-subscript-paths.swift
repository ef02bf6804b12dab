// Optional chaining, force unwraps, subscripts with captured arguments, dictionaries and tuples inside key paths.
struct Leaf { var value = 1 }
struct Node {
  var leaf: Leaf?
  var list = [Leaf(), Leaf(value: 2)]
  var table = ["a": Leaf(value: 3)]
  var pair = (left: 1, right: "r")
  subscript(name name: String, offset: Int) -> Int {
    get { (table[name]?.value ?? 0) + offset }
    set { table[name] = Leaf(value: newValue - offset) }
  }
}
var node = Node()
print(node[keyPath: \.leaf?.value] as Any, node[keyPath: \.list[1].value], node[keyPath: \.list.first?.value] as Any)
node[keyPath: \.leaf] = Leaf(value: 5)
node[keyPath: \.leaf!.value] += 1
print(node[keyPath: \.leaf?.value] as Any, node.leaf!.value)
print(node[keyPath: \.table["a"]?.value] as Any, node[keyPath: \.table["z"]?.value] as Any)
print(node[keyPath: \.table["a"]!.value])
node[keyPath: \.table["b"]] = Leaf(value: 9)
node[keyPath: \.table["a"]!.value] = 30
print(node.table.keys.sorted(), node.table["a"]!.value)
print(node[keyPath: \.[name: "a", 100]], node[keyPath: \Node.[name: "none", 1]])
node[keyPath: \.[name: "a", 10]] = 50
print(node.table["a"]!.value, node[keyPath: \.pair.left], node[keyPath: \.pair.1])
node[keyPath: \.pair.left] = 4
node[keyPath: \.pair.right] += "!"
print(node.pair)
var index = 0
let captured = \Node.list[index].value
index = 1
let later = \Node.list[index].value
print(node[keyPath: captured], node[keyPath: later], captured == \Node.list[0].value, captured == later)
let numbers = [10, 20, 30]
print(numbers[keyPath: \.[2]], numbers[keyPath: \.count], numbers[keyPath: \.first!], numbers[keyPath: \.last] as Any)
print(["k": 1][keyPath: \.["k"]] as Any, "text"[keyPath: \.count], (1...3)[keyPath: \.upperBound])
print(5[keyPath: \.description])
let nodes = [node, Node()]
print(nodes.map(\.leaf?.value), nodes.compactMap(\.leaf?.value), nodes.map(\.list[1].value))
print(nodes.map(\.table["a"]!.value))
print(nodes.map(\.pair.right), nodes.map(\.list.last?.value), nodes.map(\.leaf).map { $0 == nil })
let optionalRoot: Node? = node
print(optionalRoot?[keyPath: \.list[0].value] as Any, optionalRoot.map(\.pair.left) as Any)
print((nil as Node?)?[keyPath: \.list.count] as Any)
let identity = \Node.self
print(node[keyPath: identity].list.count, [1, 2].map(\.self), 7[keyPath: \.self])
var matrix = [[1, 2], [3, 4]]
matrix[keyPath: \.[1][0]] = 30
let row = \[[Int]].[0]
matrix[keyPath: row].append(9)
print(matrix, matrix[keyPath: row.appending(path: \.count)])
