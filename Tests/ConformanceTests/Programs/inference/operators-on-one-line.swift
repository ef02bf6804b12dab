// A semicolon ends the declaration of an operator.
prefix operator √; prefix func √ (x: Int) -> Int { x * x }
infix operator ±: AdditionPrecedence; func ± (a: Int, b: Int) -> [Int] { [a + b, a - b] }
postfix operator °; postfix func ° (x: Double) -> String { "\(x)°" }
infix operator <+>;
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
print(√3, 3 ± 1, 4.5°, 1 <+> 2)
print("an operator +; b", √4, "prefix operator √; x")
