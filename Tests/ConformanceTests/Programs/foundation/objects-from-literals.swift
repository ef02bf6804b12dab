// A class that a literal can express is made from the literal itself.
import Foundation

print(NSNumber(42), NSNumber(1.5) == 1.5, NSNumber(true).boolValue, NSNumber(-3).intValue)
final class Amount: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: Int) { self.value = value }
}
final class Label: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
  init(_ value: String) { text = "called with \(value)" }
}
print(Amount(3).value, Label("x").text, [Amount(4)].map(\.value))
