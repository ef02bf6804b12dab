// An unowned optional can be assigned to and be nil, also after its object has died.
final class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
final class H { unowned var c: C?; init(_ c: C?) { self.c = c } }
var a: C? = C(1)
let h = H(a)
a = nil
var b = C(2)
h.c = b
print(h.c?.n ?? 0)
h.c = nil
print(h.c == nil)
final class K { unowned var c: C; init(_ c: C) { self.c = c } }
var d: C? = C(3)
let k = K(d!)
d = nil
k.c = b
print(k.c.n)
