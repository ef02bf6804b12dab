protocol Style { var name: String { get } }
struct Plain: Style { var name = "plain"; func bold() -> Bold<Plain> { Bold(inner: self) } }
struct Bold<S: Style>: Style { var inner: S; var name: String { "bold " + inner.name } }
struct Sized: Style { var n: Int; var name: String { "sized \(n)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Sized { static func sized(_ n: Int) -> Sized { Sized(n: n) }; static var big: Sized { .sized(99) } }
extension Style { static func bold<S: Style>(_ s: S) -> Bold<S> where Self == Bold<S> { Bold(inner: s) } }
func draw(_ s: some Style) { print(s.name) }
func pick<S: Style>(_ s: S, _ n: Int = 0) -> S { s }
draw(.plain)
draw(.sized(3))
draw(.big)
draw(.bold(.plain))
draw(.plain.bold())
print(pick(.plain).name, pick(.sized(1), 2).n, pick(.bold(.sized(4))).inner.n)
struct Theme<T> { var v: T }
extension Theme where T == Int { static var one: Theme { Theme(v: 1) }; static func of(_ n: Int) -> Theme { Theme(v: n) } }
extension Theme where T == String { static var text: Theme { Theme(v: "t") } }
func theme<T>(_ t: Theme<T>) { print(t.v, T.self) }
theme(.one)
theme(.text)
theme(.of(4))
extension Array where Element == Int { static var primes: [Int] { [2, 3, 5] } }
func sum(_ x: [Int]) -> Int { x.reduce(0, +) }
print(sum(.primes), sum(.init(repeating: 2, count: 3)), sum(.primes.map { $0 * 2 }), sum(.primes + [1]))
extension Optional where Wrapped == Plain { static var standard: Plain? { Plain() } }
func maybe(_ s: Plain?) { print(s?.name ?? "none") }
maybe(.standard)
maybe(.none)
maybe(.init())
maybe(.plain)
