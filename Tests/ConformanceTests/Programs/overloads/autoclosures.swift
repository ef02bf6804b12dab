func f(_ x: @autoclosure () -> Int) { print("autoclosure Int") }
func f(_ x: @autoclosure () -> String) { print("autoclosure String") }
f(1)
f("a")
func g(_ x: @autoclosure () -> Bool) { print("autoclosure") }
func g(_ x: () -> Bool) { print("closure") }
g(true)
g { true }
g(1 < 2)
func h<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
h(1)
h { 1 }
h(nil as Int?)
func i(_ x: @autoclosure () throws -> Int) rethrows { print("throws") }
i(1)
func j(_ x: @autoclosure () -> Any) { print("autoclosure Any") }
func j(_ x: Int) { print("Int") }
j(1)
j("a")
func k(_ a: Bool, _ message: @autoclosure () -> String = "") { print(message()) }
k(true)
k(true, "m \(1)")
func l(_ x: Int?, _ y: @autoclosure () -> Int) { print("Int") }
func l(_ x: Int?, _ y: @autoclosure () -> Int?) { print("Int?") }
l(1, 2)
l(1, nil)
l(nil, Optional(2))
