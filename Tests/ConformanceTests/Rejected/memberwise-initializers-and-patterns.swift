struct A { var a: Int; var (e, f) = (0, false) }
struct B { var (e, f) = (0, false) }
struct C { var (e, f): (Int, Bool) = (0, false); var g = 1 }
print(A(a: 0))
print(B())
print(C())
print(A(a: 1, e: 2, f: true), B(e: 1, f: true), C(e: 1, f: true, g: 2), C(e: 1, f: false))
print(C(g: 1))
