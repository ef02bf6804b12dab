struct U { }
class Q { 
  init?(n: U?, a: Int) { print("o") }
  init(n: U, a: Int) { print("p") } 
  convenience init?(b: U?) { self.init(n: b, a: 1); print("co") }
  convenience init(b: U) { self.init(n: b, a: 1); print("cp") } 
}
var x: Q?
let n = U()
x = Q(n: n, a: 2)
x = Q(b: n)
x = .init(b: n)
func g(_ q: Q?) {}
g(Q(b: n)); g(.init(n: n, a: 3))
