enum Plain { case a, b(Int) }
enum Generic<T> { case a(T), b }
protocol Marked {}
extension Plain: Marked {}
func plain(_ value: Any) {
  switch value {
  case Plain.a: print("a")
  case Plain.b(let number): print(number)
  default: print("other")
  }
}
plain(Plain.a)
plain(Plain.b(3))
plain(1)
func generic(_ value: Any) {
  switch value {
  case Generic<Int>.a(let number): print(number)
  case Generic<String>.b: print("b of strings")
  default: print("other")
  }
}
generic(Generic<Int>.a(3))
generic(Generic<String>.b)
generic(Generic<Int>.b)
func marked(_ value: any Marked) {
  switch value {
  case Plain.a: print("a")
  case Plain.b(let number): print(number)
  default: print("other")
  }
}
marked(Plain.a)
marked(Plain.b(2))
func optional(_ value: Any) {
  switch value {
  case Optional<Int>.none: print("none")
  case Optional<Int>.some(let number): print(number)
  default: print("other")
  }
}
optional(Int?.none as Any)
optional(3)
optional("s")
