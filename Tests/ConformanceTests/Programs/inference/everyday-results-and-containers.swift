// Each line says which type it has: results, states, containers of the program, closures in dictionaries.
func t<T>(_ x: T, _ l: Int = #line) { print(l, T.self, x) }
enum LoadState<Value> { case idle, loading, loaded(Value), failed(Error); var value: Value? { if case .loaded(let v) = self { v } else { nil } }
  func map<U>(_ f: (Value) -> U) -> LoadState<U> { switch self { case .idle: .idle; case .loading: .loading; case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
enum Err: Error, Equatable { case a, b(Int), c(msg: String) }
let s: LoadState<[Int]> = .loaded([1, 2])
t(s.value?.count ?? 0)
t(s.map { $0.map { "\($0)" } }.value ?? [])
t(s.map(\.count).value)
t(s.map { $0.first }.value)
t(s.map { $0.first ?? 0 }.value ?? -1)
let st = LoadState.loaded("x")
t(st.value)
let st2: LoadState<Int> = .failed(Err.b(3))
if case .failed(let e as Err) = st2 { t(e) }
if case .failed(Err.b(let n)) = st2 { t(n) }
func load(_ ok: Bool) throws -> Int { guard ok else { throw Err.c(msg: "no") }; return 7 }
t((try? load(false)) ?? 0)
t(try! load(true))
do { t(try load(false)) } catch Err.c(let msg) { t(msg) } catch { t("\(error)") }
let r = Result { try load(true) }
t(r.map { $0 * 2 })
t((try? r.get()) ?? 0)
let r2 = Result<Int, Err>.failure(.a)
t(r2.mapError { "\($0)" as String as! String == "a" ? Err.b(1) : .a })
t(r2.flatMap { .success($0 + 1) })
switch r2 { case .success(let x): t(x); case .failure(.a): t("a"); case .failure(let e): t(e) }
t(r2 == .failure(.a))
let rs: [Result<Int, Err>] = [.success(1), .failure(.a), .success(3)]
t(rs.compactMap { try? $0.get() })
t(rs.reduce(0) { $0 + ((try? $1.get()) ?? 0) })
func apply<T, E: Error>(_ f: () throws(E) -> T) throws(E) -> T { try f() }
t((try? apply { try load(true) }) ?? 0)
t(apply { 3 })
func retry<T>(_ n: Int = 2, _ f: () throws -> T) rethrows -> T { try f() }
t(try! retry { try load(true) })
t(retry { 4 })
t(retry(3) { "a" })
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ x: Element...) { items += x }; mutating func pop() -> Element? { items.popLast() }; var top: Element? { items.last }; subscript(i: Int) -> Element { items[i] }; subscript(safe i: Int) -> Element? { items.indices.contains(i) ? items[i] : nil } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack: Sequence { func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
extension Stack where Element: Numeric { var sum: Element { items.reduce(0, +) } }
extension Stack: Equatable where Element: Equatable {}
var k: Stack = [1, 2, 3]
t(k)
k.push(4, 5)
t(k.sum + 1)
t(k.pop().map { $0 * 2 } ?? 0)
t(k[safe: 9] ?? k[0])
t(k.map { $0 * 2 })
t(k.reduce(0, +))
t(k == [1, 2, 3, 4])
t(Array(k))
t(k.sorted(by: >).prefix(2))
t(k.max() ?? 0)
t((Stack<Double>() + [1.5]).map { $0 })
func + <T>(l: Stack<T>, r: Stack<T>) -> Stack<T> { var x = l; for e in r { x.push(e) }; return x }
let ks: Stack<Stack<Int>> = [[1], [2, 3]]
t(ks.map(\.sum))
t(ks.flatMap { $0 })
t(ks.map { $0.map { "\($0)" }.joined() })
var d: [String: Stack<Int>] = [:]
d["a", default: []].push(1)
t(d["a"]?.top ?? 0)
d["b"] = [4]
t(d.mapValues(\.sum).values.sorted())
var cache: [Int: () -> String] = [1: { "one" }]
cache[2] = { "two" }
t(cache[1]?() ?? "none")
t(cache[3]?() ?? "none")
t(cache.keys.sorted().map { cache[$0]!() })
var handlers: [(Int) -> Void] = []
var seen: [Int] = []
handlers.append { seen.append($0) }
handlers.append { x in if x > 1 { seen.append(x * 10) } }
handlers.forEach { $0(2) }
t(seen)
let (q, rem) = 7.quotientAndRemainder(dividingBy: 2)
t(q * 2 + rem)
let nested = ["a": ["x": [1, 2]], "b": [:]]
t(nested["a"]?["x"]?.first ?? 0)
t(nested["b"]?["x"]?.isEmpty ?? true)
t(nested.mapValues { $0.count }.values.sorted())
let mixed: [Any] = [1, "a", 2.5, [1], nil as Int? as Any]
t(mixed.map { type(of: $0) })
t(mixed.compactMap { $0 as? Int })
t(mixed.filter { $0 is String }.count)
for m in mixed { switch m { case let i as Int where i > 0: t(i); case let s as String: t(s); case is Double: t("double"); case let a as [Int]: t(a.count); default: t("other") } }
let opts: [Int?] = [1, nil]
for case let x? in opts { t(x) }
if let first = opts.first, let x = first { t(x) }
guard let z = opts[0] else { fatalError() }
t(z)
let w: Int? = nil
t(w.map { $0 + 1 } ?? { 5 }())
t([1: "a"][1]?.first?.isLetter ?? false)
t(w?.description ?? "nil")
t(String(describing: w ?? 0))
t("\(w.map(String.init) ?? "nil")")
t("\(w ?? 0), \(w == nil), \([w].count)")
