func c(_ v: Int) { switch v { case nil: print("z"); default: print("d") } }
c(1)
struct S {}
func d(_ v: S) { if case nil = v { print(1) } else { print(2) } }
d(S())
func e<T>(_ v: T) { switch v { case nil: print("z"); default: print("d") } }
e(Int?.none)
