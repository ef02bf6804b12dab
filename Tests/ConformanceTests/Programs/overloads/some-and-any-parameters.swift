protocol P {}
struct S: P {}
struct T: P, Equatable {}
func f(_ x: some P) { print("some P") }
func f(_ x: any P) { print("any P") }
f(S())
let p: any P = S()
f(p)
func g(_ x: any P) { print("any P") }
func g<X>(_ x: X) { print("X") }
g(S())
g(p)
g(1)
func h(_ x: any P) { print("any P") }
func h(_ x: S) { print("S") }
h(S())
h(T())
h(p)
func i(_ x: any P) { print("any P") }
func i(_ x: Any) { print("Any") }
i(S())
i(1)
i(p)
func j(_ x: any P) { print("any P") }
func j(_ x: any Equatable) { print("any Equatable") }
j(S())
j(1)
func k(_ x: (any P)?) { print("(any P)?") }
func k(_ x: Any) { print("Any") }
k(S())
k(nil)
func l(_ x: [any P]) { print("[any P]") }
func l<X: P>(_ x: [X]) { print("[X]") }
l([S()])
l([S(), T()])
func m(_ x: any P...) { print("any P...", x.count) }
m(S(), T())
