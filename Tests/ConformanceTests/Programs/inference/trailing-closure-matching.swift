func a(_ x: Int = 0, then f: () -> Int) { print("a", x, f()) }
a { 1 }
a(2) { 1 }
func b(_ f: () -> Int, _ x: Int = 5, g: (() -> Int)? = nil) { print("b", f(), x, g?() ?? -1) }
b { 1 }
b({ 1 }, 2)
b { 1 } g: { 3 }
b({ 1 }) { 4 }
func c(first: () -> Int = { 0 }, second: () -> Int = { 0 }, third: () -> Int) { print("c", first(), second(), third()) }
c { 1 }
c { 1 } third: { 3 }
c { 1 } second: { 2 } third: { 3 }
c(first: { 1 }) { 3 }
func d(_ n: Int..., f: (Int) -> Int = { $0 }, g: ((Int) -> Int)? = nil) { print("d", n.map(f), g?(9) ?? -1) }
d(1, 2) { $0 * 2 }
d(1) { $0 } g: { $0 + 1 }
d(1, g: { $0 })
func e<T>(_ x: T, map f: (T) -> T = { $0 }, done: (T) -> Void) { done(f(x)) }
e(1) { print("e", $0) }
e(1, map: { $0 + 1 }) { print("e", $0) }
e(1) { $0 + 5 } done: { print("e", $0) }
struct Button { init(_ title: String = "t", role: Int? = nil, action: @escaping () -> Void, label: (() -> String)? = nil) { print("f", title, role ?? 0, label?() ?? "none") } }
_ = Button {}
_ = Button("x") {}
_ = Button(role: 1) {} label: { "l" }
_ = Button(action: {}) { "label" }
func h(onStart: (() -> Void)? = nil, onEnd: ((Bool) -> Void)? = nil) { onStart?(); onEnd?(true) }
h { print("h start") }
h { print("h end", $0) }
h {} onEnd: { print("h", $0) }
func i(_ f: @autoclosure () -> Int, _ g: () -> Int) { print("i", f(), g()) }
i(1) { 2 }
func j(f: ((Int) -> Int)?, _ n: Int = 3) { print("j", f?(n) ?? 0) }
j { $0 }
j(f: nil)
if [1, 2].contains(where: { $0 > 1 }) { print("k") }
for x in [3, 1].sorted(by: { $0 < $1 }) where [x].allSatisfy({ $0 > 0 }) { print("l", x) }
