protocol Store<Item> {
  associatedtype Item: Hashable & Identifiable
  var set: Set<Item> { get }
  var keyed: [Item: Int] { get }
  var values: [Int: [Item]] { get }
  var byID: [Item.ID: Item] { get }
  var taker: (Item) -> Int { get }
  var maker: () -> Item { get }
  var result: Result<Item, any Error> { get }
  var rest: ArraySlice<Item> { get }
  var one: Item { get set }
  var count: Int { get set }
  func all() -> Set<Item>
  subscript(_ item: Item) -> Int { get }
  subscript(at index: Int) -> Set<Int> { get }
}
extension Store {
  var unique: Set<Item> { [] }
  var same: (Self) -> Void { { _ in } }
}
protocol Reference: AnyObject {
  associatedtype Item
  var item: Item? { get set }
}
func read(_ store: any Store, _ number: Int) {
  _ = store.values
  _ = store.maker
  _ = store.one
  _ = store[at: 1]
  _ = store.set
  _ = store.keyed
  _ = store.byID
  _ = store.taker
  _ = store.result
  _ = store.rest
  _ = store.unique
  _ = store.same
  _ = store.all()
  print(store[number])
}
struct Owner {
  var store: any Store
  mutating func change() {
    store.count = 3
    store.one = 1
    self.store.one = 2
  }
}
func write(_ store: inout any Store, _ known: inout any Store<Int>, _ reference: any Reference) {
  store.count += 1
  store.one = 1
  known.one = 1
  known.one += 2
  reference.item = nil
}
extension Int: @retroactive Identifiable { public var id: Int { self } }
