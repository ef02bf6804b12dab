struct Person { var name: String; var age: Int; var tags: [String] = [] }
func f(_ x: (Person) -> String) { print("closure String") }
func f(_ x: (Person) -> Int) { print("closure Int") }
f(\.name)
f(\.age)
f { $0.name }
f { $0.age }
func g(_ x: KeyPath<Person, String>) { print("path String") }
func g(_ x: KeyPath<Person, Int>) { print("path Int") }
g(\.name)
g(\.age)
g(\.name.count)
g(\.tags.count)
func h<T>(_ x: KeyPath<Person, T>) { print("path", T.self) }
func h<T>(_ x: (Person) -> T) { print("closure", T.self) }
h(\.name)
h { $0.age }
func i<T>(_ x: KeyPath<Person, T>) { print("read") }
func i<T>(_ x: WritableKeyPath<Person, T>) { print("write") }
i(\.name)
i(\.name.count)
func j<T: Comparable>(_ x: (Person) -> T) { print("comparable") }
func j<T>(_ x: (Person) -> T) { print("any") }
j(\.name)
j(\.tags)
let people = [Person(name: "b", age: 1), Person(name: "a", age: 2)]
print(people.map(\.name), people.map(\.name.count), people.filter(\.tags.isEmpty).count, people.first.map(\.age) as Any)
