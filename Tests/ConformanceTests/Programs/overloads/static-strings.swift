let s = "s"
func a(_ x: StaticString) { print("StaticString") }
func a(_ x: String) { print("String") }
a("a")
a(s)
a("a" as StaticString)
func b(_ x: StaticString) { print("StaticString") }
func b(_ x: String...) { print("String...") }
b("a")
b(s)
func c(_ x: StaticString) { print("StaticString") }
func c<T: ExpressibleByStringLiteral>(_ x: T) { print("T", T.self) }
c("a")
c(s)
func d(_ x: StaticString) { print("StaticString") }
func d(_ x: some Collection<Character>) { print("some Collection") }
d("a")
d(s)
func e(_ x: StaticString) { print("StaticString") }
func e(_ x: String?) { print("String?") }
e("a")
e(s)
func f(_ x: StaticString) { print("StaticString") }
func f(_ x: some Any) { print("some Any", type(of: x)) }
f("a")
f("a" as StaticString)
func g<T>(_ x: T) { print("T", T.self) }
g("a" as StaticString)
