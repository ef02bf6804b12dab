// The elements of a literal take the type that an operator of the program makes of them.
struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var cents: Int
  init(integerLiteral v: Int) { cents = v * 100 }
  init(cents: Int) { self.cents = cents }
  var description: String { "$\(cents)" }
  static func * (a: Money, b: Money) -> Money { Money(cents: a.cents * b.cents / 100) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}

let doubled: [Money] = [1, 2].map { $0 * 2 }
print(doubled)
let named: [Money] = [1, 2].map { amount in amount * 2 }
print(named)
let sums: [Money] = [1, 2].map { $0 + $0 }
print(sums)
let values: [Money] = [1: 2].map { $0.value * 2 }
print(values)
let first: Money? = [1, 2].map { $0 * 2 }.first
print(first as Any)
let cast = [1, 2].map { $0 * 2 } as [Money]
print(cast)
let total: Money = [1, 2, 3].reduce(0) { $0 + $1 }
print(total)
let plain = [1, 2].map { $0 * 2 }
print(plain)
