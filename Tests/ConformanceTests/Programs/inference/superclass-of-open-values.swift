// A value of unknown type beside one of a class: the common type may be a superclass.
class A { static let a = A(); class var make: A { A() } }
class B: A { static let b = B() }
class C: B {}
func same<T>(_ x: T, _ y: T) { print(T.self) }
func pick<T>(_ x: T, _ f: () -> T) { print(T.self) }
same(B(), .b)
same(B(), .a)
same(C(), .a)
same(C(), .b)
same(.a, C())
pick(C()) { .a }
pick(B()) { A() }
let xs = [C(), .a]
print(type(of: xs))
let t = true ? B() : .a
print(type(of: t))
