let found = ["a": 1]
struct Search {
  var hit: Int?
  var next: [Int] { get throws { [] } }
  func has() -> Bool { hit }
  func hasName() -> Bool { return found["a"] }
  var isFound: Bool { hit }
  func first() throws -> Int { try next.first }
  func later() async -> [Int] { [] }
  func last() async -> Int { await later().last }
}
let isKnown: Bool = found["a"]
func take(_ flag: Bool) {}
take(found["a"])
var flag = true
flag = found["b"]
func defaulted(_ flag: Bool = Int("1")) {}
let twice: Int?? = 1
take(twice)
let maybe: Bool? = true
take(maybe)
final class Node {
  var next: Node?
  var hasNext: Bool { next }
}
