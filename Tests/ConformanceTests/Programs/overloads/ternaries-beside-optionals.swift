let o: Int? = 3, n: Int? = nil, oo: Int?? = 3, t = true, d = 2.5, od: Double? = 1.5, s: String? = "s"
print(t ? 1 : o, t ? o : 1, t ? 1 : nil, t ? d : od, t ? "a" : s, t ? s : "a", t ? [1] : nil, t ? o : nil, t ? 1 + 1 : o, t ? -1 : o)
let a: Any = t ? 1 : o; print(a)
let b: [Any] = [t ? 1 : o, t ? d : od]; print(b)
let c: Any? = t ? 1 : o; print(c as Any)
func v(_ x: Int?) { print("Int?") }
func v(_ x: Any) { print("Any", x) }
v(t ? 1 : o); v(t ? o : 1); v(t ? 1 : nil); v(t ? o : nil); v(t ? 1 + 1 : o); v(t ? o! : o)
func w<T>(_ x: T) { print("T", T.self) }
func w(_ x: Int?) { print("Int?") }
w(t ? 1 : o); w(t ? o : 1); w(t ? 1 : nil); w(t ? o! : o)
func x(_ x: Any) { print("Any", x) }
x(t ? 1 : o); x(t ? o : 1); x(t ? d : od); x(t ? o! : o); x(t ? 2 : nil)
func y(_ x: Any...) { print(x) }
y(t ? 1 : o, o ?? 1, t ? "a" : s)
print([1, o], [o, 1], [1, nil], [d, od], ["a", s])
func z(_ x: [Any]) { print(x) }
z([1, o]); z([o, 1]); z([d, od]); z([1, nil as Int?])
print("\(t ? 1 : o)", String(describing: t ? 1 : o))
func g<T>(_ x: T) -> T { x }
print(g(t ? 1 : o) as Any, g(t ? d : od) as Any)
print((t ? 1 : o) as Any, (t ? 1 : o) ?? 3)
func both(_ x: Double?) { print("Double?") }
func both(_ x: Any) { print("Any", x) }
both(t ? 1 : od); both(t ? d : od); both(t ? od : 2)
