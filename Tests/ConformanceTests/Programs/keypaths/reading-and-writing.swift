// Key paths read and write through structs, classes, optionals, tuples' owners and subscripts.
struct Address {
  var city = "Rome"
  var zip: Int?
}
class Person {
  var name = "Ann"
  var address = Address()
  let born = 1990
  var friend: Person?
  var tags = ["a", "b"]
  var age: Int { 2020 - born }
}
let p = Person()
print(p[keyPath: \.name], p[keyPath: \Person.address.city], p[keyPath: \.age], p[keyPath: \.name.count])
let city = \Person.address.city
p[keyPath: city] = "Oslo"
print(p.address.city, p[keyPath: city])
p[keyPath: \.address.zip] = 123
print(p[keyPath: \.address.zip] as Any, p[keyPath: \.friend?.name] as Any)
print(p[keyPath: \.tags[1]], p[keyPath: \.tags.first] as Any)
p.friend = Person()
print(p[keyPath: \.friend?.name] as Any, p[keyPath: \.friend!.address.city], p[keyPath: \.friend?.address.zip] as Any)
var a = Address()
let zip = \Address.zip
a[keyPath: zip] = 9
a[keyPath: \.city] += "!"
print(a, a[keyPath: \.self].city)
let people = [Person(), p]
print(people.map(\.address.city), people.map(\.name.count), people.filter { $0[keyPath: city] == "Oslo" }.count)
func update<T, V>(_ root: inout T, _ path: WritableKeyPath<T, V>, _ value: V) { root[keyPath: path] = value }
update(&a, \.city, "Paris")
print(a.city)
func set<T>(_ path: ReferenceWritableKeyPath<Person, T>, to value: T) { p[keyPath: path] = value }
set(\.name, to: "Bo")
set(\.tags[0], to: "z")
print(p.name, p.tags)
let joined = (\Person.address).appending(path: \.city)
print(p[keyPath: joined], joined == city, \Person.name == \Person.name)
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
print(paths.map { p[keyPath: $0] })
let partial: [PartialKeyPath<Person>] = [\.name, \.age]
print(partial.map { "\(p[keyPath: $0])" })
let f: (Person) -> String = \.name
print(f(p), [1, 2, 3].map(\.self), ["x": 1].map(\.key), [(1, "t")].map(\.1), [[1, 2], [3]].map(\.count))
print([3: "c"][keyPath: \.[3]] as Any, [10, 20][keyPath: \[Int].[1]], "abc"[keyPath: \.first!])
