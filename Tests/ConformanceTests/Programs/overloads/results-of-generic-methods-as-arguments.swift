// What is known of an argument that is a call depends on which of the two names has fewer declarations.
func s(_ x: Set<Int>) { print("Set") }
func s(_ x: [Int]) { print("Array") }
func s<C: Collection>(_ x: C) { print("Collection", C.self) }
s([1].map { $0 + 1 })
s([1, 2].filter { $0 > 1 })
s(Set([1, 2]).filter { $0 > 1 })
s([3, 1].sorted())
s([[1]].flatMap { $0 })
s([1] + [2])
let xs = [3, 1]
s(xs.map { $0 + 1 })
s(xs.filter { $0 > 1 })
s(xs.sorted())
s(xs + xs)
s(xs + [1])
s(xs.dropFirst())
s(xs.compactMap { $0 })
s(Array(xs))
s(xs.shuffled())
s(xs)
s(true ? xs : [])
func t(_ x: [Int]) { print("Array") }
func t<C>(_ x: C) { print("T", C.self) }
t([1].map { $0 + 1 })
t([1, 2].filter { $0 > 1 })
t([3, 1].sorted())
t(xs.map { $0 + 1 })
t(xs.filter { $0 > 1 })
t(xs.sorted())
t(xs + xs)
t(xs + [1])
t([1] + [2])
t([3, 1].count)
t(Array(xs))
func u(_ x: Int) { print("Int") }
func u<C>(_ x: C) { print("T", C.self) }
u(xs.count)
u(xs.reduce(0, +))
u(xs[0])
u(xs.max()!)
u(xs.first ?? 0)
u(xs.count + 1)
u(xs[0] + xs[1])
u([1, 2].count)
u([1, 2].reduce(0, +))
u("abc".count)
u(Int("3")!)
u(max(1, 2))
u(abs(-3))
func v(_ x: String) { print("String") }
func v<C>(_ x: C) { print("T", C.self) }
v("a" + "b")
let st = "x"
v(st + "b")
v(st + st)
v(st.uppercased())
v("abc".uppercased())
v(String(st.reversed()))
v(xs.map(String.init).joined())
v("\(xs)")
v(xs.isEmpty ? "a" : "b")
v(String(describing: 3))
v(st.first.map(String.init) ?? "")
func w(_ x: Bool) { print("Bool") }
func w<C>(_ x: C) { print("T", C.self) }
w(1 < 2)
w(xs.isEmpty)
w(!xs.isEmpty)
w(xs.contains(1))
w(xs.count > 1)
w(xs == [1])
w(true && false)
w(st.hasPrefix("x"))
w(xs.allSatisfy { $0 > 1 })
func y(_ x: Double) { print("Double") }
func y(_ x: Any) { print("Any") }
y(1)
y(1 + 2)
y(1.5 * 2)
y(xs.count)
y(Double(xs.count) / 2)
y(Double(xs.count))
