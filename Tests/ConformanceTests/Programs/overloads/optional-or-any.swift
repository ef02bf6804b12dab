class Animal { init() {} }
class Dog: Animal {}
func f(_ x: Int?) { print("Int?") }
func f(_ x: Any) { print("Any") }
f(1)
f("a")
f(Optional(1))
f(1.5)
func g(_ x: Animal?) { print("Animal?") }
func g<T>(_ x: T) { print("T", T.self) }
let none: Animal? = nil
let noDog: Dog? = nil
g(none)
g(noDog)
g(Animal())
g(Dog())
g(nil)
g(3)
func h(_ x: Any?) { print("Any?") }
func h<T>(_ x: T?) { print("T?", T.self) }
h(1)
h(Optional("a"))
h(nil)
