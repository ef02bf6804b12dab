// Memory of a type: allocated, initialized, read and written through pointers.
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 4)
numbers.initialize(repeating: 0, count: 4)
numbers[1] = 5
(numbers + 2).pointee = 7
numbers.pointee += 1
print(numbers[0], numbers[1], numbers[2], numbers.advanced(by: 1).pointee, numbers.successor().pointee)
var cursor = numbers
cursor += 2
print(cursor.pointee, cursor - numbers, cursor > numbers, cursor == numbers + 2, numbers.distance(to: cursor))
let buffer = UnsafeMutableBufferPointer(start: numbers, count: 4)
print(buffer.reduce(0, +), buffer.count, Array(buffer), buffer.max()!, buffer.map { $0 * 2 })
buffer[3] = 9
for (index, value) in buffer.enumerated() { print(index, value, terminator: " ") }
print(numbers.move(), UnsafePointer(numbers)[3])
numbers.deinitialize(count: 4)
numbers.deallocate()

final class Item { let name: String; init(_ name: String) { self.name = name }; deinit { print("gone", name) } }
let items = UnsafeMutablePointer<Item>.allocate(capacity: 2)
items.initialize(to: Item("a"))
(items + 1).initialize(to: Item("b"))
print(items[0].name, items[1].name)
items.deinitialize(count: 1)
items[1] = Item("c")
let moved = (items + 1).move()
print(moved.name)
items.deallocate()

struct Stack<Element> {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity = 2
  private(set) var count = 0
  init() { storage = .allocate(capacity: capacity) }
  mutating func push(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: storage, count: count)
      storage.deallocate()
      storage = larger
      capacity *= 2
    }
    (storage + count).initialize(to: element)
    count += 1
  }
  mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (storage + count).move()
  }
}
var stack = Stack<String>()
for word in ["x", "y", "z", "w", "v"] { stack.push(word) }
print(stack.count, stack.pop() ?? "-", stack.pop() ?? "-", stack.count)
