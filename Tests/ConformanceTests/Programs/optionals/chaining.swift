// A chain stops at the first nil, evaluates nothing after it, and its result is optional once.
class Address {
  var street: String?
  var lines = ["one", "two"]
  func number(_ n: Int) -> Int? {
    print("  asked number")
    return n > 0 ? n : nil
  }
}
class Person {
  var address: Address?
  var friend: Person?
  var scores: [String: [Int]] = [:]
  subscript(i: Int) -> String? { i == 0 ? "zero" : nil }
}
func argument() -> Int {
  print("  argument evaluated")
  return 1
}
let p = Person()
print(p.address?.street?.count as Any)
print(p.address?.number(argument()) as Any)
p.address = Address()
print(p.address?.number(argument()) as Any)
p.address?.street = "Main"
print(p.address?.street?.count ?? -1, p.address!.street!.uppercased())
print(p.friend?.friend?.address?.lines.first as Any)
p.friend?.address = Address()
print(p.friend == nil)
p.friend = Person()
p.friend?.friend = p
print(p.friend?.friend?.address?.lines[1] ?? "none", p[0]!.count, p[1]?.count as Any)
p.scores["a"]?.append(1)
print(p.scores)
p.scores["a"] = [1]
p.scores["a"]?.append(2)
p.scores["a"]?[0] += 10
print(p.scores["a"]!, p.scores["b"]?.first as Any, p.scores["a"]?.first as Any)
let result: Void? = p.friend?.address?.lines.removeAll()
print(result == nil, (p.address?.lines.removeLast()) as Any)
if p.address?.street?.hasPrefix("M") == true { print("prefix") }
if let count = p.address?.street?.count, count > 3 { print("count", count) }
var maybe: [Int]? = [1]
maybe?.append(2)
print(maybe as Any, maybe?.count as Any, maybe?.map { $0 * 2 } as Any)
maybe = nil
maybe?.append(3)
print(maybe as Any)
let nested: Int?? = p.scores["a"]?.first
print(nested as Any, (nested ?? 0) ?? 0)
