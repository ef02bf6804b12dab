final class N { var next: N?; var v = 1; var o: Int? = 3; func f() -> Int? { nil }; func t() throws -> Int { 1 } ; func ot() throws -> Int? { 1 } ; func a() async -> Int { 2 } }
let none: N? = nil
let some: N? = N()
let a3 = { () -> Int?? in return none?.v }; print("a3", a3() as Any)
let a4 = { () -> Int?? in print("-"); return none?.v }; print("a4", a4() as Any)
let a5 = { () -> Int?? in none?.v }; print("a5", a5() as Any)
func sw(_ n: Int) -> Int?? { switch n { case 0: none?.v; default: none?.o } }
print("sw", sw(0) as Any, sw(1) as Any)
let a6: Int?? = if some == nil { nil } else { none?.v }; print("a6", a6 as Any)
func b(_ n: Int) -> Int?? { if n == 0 { return none?.v } else { return none?.o } }
print("b", b(0) as Any, b(1) as Any)
var p: Int?? { none?.v }; print("p", p as Any)
if let x: Int? = none?.v { print("x", x as Any) } else { print("no x") }
guard let y: Int? = none?.v else { print("no y"); fatalError() }
print("y", y as Any)
struct S { var z: Int??; init(_ n: N?) { z = n?.v } }
print("S", S(none).z as Any)
struct M { var z: Int?? = none?.v; var w: Int?? }
print("M", M().z as Any, M(w: none?.v).w as Any, M(w: none?.o).w as Any)
func df(_ x: Int?? = none?.v) -> String { "\(x as Any)" }
print("df", df())
var ds: [String: Int?] = [:]
ds["k"] = none?.v; print(ds)
ds["k", default: 4] = none?.v; print(ds)

let lit: [String: Int?] = ["a": none?.v, "b": none?.o]; print(lit.count)
let lit2: [String: Int??] = ["a": none?.v]; print(lit2)
let cmp = none?.v == Int??.none; print("cmp", cmp)
let cmp2 = none?.o == Int??.none; print("cmp2", cmp2)
let cmp3 = Int??.some(nil) == none?.v; print("cmp3", cmp3)
let co: Int?? = none?.v ?? 7; print("co", co as Any)
print([none, some].map { n -> Int?? in n?.v }, [none, some].compactMap { $0?.o }, [none, some].map { $0?.o })
print([none, some].flatMap { (n: N?) -> [Int?] in [n?.v] })
print(Optional(none).flatMap { $0?.next } as Any, Optional(none).map { $0?.next } as Any, Optional(none).map { $0?.v } as Any)
print([3].first.flatMap { _ in none?.o } as Any)
let seq = sequence(state: none) { (s: inout N?) -> N?? in s?.next }; var it = seq; print(it.next() as Any)
enum E { case c(Int??) }
print(E.c(none?.v), E.c(none?.o))
let any: Any? = none?.v; print(any as Any)
let any2: [Any?] = [none?.v, none?.o]; print(any2)
var da: [String: Any?] = ["q": 1]; da["q"] = none?.v; print(da); da["q"] = none?.o; print(da)
print((none?.v) as Int??, (none?.o) as Int??, none?.v as Int??)
