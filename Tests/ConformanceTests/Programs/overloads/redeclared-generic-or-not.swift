func f(_ x: Int) { print("Int") }
func f<T>(_ x: T) { print("T") }
func f<T>(_ x: T, _ y: Int = 0) { print("T, default") }
func f<T: Sequence>(_ x: T) { print("Sequence") }
func f<T>(_ x: (T) -> Void) { print("closure") }
func f<T, U>(_ x: (T, U)) { print("pair") }
func f<T>(_ x: T.Type) { print("metatype") }
func f<each T>(_ x: repeat each T) { print("pack") }
f(1)
f(1.5)
f([1])
f((1, 2))
f(Int.self)
f(1, 2, 3)
f()
func g(_ x: some Equatable) { print("some Equatable") }
func g(_ x: some Comparable) { print("some Comparable") }
func g(_ x: any Equatable) { print("any Equatable") }
g(1)
g(true)
let e: any Equatable = 1
g(e)
