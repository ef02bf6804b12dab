// existential deep: any P in collections, primary assoc, opening with constraints
protocol Source<Out> { associatedtype Out; associatedtype Fail: Error = Never; func pull() throws(Fail) -> Out; var name: String { get } }
extension Source { var name: String { "\(Self.self)->\(Out.self)" }; func map<T>(_ f: @escaping (Out) -> T) -> Mapped<Self, T> { Mapped(base: self, f: f) }; func erased() -> any Source<Out> { self } }
struct Const<T>: Source { let v: T; func pull() -> T { v } }
struct Mapped<B: Source, T>: Source { let base: B; let f: (B.Out) -> T; typealias Fail = B.Fail; func pull() throws(B.Fail) -> T { f(try base.pull()) } }
enum Bad: Error { case bad }
struct Failing: Source { func pull() throws(Bad) -> Int { throw .bad }; var name: String { "failing" } }
let ss: [any Source<Int>] = [Const(v: 1), Const(v: "abc").map(\.count), Failing()]
for s in ss { do { print(s.name, try s.pull()) } catch { print(s.name, "failed", error) } }
func total(_ s: [any Source<Int>]) -> Int { s.reduce(0) { $0 + ((try? $1.pull()) ?? 100) } }; print(total(ss))
func open<S: Source>(_ s: S) -> String where S.Out: Comparable { "\(S.self) \(S.Fail.self)" }
print(ss.map { open($0) }, ss[0].erased().name, ss.map { "\(type(of: $0))" })
func pick(_ b: Bool) -> any Source<String> { if b { Const(v: "c") } else { Const(v: 3).map { "m\($0)" } } }
print(try pick(true).pull(), try pick(false).pull())
protocol Plug: AnyObject { associatedtype Cfg: Decodable2; static var id: String { get }; init(cfg: Cfg); func run() -> String }
protocol Decodable2 { init(_ s: String) }
struct IntCfg: Decodable2 { let n: Int; init(_ s: String) { n = Int(s) ?? 0 } }
final class A: Plug { static let id = "a"; let c: IntCfg; init(cfg: IntCfg) { c = cfg }; func run() -> String { "A\(c.n)" } }
final class B: Plug { static let id = "b"; struct Cfg: Decodable2 { var l: [Substring]; init(_ s: String) { l = s.split(separator: ",") } }; let c: Cfg; init(cfg: Cfg) { c = cfg }; func run() -> String { "B\(c.l)" } }
func build<P: Plug>(_ t: P.Type, _ s: String) -> any Plug { t.init(cfg: P.Cfg(s)) }
let reg: [String: any Plug.Type] = [A.id: A.self, B.id: B.self]
for (k, s) in [("a", "42"), ("b", "x,y"), ("c", "")] { if let t = reg[k] { print(build(t, s).run(), t.id) } else { print("no", k) } }
let anyCmp: [any Comparable] = [1, "b", 2.5]; func maxSame<T: Comparable>(_ a: T, _ o: any Comparable) -> T? { (o as? T).map { Swift.max(a, $0) } }
print(anyCmp.map { maxSame($0, 3) as Any? ?? "x" }.count, maxSame(1, 3) as Any, maxSame("a", 3) as Any)
struct Wrapper<T> { var base: any Collection<T>; var firstTwo: [T] { Array(base.map { $0 }.prefix(2)) }; var n: Int { base.count }; func has(_ t: T) -> Bool where T: Equatable { base.contains(t) }; func rev() -> [T] { base.reversed() } ; func m<U>(_ f: (T) -> U) -> [U] { base.map(f) } ; mutating func set(_ c: some Collection<T>) { base = c } }
var w = Wrapper(base: Set([7])); print(w.firstTwo, w.n, w.has(7)); w.set([1, 2, 3]); print(w.firstTwo, w.rev(), w.m { $0 * 2 }, w.base.first!, w.base.isEmpty, type(of: w.base)); w.base = 5...9; print(w.n, w.base.min()!)
