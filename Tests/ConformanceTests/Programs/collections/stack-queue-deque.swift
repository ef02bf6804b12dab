// Stacks, queues, ring buffers and priority queues written over Array.
struct Queue<T> {
  private var inbox: [T] = [], outbox: [T] = []
  var count: Int { inbox.count + outbox.count }
  var isEmpty: Bool { count == 0 }
  mutating func enqueue(_ item: T) { inbox.append(item) }
  mutating func dequeue() -> T? {
    if outbox.isEmpty {
      outbox = inbox.reversed()
      inbox.removeAll()
    }
    return outbox.popLast()
  }
}
var queue = Queue<String>()
["a", "b"].forEach { queue.enqueue($0) }
print(queue.dequeue()!, queue.count)
queue.enqueue("c")
while let next = queue.dequeue() { print(next, terminator: " ") }
print(queue.isEmpty)
struct RingBuffer<T> {
  private var items: [T?]
  private var start = 0
  private(set) var count = 0
  init(capacity: Int) { items = Array(repeating: nil, count: capacity) }
  mutating func push(_ item: T) -> T? {
    let index = (start + count) % items.count
    if count < items.count {
      items[index] = item
      count += 1
      return nil
    }
    defer { start = (start + 1) % items.count }
    let old = items[start]
    items[start] = item
    return old
  }
  var values: [T] { (0..<count).map { items[(start + $0) % items.count]! } }
}
var ring = RingBuffer<Int>(capacity: 3)
print((1...5).map { ring.push($0) ?? 0 }, ring.values, ring.count)
struct Heap<T> {
  private var items: [T] = []
  private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  mutating func insert(_ item: T) {
    items.append(item)
    var i = items.count - 1
    while i > 0, before(items[i], items[(i - 1) / 2]) {
      items.swapAt(i, (i - 1) / 2)
      i = (i - 1) / 2
    }
  }
  mutating func pop() -> T? {
    guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1)
    let top = items.removeLast()
    var i = 0
    while true {
      let best = [2 * i + 1, 2 * i + 2].filter { $0 < items.count }.reduce(i) { before(items[$1], items[$0]) ? $1 : $0 }
      if best == i { return top }
      items.swapAt(i, best)
      i = best
    }
  }
}
var heap = Heap<Int>(<)
[5, 1, 8, 3, 9, 2].forEach { heap.insert($0) }
while let n = heap.pop() { print(n, terminator: " ") }
print()
