func f(x: Int) {}
func f(x: String) {}
let g = f
func h(a: Int) {}
func h(b: Int) {}
let i = h
struct S {
  func m(x: Int) {}
  func m(x: String) {}
  func n(a: Int) {}
  func n(b: Int) {}
}
let j = S().m
let k = S().n
func q() {}
func q() -> Int { 1 }
let r = q
