final class N { var next: N?; var v = 1; var o: Int? = 3; func f() -> Int? { nil }; func g() -> Int { 4 }; subscript(i: Int) -> Int { 5 }; var n: N { self } ; var oo: Int?? = nil }
let none: N? = nil
let some: N? = N()
let x1: Int?? = none?.v; print("x1", x1 as Any)
let x2: Int?? = none?.g(); print("x2", x2 as Any)
let x3: Int?? = none?[0]; print("x3", x3 as Any)
let x4: Int??? = none?.v; print("x4", x4 as Any)
let x5: Int??? = none?.o; print("x5", x5 as Any)
let x8: [Int??] = [none?.v, none?.g()]; print("x8", x8)
let x9: () -> Int?? = { none?.v }; print("x9", x9() as Any)
func r() -> Int?? { none?.v }
print("r", r() as Any)
func give<T>(_ f: () -> T?) -> String { "\(T.self) \(f() as Any)" }
print(give { none?.v }, give { none?.o }, give { some?.next }, give { none?.next })
func opt<T>(_ x: T?) -> String { "\(T.self) \(x as Any)" }
print(opt(none?.v), opt(none?.o), opt(some?.next))
func opt2<T>(_ x: T, _ y: T?) -> String { "\(T.self) \(y as Any)" }
print(opt2(Int?.none, none?.v), opt2(Int?.none, none?.o), opt2(none, none?.next), opt2(none, some?.next))
func opt3<T>(_ x: T??) -> String { "\(T.self) \(x as Any)" }
print(opt3(none?.v), opt3(none?.o), opt3(some?.next))
var q: Int?? = 3
q = none?.v; print("q", q as Any)
var arr: [Int??] = []
arr.append(none?.v); arr.append(none?.o); print(arr)
var d: [String: Int?] = ["a": 1]
d["a"] = none?.v; print(d)

let m = [none, some].map { $0?.v as Int?? }; print(m)
let s: Int?? = (none?.v); print("s", s as Any)
let u: Int?? = none?.n.v; print("u", u as Any)
let w: Int?? = none?.next?.v; print("w", w as Any)
let z: Int?? = some?.next?.v; print("z", z as Any)
let zz: Int?? = some?.next?.next?.o; print("zz", zz as Any)
print([1, 2, 3].reduce(Int?.none) { a, b in a?.advanced(by: b) ?? b } as Any)
let t: (Int??, Int) = (none?.v, 1); print(t)
let c: Int?? = true ? none?.v : nil; print("c", c as Any)
