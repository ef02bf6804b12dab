struct Person { var name = "n"; var age = 1 }
func a(_ x: AnyKeyPath) { print("AnyKeyPath") }
func a<T>(_ x: KeyPath<T, Int>) { print("KeyPath", T.self) }
a(\Person.age)
a(\Person.name)
func b(_ x: PartialKeyPath<Person>) { print("PartialKeyPath") }
func b<T>(_ x: WritableKeyPath<Person, T>) { print("WritableKeyPath", T.self) }
b(\.age)
b(\.name.count)
func c(_ x: any Equatable) { print("any Equatable") }
func c<T: Comparable>(_ x: KeyPath<Person, T>) { print("KeyPath", T.self) }
c(\Person.age)
c(1)
func d(_ x: KeyPath<Person, Int>) { print("KeyPath") }
func d(_ x: WritableKeyPath<Person, Int>) { print("WritableKeyPath") }
d(\.age)
d(\.name.count)
func e<T>(_ x: KeyPath<T, Int>) { print("KeyPath", T.self) }
func e<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
e(\Person.age)
func f<T>(_ x: (T) -> Int) { print("closure", T.self) }
f(\String.count)
f(\Person.age)
f { (p: Person) in p.age }
func g<T>(_ x: T...) { print("T...", T.self) }
g(\Person.age, \Person.name)
g(\Person.age, \Person.age)
let paths = [\Person.age, \Person.name]
print(type(of: paths))
