// A nonisolated initializer sets the properties of its class, which belongs to the main actor.

@MainActor class Store {
  var count = 0
  var name: String
  nonisolated init(name: String) {
    self.name = name
    count = 2
  }
  func increment() { count += 1 }
}

nonisolated func make() -> Store { Store(name: "shop") }
func away() async -> Store { make() }
let store = await away()
store.increment()
print(store.count, store.name)
