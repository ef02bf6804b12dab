class Legacy { var n = 1 }
struct Holder: @unchecked Sendable { let l: Legacy }
func go() async { let h = Holder(l: Legacy()); await Task.detached { h.l.n += 1 }.value; print(h.l.n) }
await go()
