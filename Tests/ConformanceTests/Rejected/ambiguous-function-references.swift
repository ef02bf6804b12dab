struct S {
  func f(a: Int) -> String { "a" }
  func f(b: Int) -> String { "b" }
  func f(_ x: Int) -> String { "_" }
  func f(_ x: String) -> String { "String" }
}
let s = S()
print([1].map(s.f))
let g = s.f
func h(_ x: Int) {}
func h(_ x: String) {}
let i = h
print([1, 2].map(h))
