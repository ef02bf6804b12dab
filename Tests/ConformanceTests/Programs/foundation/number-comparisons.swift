import Foundation

func word(_ result: ComparisonResult) -> String {
  switch result {
  case .orderedAscending: "<"
  case .orderedDescending: ">"
  case .orderedSame: "="
  }
}
let one: [(String, NSNumber)] = [
  ("nan", NSNumber(value: Double.nan)), ("1", NSNumber(value: 1)), ("1.5", NSNumber(value: 1.5)),
  ("-inf", NSNumber(value: -Double.infinity)), ("inf", NSNumber(value: Double.infinity)),
  ("2^53", NSNumber(value: 9_007_199_254_740_992)), ("2^53+1", NSNumber(value: 9_007_199_254_740_993)),
  ("2^53 as Double", NSNumber(value: 9_007_199_254_740_992.0)),
  ("UInt64.max", NSNumber(value: UInt64.max)), ("-1", NSNumber(value: -1)), ("true", NSNumber(value: true)),
  ("0", NSNumber(value: 0)), ("-0.0", NSNumber(value: -0.0)),
]
for (name, left) in one {
  print(name, one.map { word(left.compare($0.1)) }.joined(), one.map { left == $0.1 ? "=" : "." }.joined())
}
let decimals: [NSDecimalNumber] = [
  .notANumber, .zero, .one, NSDecimalNumber(string: "111"), NSDecimalNumber(string: "-5.25"),
  NSDecimalNumber(string: "9007199254740993"), NSDecimalNumber(string: "9007199254740992"),
  NSDecimalNumber(string: "0.1000000000000000000001"), NSDecimalNumber(string: "0.1"),
]
for left in decimals {
  print(left, decimals.map { word(left.compare($0)) }.joined(), decimals.map { left == $0 ? "=" : "." }.joined())
}
for left in decimals {
  print(
    left,
    one.dropFirst().filter { !$0.0.hasSuffix("inf") }.map {
      word(left.compare($0.1)) + ($0.1.isEqual(to: left) ? "=" : ".") + (left.isEqual($0.1) ? "=" : ".")
        + ($0.1 == left ? "=" : ".")
    }.joined(separator: " "))
}
func positive(_ text: String) -> NSNumber {
  let number = NSDecimalNumber(string: text)
  return number == .notANumber ? NSNumber(value: 0) : number
}
print(positive("111"), positive("1000000000000000000000000000.1"), positive("abc"))
