// Optionals in control flow: guard chains, optional loops, optional sequences of work, first success.
struct Order {
  var item: String?
  var quantity: String?
  var price: Double?
}
func total(_ order: Order?) -> String {
  guard let order else { return "no order" }
  guard let item = order.item, !item.isEmpty else { return "no item" }
  guard let text = order.quantity, let n = Int(text), n > 0 else { return "bad quantity for \(item)" }
  guard let price = order.price else { return "\(n) \(item), price unknown" }
  return "\(n) \(item) for \(Double(n) * price)"
}
let orders: [Order?] = [
  nil, Order(), Order(item: "", quantity: "1"), Order(item: "pen", quantity: "x"), Order(item: "pen", quantity: "0"),
  Order(item: "pen", quantity: "2"), Order(item: "pen", quantity: "2", price: 1.5),
]
for order in orders { print(total(order)) }
func firstNumber(_ texts: [String]) -> Int? {
  for text in texts {
    guard let n = Int(text) else { continue }
    return n
  }
  return nil
}
print(firstNumber(["a", "7", "8"]) as Any, firstNumber([]) as Any)
let parsers: [(String) -> Any?] = [{ Int($0) }, { Double($0) }, { $0.isEmpty ? nil : $0 }]
func parse(_ text: String) -> Any? {
  for parser in parsers { if let value = parser(text) { return value } }
  return nil
}
print(parse("5")!, parse("2.5")!, parse("word")!, parse("") == nil)
print(parse("5") is Int, parse("2.5") is Double, parse("word") as? String ?? "")
var pending: [Int]? = [3, 2, 1]
while let next = pending?.popLast() {
  print("next", next)
  if next == 2 { pending = nil }
}
print(pending as Any)
var stack: [Int?] = [1, nil, 2]
while let top = stack.popLast() { print("top", top as Any) }
func walk(_ n: Int) -> Int? { n > 1 ? n / 2 : nil }
var current: Int? = 20
while let n = current {
  print(n, terminator: " ")
  current = walk(n)
}
print()
func nested(_ a: Int?, _ b: Int?) -> String {
  if let a {
    if let b { return "both \(a + b)" }
    return "only a \(a)"
  } else if let b {
    return "only b \(b)"
  }
  return "neither"
}
print(nested(1, 2), nested(1, nil), nested(nil, 2), nested(nil, nil), separator: ", ")
let x: Int? = 5
if let x, x > 3, case let doubled = x * 2, doubled < 11 { print("chained", doubled) }
guard let x else { fatalError("never") }
print(x + 1)
