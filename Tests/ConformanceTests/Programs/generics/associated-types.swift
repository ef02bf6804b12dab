// Protocols with associated types: inference from members, where clauses, some and any, defaults.
protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
extension Container {
  var count: Int { items.count }
  var last: Item? { items.last }
}
extension Container where Item == Int {
  var sum: Int { items.reduce(0, +) }
}
extension Container where Item: Equatable {
  func holds(_ item: Item) -> Bool { items.contains(item) }
}
struct Bag<T>: Container {
  private(set) var items: [T] = []
  mutating func add(_ item: T) { items.append(item) }
}
struct Words: Container {
  var items: [String] { text.split(separator: " ").map(String.init) }
  var text = ""
  mutating func add(_ item: String) { text += (text.isEmpty ? "" : " ") + item }
}
var bag = Bag<Int>()
bag.add(3)
bag.add(4)
print(bag.sum, bag.count, bag.last!, bag.holds(4), bag.holds(5))
var words = Words()
words.add("hello")
words.add("world")
print(words.count, words.last!, words.holds("world"), words.text)

func fill<C: Container>(_ c: inout C, with items: [C.Item]) { for item in items { c.add(item) } }
fill(&bag, with: [5, 6])
print(bag.items)
func merge<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { a.items + b.items }
print(merge(bag, bag).count)
func show(_ c: some Container) -> String { "\(c.count) items" }
print(show(bag), show(words))
let all: [any Container] = [bag, words]
print(all.map { $0.count }, all.map { show($0) })

protocol Source<Output> {
  associatedtype Output = Int
  func next() -> Output
}
struct One: Source { func next() -> Int { 1 } }
struct Text: Source { func next() -> String { "t" } }
func twice<T>(_ s: some Source<T>) -> [T] { [s.next(), s.next()] }
print(twice(One()), twice(Text()))
let source: any Source<String> = Text()
print(source.next())
func ones() -> some Source<Int> { One() }
print(ones().next() + 1)
