// overloads with and without builder, explicit return, generic result
@resultBuilder enum Cat {
  static func buildBlock(_ s: String...) -> String { s.joined(separator: "+") }
}
func run(@Cat _ f: () -> String) -> String { "built " + f() }
func run2(_ f: () -> Int) -> String { "int \(f())" }
func wrap<T>(_ t: T, @Cat _ f: (T) -> String) -> String { f(t) }
func opt(_ n: Int? = nil, @Cat f: () -> String = { "default" }) -> String { "\(n as Any) \(f())" }
print(run { "a"; "b" })
print(run2 { 3 })
print(run { return "r" })
print(wrap(4) { n in "n\(n)"; "m\(n + 1)" })
print(wrap([1, 2]) { "\($0.count)"; "\($0.first!)" })
print(opt { "x" }, opt(3), opt(2) { "y"; "z" })
struct Row { let title: String; let value: String; init(_ title: String, @Cat value: () -> String) { self.title = title; self.value = value() } }
let rows = [Row("a") { "1"; "2" }, Row("b") { "3" }]
print(rows.map { "\($0.title)=\($0.value)" })
struct Builder { var parts: [String] = []; func adding(@Cat _ f: () -> String) -> Builder { Builder(parts: parts + [f()]) } }
print(Builder().adding { "a" }.adding { "b"; "c" }.parts)
let nested = run { run { "in" }; wrap(2) { "two\($0)" } }
print(nested)
func rethrowing<T>(@Cat _ f: () throws -> String, then: (String) -> T) rethrows -> T { then(try f()) }
let rc = rethrowing { "p"; "q" } then: { $0.count }; print(rc)
enum E: Error { case e }
func bad() throws -> String { throw E.e }
do { _ = try rethrowing { "x"; try bad() } then: { $0 } } catch { print("caught", error) }
protocol Screen { associatedtype B; @Cat var body: String { get }; var b: B { get } }
struct S: Screen { var b: Int { 3 }; var body: String { "s"; "\(b)" } }
print(S().body)
