// The dynamic type of a metatype: `Dog.Type` for an `Animal.Type` in an existential that is `Dog.self`.
class Animal { required init() {}; class func name() -> String { "a" } }
class Dog: Animal { override class func name() -> String { "d" } }
protocol P {}
struct S: P {}
let t: Animal.Type = Dog.self
print(type(of: t))
print(type(of: Dog.self), type(of: Animal.self), type(of: Int.self))
let p: any P.Type = S.self
print(type(of: p))
func show(_ x: Any) { print(type(of: x)) }
show(t); show(p); show(Dog.self)
func gen<T>(_ x: T) { print(type(of: x), T.self) }
gen(t); gen(p)
let u: Any.Type = type(of: t)
print(u, u == Dog.Type.self, u == Animal.Type.self)
print(type(of: type(of: t)))
let d = type(of: Dog() as Animal)
print(d, type(of: d))
print(t is Dog.Type, (t as Any) is Dog.Type, p is S.Type)
let an: AnyObject.Type = Dog.self
print(type(of: an))
let o: Animal.Type? = Dog.self
print(type(of: o))
print(type(of: [t]))
print(type(of: (t, 1)))
