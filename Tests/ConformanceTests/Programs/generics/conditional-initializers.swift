// Initializers of one type under different conditions: what one of them would need says nothing of the others.
protocol Named { associatedtype Name: Hashable; var name: Name { get } }
struct Box<Value> { var value: Value }
struct Each<Data: RandomAccessCollection, ID: Hashable, Content> {
  let rows: [String]
}
extension Each where ID == Data.Element.Name, Data.Element: Named {
  init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    rows = data.map { "\($0.name): \(content($0))" }
  }
}
extension Each {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    rows = data.map { "\($0[keyPath: id]) \(content($0))" }
  }
}
extension Each where Data == Range<Int>, ID == Int {
  init(_ data: Range<Int>, content: @escaping (Int) -> Content) { rows = data.map { "#\($0) \(content($0))" } }
}
extension Each {
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Box<C>, content: @escaping (Box<C.Element>) -> Content
  ) where Data == [Box<C.Element>], ID == C.Element.Name, C.Element: Named {
    rows = data.value.map { "box \($0.name) \(content(Box(value: $0)))" }
  }
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Box<C>, id: KeyPath<C.Element, ID>, content: @escaping (Box<C.Element>) -> Content
  ) where Data == [Box<C.Element>] {
    rows = data.value.map { "box by id \($0[keyPath: id]) \(content(Box(value: $0)))" }
  }
}
struct Item: Named { let name: String; var n = 1 }
let items = [Item(name: "a"), Item(name: "b", n: 2)]
let count = 2
print(Each(0..<count, id: \.self) { "row \($0)" }.rows)
print(Each(0..<count) { index in index * 2 }.rows)
print(Each(items) { $0.n }.rows, Each(items, id: \.n) { $0.name }.rows)
print(Each(Box(value: items)) { $0.value.n }.rows, Each(Box(value: items), id: \.n) { $0.value.name }.rows)
