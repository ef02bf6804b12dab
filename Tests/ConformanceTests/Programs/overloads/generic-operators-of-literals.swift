// Operators with generic parameters, by what they ask of them; an integer literal beside one with a point.
infix operator ~~
func ~~ <T: Comparable>(l: T, r: T) -> String { "Comparable" }
func ~~ <T: Equatable>(l: T, r: T) -> String { "Equatable" }
func ~~ (l: String, r: String) -> String { "String" }
print(1 ~~ 2)
let s = 1 ~~ 2
print(s)
let a = 1
print(a ~~ 2)
print(1.5 ~~ 2)
infix operator ***
func *** <T: Numeric>(l: T, r: T) -> String { "Numeric" }
func *** <T: Equatable>(l: T, r: T) -> String { "T" }
func *** (l: String, r: String) -> String { "T" }
print(1.5 *** 2)
print(2.5 *** 2.5)
print(1 *** 2)
let half = 1.5
print(half *** 2, half *** 2.5)
func f<T: Numeric>(_ l: T, _ r: T) -> String { "Numeric" }
func f<T>(_ l: T, _ r: T) -> String { "T" }
print(f(1.5, 2), f(1, 2), f(2, 1.5))
infix operator ??? : NilCoalescingPrecedence
func ??? <T>(l: T?, r: @autoclosure () -> T) -> T {
  print("T")
  return l ?? r()
}
func ??? <T>(l: T?, r: @autoclosure () -> T?) -> T? {
  print("T?")
  return l ?? r()
}
let none: Int? = nil
let text: String? = "x"
print(none ??? 1)
print((none ??? nil) as Any)
print((none ??? text?.count) as Any)
print(none ??? nil ??? 5)
