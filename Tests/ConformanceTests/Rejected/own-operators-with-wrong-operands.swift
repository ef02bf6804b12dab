// A type with one operator of a name: its right operand has another type.
import Foundation
struct Price {
  var cents: Int
  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
}
let price = Price(cents: 3)
print(price * price)
print(2 * price)
