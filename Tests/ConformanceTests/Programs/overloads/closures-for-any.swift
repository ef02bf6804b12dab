func note() {}
struct Person { var age = 1 }
func a(_ x: Any) { print("Any") }
a { 1 }
a { note() }
a { (p: Person) in p.age }
func b(_ x: Any?) { print("Any?") }
b {}
func c<T>(_ x: T) { print("T", T.self) }
c { 1 }
c { note() }
c { (p: Person) in p.age }
func d<T>(_ x: T...) { print("T...", T.self) }
d { 1 }
func e(_ x: Any...) { print("Any...") }
e { "a" }
struct N { init(_ x: Any) { print("init Any") } }
_ = N { (p: Person) in p.age }
func f<T>(_ x: T?) { print("T?", T.self) }
f { 1 }
func g(_ x: some Any) { print("some Any", type(of: x)) }
g {}
func h<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
h { 1 }
func i<T>(_ x: T) { print("T", T.self) }
func i(_ x: () async -> Void) { print("async") }
i({ note() })
i({ 1 })
func j(_ x: some Any) { print("some Any") }
func j<T>(_ x: () async throws -> T) { print("async throws", T.self) }
j({ 1 })
j({})
func k<T>(_ x: T...) { print("T...", T.self) }
func k(_ x: () -> Double) { print("() -> Double") }
k { 1 }
k { 1.5 }
func l<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
func l<T>(_ x: () throws -> T) { print("throws", T.self) }
l { "s" }
func m(_ x: (Int) -> Bool) { print("(Int) -> Bool") }
func m(_ x: Any) { print("Any") }
m { note() }
m { $0 > 1 }
