actor Ac { var n = 0; func f() {} ; nonisolated func g() { n += 1 } }
let a = Ac()
a.n = 3
a.f()
print(a.n)
func s() { a.f() }
func t() async { a.n = 1; await a.f(); print(await a.n) }
@MainActor class VM { var x = 1; func m() {} }
func u() { VM().m() }
func v() async { VM().x; await VM().m() }
Task { await a.f() ; a.f() }
async let z = 3
func w() async { async let q = 1; print(q) }
class NS { var n = 0 }
let ns = NS()
Task.detached { ns.n += 1 }
