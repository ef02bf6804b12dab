// ?? evaluates its right side only on nil, chains to the right, and keeps or removes one level.
func fallback(_ n: Int) -> Int {
  print("  fallback", n)
  return n
}
let some: Int? = 5
let none: Int? = nil
print(some ?? fallback(1), none ?? fallback(2))
print(none ?? none ?? fallback(3))
let stillOptional = none ?? some
let stillNone: Int? = none ?? nil
print(stillOptional as Any, stillNone as Any)
print(some ?? 0 + 10, (some ?? 0) + 10)
let text = none.map(String.init) ?? "missing"
print(text, some.map(String.init) ?? "missing")
let double: Int?? = .some(nil)
print((double ?? 7) as Any, (double ?? nil) ?? 9)
var cache: [String: Int] = [:]
func lookup(_ key: String) -> Int {
  if let hit = cache[key] { return hit }
  cache[key] = key.count
  return cache[key] ?? -1
}
print(lookup("abc"), cache["abc"] ?? 0, cache["x"] ?? -1)
let d: Double = Double("x") ?? 2
print(d)
let name: String = nil ?? "default"
print(name)
let list: [Int] = (nil as [Int]?) ?? []
print(list)
struct Config {
  var size: Int?
  var parent: Optional<Int> = nil
  var resolved: Int { size ?? parent ?? 12 }
}
print(Config().resolved, Config(size: 3).resolved, Config(size: nil, parent: 4).resolved)
var total: Int?
total = (total ?? 0) + 1
total = (total ?? 0) + 1
print(total as Any)
print(some == 5, none == nil, some != nil, some == none, none == .none, some! < 6)
let flag: Bool? = nil
print(flag ?? false ? "yes" : "no", !(flag ?? true))
