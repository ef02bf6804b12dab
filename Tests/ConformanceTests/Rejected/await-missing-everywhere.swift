// Where the missing await belongs, in expressions of all kinds.
func f() async -> Int { 1 }
func t() async throws -> Int { 1 }
print(f())
let x = 1 + f()
let y = [f()]
var z = 0
z = f() + 1
if f() == 1 {}
for i in 0..<f() {}
_ = f()
let s = "\(f())"
let a = try t()
let b = await t()
while f() > 3 {}
func g(_ n: Int) {}
g(f())
let arr2 = [1].map { _ in f() }
func p() -> Int { return f() }
struct S { init() async {}; static func m() async {} }
let q = S()
S.m()
let closure: () async -> Int = { f() }
let cl2 = { f() }
class C { func a() async {} ; init() { a() }; deinit { a() }; var v: Int { a(); return 1 }; var l = f() }
let vv = f
let bad: () -> Int = vv
defer { f() }
func dd() async { defer { await f() } }
Task { t() }
