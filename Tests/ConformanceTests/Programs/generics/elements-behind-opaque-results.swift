func a() -> some Sequence<Double> { [1, 2] }
func b() -> some Collection<Double> { [1, 2].map { $0 * 2 } }
func c(_ n: Int) -> some Sequence<Int> { stride(from: 0, to: n, by: 2) }
func d<T>(_ x: [T]) -> some Collection<T> { x.reversed() }
func e<T: Hashable>(_ x: [T]) -> some Sequence<T> { Set(x) }
func f() -> some Sequence<(Int, String)> { zip([1], ["a"]) }
func g(_ b: Bool) -> some Sequence<Character> { b ? "abc" : "d" }
var h: some Collection<UInt8> { [1, 255] }
func i() -> some Collection<String> { ["a", "b"].lazy.filter { $0 != "a" } }
func j() -> some Sequence<Int> { let xs = [1]; return xs.lazy.map { $0 + 1 } }
func k() -> some Sequence<Int> { sequence(first: 1) { $0 < 100 ? $0 * 2 : nil } }
func l() -> some Sequence<Int?> { [1, nil] }
let m: some Collection<Float> = [1, 2]
protocol Store<Key> { associatedtype Key; func get() -> Key }
struct Mem: Store { func get() -> String { "k" } }
struct Gen<T>: Store { let t: T; func get() -> T { t } }
func n() -> some Store<String> { Mem() }
func o() -> some Store<Double> { Gen(t: 1) }
func p() -> some Sequence<any Equatable> { [1, "a"] as [any Equatable] }
func q() -> some AsyncSequence<Int, Never> { AsyncStream { c in c.yield(1); c.finish() } }
func r() -> some Sequence<Int> { AnySequence([1]) }
func s() -> some Collection<Int> { guard true else { return [1] }; return [2, 3] }
func t() -> some Identifiable<Int> { It() }; struct It: Identifiable { let id = 3 }
print(Array(a()), Array(b()), Array(c(5)), Array(d([1])), Array(e([1])), Array(f()), Array(g(true)), Array(h), Array(i()), Array(j()), Array(k()), Array(l()), Array(m), n().get(), o().get(), Array(r()), Array(s()), t().id)
func u() -> some Collection<Double> { [] }
print(u().count, type(of: u()))
