// typed throws, rethrows, error conversions, opaque/existential, some/any
enum NetError: Error, Equatable { case offline, status(Int), decoding(String) }
enum AppError: Error { case net(NetError), other(any Error)
    init(_ e: any Error) { if let n = e as? NetError { self = .net(n) } else { self = .other(e) } } }
func fetch(_ n: Int) throws(NetError) -> String { switch n { case 0: throw .offline; case 400...: throw .status(n); default: return "body\(n)" } }
func twice<T, E: Error>(_ f: () throws(E) -> T) throws(E) -> (T, T) { (try f(), try f()) }
print(try twice { () throws(NetError) in try fetch(1) }, twice { 5 })
do { _ = try twice { () throws(NetError) -> String in try fetch(404) } } catch { switch error { case .status(let c): print("status", c); case .offline, .decoding: print("x") } }
extension Array { func mapT<U, E: Error>(_ f: (Element) throws(E) -> U) throws(E) -> [U] { var r: [U] = []; for x in self { r.append(try f(x)) }; return r } }
do throws(NetError) { print(try [1, 2].mapT(fetch)); print(try [3, 0].mapT(fetch)) } catch .offline { print("offline") } catch { print("other", error) }
struct Wrapped<E: Error>: Error { let inner: E; let ctx: String }
func ctx<T, E>(_ s: String, _ f: () throws(E) -> T) throws(Wrapped<E>) -> T { do { return try f() } catch { throw Wrapped(inner: error, ctx: s) } }
do { _ = try ctx("loading") { () throws(NetError) in try fetch(500) } } catch { print(error.ctx, error.inner == .status(500)) }
func rethrowing(_ f: (Int) throws -> Int) rethrows -> Int { try f(1) + 1 }
print(rethrowing { $0 * 3 }, (try? rethrowing { _ in throw NetError.offline }) as Any)
func legacy() throws { do { _ = try fetch(0) } catch { throw AppError(error) } }
do { try legacy() } catch AppError.net(let n) where n == .offline { print("net offline") } catch { print(error) }
let cl: (Int) throws(NetError) -> String = fetch
print((try? cl(0)) ?? "nil", try cl(7), Result { () throws(NetError) in try cl(401) })
protocol Source<Out> { associatedtype Out; associatedtype Failure: Error = Never; func get() throws(Failure) -> Out }
struct Const<T>: Source { let v: T; func get() -> T { v } }
struct Failing<T>: Source { func get() throws(NetError) -> T { throw .decoding("\(T.self)") } }
struct Mapped<S: Source, U>: Source { let s: S; let f: (S.Out) -> U; func get() throws(S.Failure) -> U { f(try s.get()) } }
extension Source { func map<U>(_ f: @escaping (Out) -> U) -> some Source<U> { Mapped(s: self, f: f) }
    func or(_ d: Out) -> Out { do { return try get() } catch { return d } } }
print(Const(v: 3).map { $0 + 1 }.or(0), Failing<Int>().map { "\($0)" }.or("default"), Const(v: "x").get())
let sources: [any Source<Int>] = [Const(v: 1), Failing<Int>(), Const(v: 2).map { $0 * 10 }]
for s in sources { do { print(try s.get()) } catch { print("failed:", error) } }
func open<S: Source>(_ s: S) -> String { "\(S.Out.self)/\(S.Failure.self)" }
print(sources.map { open($0) })
func pick(_ b: Bool) -> any Equatable & Sendable { b ? 1 : "one" }
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(same(1, pick(true)), same(1, pick(false)), type(of: pick(false)))
protocol Animal: AnyObject { associatedtype Food: CustomStringConvertible; func eat(_ f: Food) -> String; var favourite: Food { get } }
final class Cat: Animal { func eat(_ f: String) -> String { "cat eats \(f)" }; let favourite = "fish" }
final class Cow: Animal { func eat(_ f: Int) -> String { "cow eats \(f) kg" }; var favourite: Int { 5 } }
func feed(_ a: some Animal) -> String { a.eat(a.favourite) }
let zoo: [any Animal] = [Cat(), Cow()]; print(zoo.map { feed($0) }, zoo.map { $0.favourite.description })
func cleanup() throws { defer { print("cleaned") }; _ = try fetch(0) }
do { try cleanup() } catch { print(type(of: error), error) }
func never() -> Never { fatalError() }

func deep(_ n: Int) throws(NetError) -> Int { guard n > 0 else { throw .decoding("bottom") }; return try deep(n - 1) + 1 }
do { print(try deep(3)) } catch .decoding(let s) { print(s) } catch .offline { } catch .status { }
struct Retry { var max = 3; func run<T, E: Error>(_ op: (Int) throws(E) -> T) throws(E) -> T { var n = 0; while true { do { return try op(n) } catch { n += 1; if n >= max { throw error } } } } }
print(try Retry().run { (n) throws(NetError) -> String in if n < 2 { throw .status(n) }; return "ok after \(n)" })
do { try Retry(max: 1).run { (n: Int) throws(NetError) -> Void in throw .status(n) } } catch { print(error) }
