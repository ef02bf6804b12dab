// Linked lists, stacks, queues and graphs out of classes with optional links.
final class Node<T> {
  let value: T
  var next: Node?
  init(_ value: T, next: Node? = nil) {
    self.value = value
    self.next = next
  }
}
final class LinkedList<T> {
  private(set) var head: Node<T>?
  private var tail: Node<T>?
  private(set) var count = 0
  func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
  }
  func popFirst() -> T? {
    guard let first = head else { return nil }
    head = first.next
    if head == nil { tail = nil }
    count -= 1
    return first.value
  }
  func reverse() {
    var previous: Node<T>?
    var current = head
    tail = head
    while let node = current {
      current = node.next
      node.next = previous
      previous = node
    }
    head = previous
  }
  var values: [T] {
    var result: [T] = []
    var node = head
    while let n = node {
      result.append(n.value)
      node = n.next
    }
    return result
  }
}
let list = LinkedList<Int>()
for n in 1...4 { list.append(n) }
list.reverse()
print(list.values, list.count, list.popFirst()!, list.values)
class City {
  let name: String
  var roads: [City] = []
  init(_ name: String) { self.name = name }
}
func connect(_ a: City, _ b: City) {
  a.roads.append(b)
  b.roads.append(a)
}
let cities = ["A", "B", "C", "D", "E"].map(City.init)
for (i, j) in [(0, 1), (1, 2), (2, 3), (0, 3)] { connect(cities[i], cities[j]) }
func reachable(from start: City) -> [String] {
  var seen: Set<ObjectIdentifier> = [], queue = [start], names: [String] = []
  while !queue.isEmpty {
    let city = queue.removeFirst()
    guard seen.insert(ObjectIdentifier(city)).inserted else { continue }
    names.append(city.name)
    queue += city.roads
  }
  return names
}
print(reachable(from: cities[0]), reachable(from: cities[4]))
