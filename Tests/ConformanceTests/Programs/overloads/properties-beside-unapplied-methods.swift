print([1].dropFirst().first as Any)
let a = [1,2].dropFirst()
print(a.first as Any)
let x: Any = [1].dropFirst().first
print([1].dropFirst().first as Any?)
func f(_ x: Any) { print(x) }
f([1].dropFirst().first)
f([1,2].dropLast(1).first)
f("abc".dropFirst().first as Any)
f([1,2,3].prefix(2).first as Any)
f([1,2,3].suffix(2).min as Any)
f([1,2,3].filter { $0 > 1 }.dropFirst().first as Any)
struct B1 { var first: Int? = 1; var all: Int = 1 }
struct B2 { func first() -> Int { 1 }; var all: Int? = 2 }
struct A { func m() -> B1 { B1() }; func m() -> B2 { B2() } }
print(A().m().first as Any)
print(A().m().all as Any)
struct Repeated<C: Collection>: Collection {
  var head: C.Element
  var startIndex: Int { 0 }
  var endIndex: Int { 2 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> C.Element { head }
  var first: C.Element { head }
}
print(Repeated<[Int]>(head: 1).dropFirst().first as Any, Repeated<[Int]>(head: 1).first as Any)
