// A specialized declaration and specialized types may outweigh each other, and being better is not transitive.
func pairs<T, U: RangeExpression>(_ p0: [T], _ p1: U) {}
func pairs<T>(_ p0: [T?], _ p1: T...) {}
pairs([nil], 0..<3)

class B {
  func f<T: Sequence>(_ p0: T) {}
  func f<T>(_ p0: [T]) {}
  func f<T: Equatable>(_ p0: T) {}
}
let flag = true
B().f(flag ? [1] : [])

// The bodies of closures of one type decide nothing.
func results(_ p0: (Int) -> Void) -> [Int] { [] }
func results(_ p0: (Int) -> Void) -> Double { 1.5 }
func show<T>(_ value: T) {}
show([results({ _ = $0 })])

// An initializer that is called by its type prefers parameters of subtypes.
class Animal {}
class Cow: Animal {}
struct Herd {
  init(_ p0: [Animal]) {}
  init<T>(_ p0: T) {}
}
_ = Herd([Cow()])

// A closure that takes a tuple apart costs more than one of which nothing is known.
func pair(_ p0: ((Int, Int)) -> Bool) {}
func pair<T>(_ p0: T) {}
pair { $0 == $1 }
