let o: Int? = 3, t = true, d = 2.5, od: Double? = 1.5
func v(_ x: Any) { print("Any", x) }
func v(_ x: Int?) { print("Int?") }
v(t ? 1 : o); v(t ? o : 1); v(t ? 1 : nil); v(t ? o : nil); v(t ? 1 + 1 : o); v(t ? o! : o)
struct S { func v(_ x: Any) { print("Any", x) }
func v(_ x: Int?) { print("Int?") } }
S().v(t ? 1 : o); S().v(t ? o! : o)
let k = S(); k.v(t ? 1 : o)
func u(_ x: Any, _ y: Int) { print("Any", x) }
func u(_ x: Int?, _ y: Int) { print("Int?") }
u(t ? 1 : o, 2)
func two(_ x: Int?) { print("Int?") }
func two(_ x: String) { print("String") }
two(t ? 1 : o); two(t ? o! : o)
func gen<T>(_ x: T?) { print("T?", T.self) }
func gen(_ x: Any) { print("Any", x) }
gen(t ? 1 : o); gen(t ? 1 : od); gen(t ? d : od)
func h(_ x: Double?) { print("Double?") }
func h(_ x: Int?) { print("Int?") }
h(t ? 1 : o); h(t ? 1 : od); h(t ? o : 2)
