// A parameter of an opaque type of a class is generic.

class Base {}
class Derived: Base {}
func f(_ value: some Base) { print("some Base", type(of: value)) }
func f(_ value: AnyObject) { print("AnyObject") }
f(Derived())
f(Base())
func g(_ value: some Base) { print("some Base") }
func g(_ value: Base) { print("Base") }
g(Derived())
g(Base())
func name<T>(_ value: T) -> String { "\(T.self)" }
func h(_ value: some Base) -> String { name(value) }
print(h(Derived()), h(Derived() as Base))
