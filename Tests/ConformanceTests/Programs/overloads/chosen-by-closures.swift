// Overloads that take closures, some of which never return.
func run(_ f: () -> Int) -> String { "Int" }
func run(_ f: () -> String) -> String { "String" }
func run(_ f: () -> Void) -> String { "Void" }
func run<T>(_ f: () -> T) -> String { "T \(T.self)" }
func run<T>(_ f: () throws -> T) throws -> String { "throwing \(T.self)" }
func run<T>(_ f: () async -> T) async -> String { "async \(T.self)" }
func th() throws -> Int { 1 }
func asy() async -> Int { 1 }
print(run { 1 }, run { "a" }, run { }, run { 1.5 }, run { print("x") }, run { let x = 1; return x }, run { [1] })
print(try run { try th() })
print(await run { await asy() })
print(run { nil as Int? }, run { () }, run { fatalError() } == "" ? "" : "never")
func on(_ f: (Int) -> Void) { print("1") }
func on(_ f: (Int, Int) -> Void) { print("2") }
func on(_ f: () -> Void) { print("0") }
on { _ in }; on { _, _ in }; on { }; on { a, b in print(a + b) }; on { print($0) }; on { print($0 + $1) }; on { print("z") }
func tr(_ a: Int = 0, _ f: () -> Void) { print("tr1") }
func tr(_ a: Int = 0, _ f: () -> Void = {}, g: () -> Void) { print("tr2") }
tr {}; tr(1) {}; tr {} g: {}; tr(g: {})
