func load<T>() throws -> T { print(T.self); throw E() }
func with<T>(_ f: () -> T) throws -> T { print(T.self); return f() }
func id<T>(_ t: T) throws -> T { print(T.self); return t }
struct E: Error {}
let a: Int? = try? load()
let b: Int? = try? with { 5 }
let c: Int? = try? with { print("x"); return 5 }
let d: Int? = try? id(5)
let e: Int?? = try? load()
func g() -> Int? { try? load() }
func h() -> Int? { return try? with { Optional(5) } }
func i() -> Int? { return try? with { () -> Int in 5 } }
func j() -> String { (try? load()) ?? "z" }
func k() -> Int? { let x: Int?? = 3; return try? with { if x == nil { return nil }; return 3 } }
func l(_ v: Int) -> Int? { return try? with { print("m"); return v } }
_ = (g(), h(), i(), j(), k(), l(3))
