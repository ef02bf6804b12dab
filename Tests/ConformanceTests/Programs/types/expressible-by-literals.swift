// Types made from literals: integer, float, string, array, dictionary, Boolean, nil and interpolation.
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
  var value: Double
  init(integerLiteral n: Int) { value = Double(n) }
  init(floatLiteral d: Double) { value = d }
  static func + (l: Meters, r: Meters) -> Meters {
    var sum = l
    sum.value += r.value
    return sum
  }
}
let m: Meters = 5
let half: Meters = 0.5
print(m.value, (m + half + 2).value, m == 5, [1, 2.5, half].map { ($0 as Meters).value })
struct Path: ExpressibleByStringLiteral, CustomStringConvertible {
  var parts: [String]
  init(stringLiteral text: String) { parts = text.split(separator: "/").map(String.init) }
  var description: String { parts.joined(separator: " > ") }
}
func open(_ path: Path) -> Int { path.parts.count }
let path: Path = "usr/local/bin"
print(path, open("a/b"), (["x", "y/z"] as [Path]).map(\.parts.count))
struct Bag: ExpressibleByArrayLiteral {
  var counts: [String: Int] = [:]
  init(arrayLiteral items: String...) { for item in items { counts[item, default: 0] += 1 } }
}
let bag: Bag = ["a", "b", "a"]
print(bag.counts["a"]!, bag.counts["b"]!, ([] as Bag).counts.isEmpty)
struct Pairs: ExpressibleByDictionaryLiteral {
  var list: [(String, Int)]
  init(dictionaryLiteral elements: (String, Int)...) { list = elements }
}
let pairs: Pairs = ["z": 1, "a": 2, "z": 3]
print(pairs.list)
struct Flag: ExpressibleByBooleanLiteral {
  let on: Bool
  init(booleanLiteral b: Bool) { on = b }
}
let flag: Flag = true
print(flag.on, (false as Flag).on)
enum JSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  case number(Int), string(String), null
  case array([JSON])
  init(integerLiteral n: Int) { self = .number(n) }
  init(stringLiteral s: String) { self = .string(s) }
  init(arrayLiteral items: JSON...) { self = .array(items) }
  init(nilLiteral: ()) { self = .null }
  var text: String {
    switch self {
    case .number(let n): "\(n)"
    case .string(let s): "\"\(s)\""
    case .null: "null"
    case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    }
  }
}
let json: JSON = [1, "two", nil, [3, []]]
print(json.text, (nil as JSON).text)
