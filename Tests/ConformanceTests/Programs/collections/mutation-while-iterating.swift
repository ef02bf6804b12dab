// A loop walks the value the collection had at its start; indices and removal by hand see the changes.
var list = [1, 2, 3, 4, 5, 6]
for n in list {
  if n % 2 == 0 { list.removeAll { $0 == n } }
}
print(list)
for (i, n) in list.enumerated() { list[i] = n * 10 }
print(list)
for i in list.indices.reversed() where list[i] == 30 { list.remove(at: i) }
print(list)
var i = 0
while i < list.count {
  if list[i] < 50 { list.insert(list[i] + 1, at: i + 1); i += 1 }
  i += 1
}
print(list)
var table = ["a": 1, "b": 2, "c": 3]
for (key, value) in table {
  if value > 1 { table[key] = nil } else { table[key + key] = value * 10 }
}
print(table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
for key in table.keys.sorted() { table[key]! += 1 }
print(table.values.sorted())
var set: Set = [1, 2, 3]
for n in set { set.insert(n + 10) }
print(set.sorted())
var text = "abc"
for c in text { text = String(c) + text }
print(text)
var queue = [3]
var visited: [Int] = []
while !queue.isEmpty {
  let n = queue.removeFirst()
  visited.append(n)
  for k in [n - 1, n - 2] where k >= 0 && !visited.contains(k) && !queue.contains(k) { queue.append(k) }
}
print(visited)
let captured = list.map { n in { n + list.count } }
list = [0]
print(captured.map { $0() })
class Item {
  var n: Int
  init(_ n: Int) { self.n = n }
}
var items = [Item(1), Item(2)]
for item in items {
  item.n += 1
  items.append(item)
}
print(items.map(\.n), items.count)
var counter = 0
for _ in 0..<list.count + 2 {
  list.append(1)
  counter += 1
}
print(counter, list.count)
var upper = 3
for k in 0..<upper {
  upper += 1
  print("k", k, upper)
}
