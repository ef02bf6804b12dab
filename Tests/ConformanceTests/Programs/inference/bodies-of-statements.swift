// Bodies of statements are checked last: an empty literal has elements of type `Any` before they can say otherwise.
let xs = [1, 2]
let sum = [] + xs.map { x in let y = x * 2; return y }
print(type(of: sum), sum)
let known: [Int] = [] + xs.map { x in let y = x * 2; return y }
print(type(of: known), known)
let chosen = xs.isEmpty ? [] : xs.map { x in let y = x * 2; return y }
print(type(of: chosen), chosen)
let reduced = xs.reduce([]) { all, x in let y = x; return all + [y] }
print(type(of: reduced), reduced)
let filled = xs.reduce([0]) { all, x in let y = x; return all + [y] }
print(type(of: filled), filled)
let kept = xs.reduce(into: []) { all, x in if x > 1 { all.append(x) } }
print(type(of: kept), kept)
let counted = xs.reduce(into: [:]) { all, x in all[x] = 1; all[x + 1] = 2 }
print(type(of: counted), counted.count)
let one = xs.reduce(into: [:]) { all, x in all[x] = 1 }
print(type(of: one), one.count)
let none: [Int]? = nil
let some = none?.map { x in let y = x * 2; return y } ?? []
print(type(of: some), some)

// An optional that is expected of a call is that of its result, if the body does not fit an optional parameter.
func update<T>(_ value: T, _ body: (inout T) -> Void) -> T {
  var value = value
  body(&value)
  return value
}
struct Ordered<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  var keys: [Key] = []
  var values: [Key: Value] = [:]
  init(dictionaryLiteral elements: (Key, Value)...) { for (key, value) in elements { self[key] = value } }
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }
}
let text: String? = update("a") { r in r = r + "c" }
print(text as Any)
let nothing: String? = update("a") { r in r = nil }
print(nothing as Any)
let ordered: Ordered<String, Int>? = xs.reduce(into: [:]) { result, x in result["\(x)"] = x }
print(ordered?.keys ?? [], ordered?["2"] ?? 0)
func tripled(_ n: Int) throws -> Int { 3 * n }
if let ordered: Ordered<String, Int> = try? xs.reduce(into: [:], { all, x in all["\(x)"] = try tripled(x) }) {
  print(ordered.keys, ordered["2"] ?? 0)
}
