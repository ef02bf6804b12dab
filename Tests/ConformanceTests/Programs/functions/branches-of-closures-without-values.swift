final class Lock { func lock() { print("l") }; func unlock() { print("u") } }
let lock = Lock()
func sync<T>(_ action: () -> T) -> T { lock.lock(); defer { lock.unlock() }; return action() }
var cache: [String: Int] = ["a": 1, "b": 2]
func clear(for e: String? = nil) {
  sync {
    if let e = e { cache.removeValue(forKey: e) } else { cache.removeAll() }
  }
}
clear(for: "a"); print(cache); clear(); print(cache)
func sw(_ n: Int) { sync { switch n { case 0: cache.removeAll(); case 1: cache.updateValue(3, forKey: "z"); default: print("d") } } }
sw(0); sw(1); sw(2); print(cache)
let r = sync { if cache.isEmpty { 1 } else { 2 } }
print(r)
