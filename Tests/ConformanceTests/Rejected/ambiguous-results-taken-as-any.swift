// Results that become `Any` at the same cost.
func g() -> Int? { 1 }
func g() -> Double { 1 }
func take(_ x: Any) {}
take(g())
let a: (Any, Int) = (g(), 1)
func h() -> Int8 { 1 }
func h() -> Any? { 1 }
let b: Any = h()
func note() {}
func f<T, U>(_ a: [T], _ b: @autoclosure () -> U) {}
func f<T>(_ a: [T], _ b: () throws -> Void = {}) {}
f([1], note)
