struct A {
  var c = 0
  mutating func go() { c += 1 }
  var body: Int { let f = go; f(); return c }
  var other: Int { run(go); return c }
  var third: Int { run(self.go); return 1 }
}
func run(_ f: () -> Void) { f() }
var a = A()
run(a.go)
let g = a.go
let b = A()
run(b.go)
let h = A.go
protocol P { mutating func m() }
func u<T: P>(_ t: T) { var t = t; run(t.m); run({ t.m() }) }
