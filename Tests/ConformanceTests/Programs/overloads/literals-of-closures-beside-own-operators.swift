// A closure's parameter that is a literal outside of the closure stays of the literal's default type, though a type of
// the program has literals and the operator as well.
struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var amount: Int
  init(integerLiteral value: Int) { amount = value }
  static func * (a: Money, b: Int) -> Money { Money(integerLiteral: a.amount * b) }
  static func * (a: Money?, b: Money) -> Money? { a }
  static func + (a: Money, b: Money) -> Money { Money(integerLiteral: a.amount + b.amount) }
  var description: String { "$\(amount)" }
}
print([1, 2].map { x in let y = x * 2; return y })
print([1, 2].map { x in x * 2 }, [1, 2].map { $0 + 1 })
let doubled = [3, 4].map { x in
  let y = x * 2
  let z = y + 1
  return "\(z)"
}
print(doubled)
print([Money(integerLiteral: 1), 2].map { $0 * 2 + 1 })
