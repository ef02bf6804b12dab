protocol TitledLoggable { func log() -> String }
protocol Loggable { func log() -> String; var tag: String { get }; init() }
extension Loggable { func log() -> String { "loggable" }; var tag: String { "L" }; }
struct Pair<T> { var a: T? ; init() {}; init(_ a: T) { self.a = a } }
extension Pair where T == Int { func log() -> String { "int pair" } }
extension Pair where T: Equatable { var tag: String { "eq" } }
extension Pair: Loggable where T: Loggable {}
extension Pair: TitledLoggable where T: TitledLoggable { func log() -> String { "pair titled" } }
extension Int: Loggable, TitledLoggable { func log() -> String { "int" } }
func g<L: Loggable>(_ l: L) -> String { l.log() + l.tag }
func h<L: TitledLoggable>(_ l: L) -> String { l.log() }
print(g(Pair(1)), h(Pair(1)), Pair(1).log(), Pair(1).tag, g(1))
let e: any Loggable = Pair(2); print(e.log(), e.tag)
struct Un<T>: Loggable { init() {} }
extension Un where T == Int { func log() -> String { "never" }; var tag: String { "never" } }
print(g(Un<Int>()), Un<Int>().log(), Un<Int>().tag)
class K<T>: Loggable { required init() {} }
extension K where T: Comparable { func log() -> String { "cmp" } }
class K2: K<Int> {}
print(g(K<Int>()), g(K2()), K2().log())
protocol Show { func show() -> String }
extension Show { func show() -> String { "?" } }
extension Array: Show where Element: Show {}
extension Array where Element == Int { func show() -> String { "ints" } }
extension Int: Show {}
func s<T: Show>(_ t: T) -> String { t.show() }
print(s([1]), [1].show(), s(1))
enum R<T> { case a(T) }
extension R: Show where T: Show {}
extension R where T: Hashable { func show() -> String { "hash" } }
extension R where T: Show { func show() -> String { "own" } }
print(s(R.a(1)))
