// The value that is assigned chooses among subscripts; those without a setter do not count.

final class Tree<Key: Comparable, Value> {
  var store: [(key: Key, value: Value?)] = []
  subscript(position: Int) -> Key { self[position].key }
  subscript(index: Int) -> (key: Key, value: Value?) {
    get { store[index] }
    set(element) { store[index] = element }
  }
  subscript(key: Key) -> Value? {
    get { store.first { $0.key == key }?.value ?? nil }
    set(value) {
      if let index = store.firstIndex(where: { $0.key == key }) {
        store[index].value = value
      } else {
        store.append((key, value))
      }
    }
  }
}

let numbers = Tree<Int, Int>()
numbers.store = [(1, 10), (2, 20)]
for index in 0..<2 {
  numbers[index] = (numbers[index].key, 100 + index)
  print(numbers[index].value!, numbers[index].key, 100 == numbers[index].value)
}
let words = Tree<String, Int>()
words["a"] = 3
words["b"] = 4
words[1] = (words[1].key, 5)
print(words.store, words["a"]!, words["b"]!)
words["a"] = nil
print(words.store)

struct Grid {
  var cells = [0, 0, 0]
  subscript(column: Int) -> String { "column \(column)" }
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
}
var grid = Grid()
grid[1] = 7
print(grid.cells, grid[1] as String, grid[1] + 1)
