import Synchronization
enum Action: ~Copyable { case none, go(Int) }
struct Callback: ~Copyable { let id: Int }
final class Counter: Sendable {
  let state = Mutex<Int>(0)
  func act() -> Int {
    let action = state.withLock { (n: inout Int) -> Action in
      n += 1; return .go(n)
    }
    switch consume action {
    case .none: return 0;
    case .go(let n): return n
    }
  }
  func call() -> Int {
    let action = state.withLock { n -> Callback? in
      n += 1; return Callback(id: n)
    }
    if let callback = action { return callback.id }
    return 0
  }
}
print(Counter().act(), Counter().call())
