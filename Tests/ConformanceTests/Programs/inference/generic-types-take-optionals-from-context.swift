struct Box<T> { var value: T; init(_ value: T) { self.value = value } }
protocol P { var name: String { get } }
struct S: P { var name = "S" }
let a: Box<Int?> = Box(1)
let b: Box<any P> = Box(S())
let c: Box<Any> = Box(1)
let d: Box<Double> = Box(1)
let e: Box<[Int?]> = Box([1, nil])
let f: Box<[any P]> = Box([S()])
let g: Box<(Int?, any P)> = Box((1, S()))
print(type(of: a), type(of: b), type(of: c), type(of: d), type(of: e), type(of: f), type(of: g))
print(a.value as Any, b.value.name, c.value, d.value)
let h: Box<Int?> = .init(2)
let i: [Box<Int?>] = [Box(1), Box(nil)]
let j: Box<(Int) -> Any> = Box { $0 }
print(type(of: h), i, j.value(3))
class Base {}
class Derived: Base {}
let k: Box<Base> = Box(Derived())
let l: Box<Base?> = Box(Derived())
print(type(of: k), type(of: l))
