func f<T>(_ x: T, _ y: Int = 0) { print("T, default") }
func f<each T>(_ x: repeat each T) { print("pack") }
f(1, 2)
f(1)
f(1, "a")
f()
func g<T>(_ x: T...) { print("variadic") }
func g<each T>(_ x: repeat each T) { print("pack") }
g(1, "a")
