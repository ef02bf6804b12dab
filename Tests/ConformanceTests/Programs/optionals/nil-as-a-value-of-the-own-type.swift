enum J: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral { case null, n(Int); init(nilLiteral: ()) { self = .null }; init(integerLiteral v: Int) { self = .n(v) } }
let o: J? = .n(1), d = ["a": J.n(2)]
print(d["a"] ?? nil, d["b"] ?? nil, o ?? 5)
let x = d["b"] ?? nil; print(type(of: x))
let arr = ["a", "b"].map { d[$0] ?? nil }; print(arr)
let t = (d["a"] ?? nil, 1); print(t)
func f<T>(_ t: T) -> T.Type { T.self }
print(f(d["a"] ?? nil), f(o ?? o ?? nil), f(o ?? .null), f(true ? o : nil))
let oo: Int?? = 3, i: Int? = 4
print(type(of: oo ?? nil), type(of: i ?? nil), oo ?? nil ?? 5, i ?? nil ?? 6)
let w = oo ?? nil; print(w as Any)
print(f(oo ?? nil), f(i ?? i ?? nil), f([1: i][1] ?? nil))
