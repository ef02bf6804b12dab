// Key paths of one root with values of different types are partial key paths.
struct Person { var name = "n"; var age = 3 }
infix operator <*> : AdditionPrecedence
func <*> <T, U>(_ p0: T, _ p1: (Person) -> U) where U: Comparable { print(1, T.self, U.self) }
func <*> <T>(_ p0: T, _ p1: @autoclosure () -> T) { print(2, T.self) }
let path = \Person.age
path <*> \.name
func q<T>(_ p0: T, _ p1: T) { print(2, T.self) }
q(path, \.name)
q(path, \.age)
q(\Person.age, \.age)
q(\Person.age, \Person.name)
func r<T>(_ p0: T, _ p1: @autoclosure () -> T) { print(2, T.self) }
r(path, \.name)
r(path, \.age)
func s<T>(_ p0: T, _ p1: (Person) -> String) { print("f", T.self) }
func s<T>(_ p0: T, _ p1: T) { print("s", T.self) }
s(path, \.name)
s(path, \.age)
s(\Person.age, \.age)
func t<T, U>(_ p0: T, _ p1: (Person) -> U) { print("f", T.self) }
func t<T>(_ p0: T, _ p1: @autoclosure () -> T) { print("s", T.self) }
t(path, \.name)
t(path, \.age)
t(1, \.age)
