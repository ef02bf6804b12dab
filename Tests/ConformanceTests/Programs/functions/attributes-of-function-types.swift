func g() {}
@MainActor func m() {}
@Sendable func s() {}
func ty<T>(_ x: T) -> String { "\(T.self)" }
print(ty(g), ty(m), ty(s), type(of: g), type(of: m))
struct S { func a() {}; @MainActor func b(_ x: Int) -> Int { x }; static func c() {}; init() {} }
print(ty(S.a), ty(S().a), ty(S.c), ty(S.init))
@MainActor class V { func a() {}; nonisolated func n() {} ; init() {} }
func vv(_ v: V) -> String { ty(v.n) }
let x = { }
let y = { @MainActor in }
let z = { @Sendable in }
print(type(of: x), type(of: y), type(of: z))
let f1: () -> Void = z
let f2: (@Sendable () -> Void)? = z
print(type(of: f1), type(of: f2))
let arr = [z, x]
print(type(of: arr))
let arr2 = [z, z]
print(type(of: arr2))
let d: [String: @Sendable () -> Void] = ["a": {}]
print(type(of: d))
func take(_ a: Any) -> String { "\(type(of: a))" }
print(take(x), take(z), take(y), take(f1), take({ }), take(g), take(m))
typealias H = @MainActor (Int) async -> Void
print(H.self, [H].self, (H, Int).self, ((H) -> Void).self)
func ret() -> @Sendable () -> Int { { 1 } }
print(type(of: ret()), type(of: ret))
struct W<T> { var v: T }
print(type(of: W(v: z)), type(of: W<() -> Void>(v: z)))
let t = true ? z : x
print(type(of: t))
let o = Optional(z)
print(type(of: o), o.map { type(of: $0) } as Any)
enum E { case f(@Sendable () -> Void) }
print(ty(E.f)); dump(E.f({}))
print(ty({ (a: @Sendable () -> Void) in }))
let an: [Any] = [x, y, z]
for a in an { print(a is () -> Void, a is @Sendable () -> Void, a is @MainActor () -> Void, a is @MainActor @Sendable () -> Void) }
print(an.map { String(reflecting: type(of: $0)) })
print((() -> Void).self == (@Sendable () -> Void).self, ObjectIdentifier((() -> Void).self) == ObjectIdentifier((@Sendable () -> Void).self))
let task: @Sendable () async throws -> Int = { 1 }
print(type(of: task))
func op(_ f: sending @escaping () async -> Void) { print(type(of: f)) }
op {}
func op2(_ f: @escaping @isolated(any) () async -> Void) { print(type(of: f)) }
op2 {}
func op3(_ f: sending @escaping @isolated(any) () async -> Void) { print(type(of: f)) }
op3 {}
func outer() { var k = 0; func inner() { k += 1 }; func pure() {}; print(ty(inner), ty(pure)) }; outer()
class N { var v = 0; func a() {} }
print(ty(N().a), ty(N.a), ty(N.init), ty(max as (Int, Int) -> Int), ty("a".hasPrefix), ty(Int.init(_:radix:) as (String, Int) -> Int?))
struct NS { var n = N(); func a() {}; mutating func c() {} }
print(ty(NS().a), ty(NS.a), ty(N().a))
let fs = [g, outer]; print(type(of: fs)); let fz = [g, x]; print(type(of: fz)); let gg: () -> Void = g; print(type(of: gg)); let g2 = g; print(type(of: g2))
print([1, 2].map { v in { v } }.count, type(of: [1].map { v in { v } }))
var cnt = 0; let inc = { cnt += 1 }; print(type(of: inc))
let ip: (inout Int) -> Void = { $0 += 1 }; print(type(of: ip))
