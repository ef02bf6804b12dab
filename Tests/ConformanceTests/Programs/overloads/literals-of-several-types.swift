protocol P {}
struct S: P {}
struct V: P {}
func a(_ x: [any P]) { print("[any P]", x.count) }
a([S()] + [V()])
a([S(), V()])
func b<T>(_ x: [T]) { print("[T]", T.self) }
b([1, "a"])
b([S(), V()])
b([S(), S()])
func c<T>(_ x: T) { print("T", T.self) }
c([1, "a"])
c([S()] + [V()])
c([1: "a", 2: 3])
let pair = (1, 2), named = (x: 1, y: 2)
func d(_ x: (Int, Any)) { print("(Int, Any)", x) }
d(pair)
d(named)
d((1, "a"))
func e(_ x: (Int?, Int)) { print("(Int?, Int)", x) }
e(named)
e(pair)
func f<T>(_ x: T...) { print("T...", T.self) }
f(named, (1, 2))
f(pair, named)
func g(_ x: Any...) { print("Any...", x.count) }
g([S()] + [V()])
func h(_ x: Double) { print("Double", x) }
h(-60 * .pi / .pi)
h(2 * .pi - 2 * .pi)
h(-(.zero))
func i(_ x: [Character]) { print("[Character]", x) }
i("abc".reversed())
