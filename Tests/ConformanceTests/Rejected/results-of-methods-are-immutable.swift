struct Item { var done = false; mutating func go() {} }
class M {
  var items: [Item] = []
  func find(_ i: Int) -> Item? { nil }
  func get() -> Item { items[0] }
  func f() {
    items.first(where: { $0.done })?.done.toggle()
    items.first { $0.done }?.done = true
    items.first?.done = true
    items.first?.go()
    items.first!.done = true
    find(1)?.done = true
    find(1)!.done = true
    get().done = true
    get().go()
    self.get().done = true
    items.filter { $0.done }[0].done = true
    items.map { $0 }[0].go()
    items.sorted { _, _ in true }.first?.go()
  }
}
