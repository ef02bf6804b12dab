protocol Store: Actor { func save(_ n: Int) -> Int }
actor Memory: Store {
  var saved: [Int] = []
  func save(_ n: Int) -> Int {
    saved.append(n)
    return saved.count
  }
}
protocol Counting: Actor { var count: Int { get set } }
extension Counting { func up() -> Int { count += 1; return count } }
actor Steps: Counting { var count = 10 }
func use(_ store: any Store) async -> Int { await store.save(3) }
func each<A: Counting>(_ actor: A) async -> Int { await actor.up() + actor.count }
print(await use(Memory()), await each(Steps()))
