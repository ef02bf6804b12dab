// A method that two protocols require in the same words is one.
protocol A { func go() -> String; var n: Int { get } }
protocol B { func go() -> String; var n: Int { get } }
struct AB: A, B { func go() -> String { "AB" }; var n: Int { 3 } }
let both: any A & B = AB()
print(both.go(), both.n)
func f<T: A & B>(_ x: T) { print(x.go(), x.n) }
f(AB())
func g(_ x: some B & A) { print(x.go(), x.n) }
g(AB())
protocol C: A, B {}
struct D: C { func go() -> String { "D" }; var n: Int { 4 } }
func h(_ x: any C) { print(x.go(), x.n) }
h(D())
extension C { func twice() -> String { go() + go() + "\(n)" } }
print(D().twice())
