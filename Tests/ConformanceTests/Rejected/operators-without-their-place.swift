// A function with one operand needs `prefix` or `postfix`.
prefix operator √
postfix operator °
prefix operator ±
postfix operator ±
func √ (value: Double) -> Double { value.squareRoot() }
func ° (value: Double) -> Double { value }
func ± (value: Double) -> Double { value }
func ∆ (value: Double) -> Double { value }
func + (one: Int, two: Int, three: Int) -> Int { one }
struct Money {
  static func - (money: Money) -> Money { money }
}
