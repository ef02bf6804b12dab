func outer() {
  func a() {}
  func a() {}
  func b(_ x: Int) {}
  func b(_ x: String) {}
  let c = 1
  let c = 2
  func d() {}
  let d = 1
  struct S {}
  struct S {}
  let e = 1
  do { let e = 2; _ = e }
  _ = (c, e)
  b(1)
}
func parameters(x: Int, x: Int) {}
func same(a x: Int, b x: Int) {}
func generic<T, T>(_ x: T) {}
let closure = { (a: Int, a: Int) in a }
switch (1, 2) { case (let a, let a): print(a) }
