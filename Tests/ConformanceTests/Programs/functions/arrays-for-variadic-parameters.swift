func v1(_ xs: Any...) -> Int { xs.count }
func v2(_ x: Int, _ xs: Any...) -> Int { xs.count }
func v3(_ xs: Any..., y: Int = 0) -> Int { xs.count }
func v4(a xs: Any...) -> Int { xs.count }
func v5(_ xs: Int?...) -> Int { xs.count }
func v6(_ xs: AnyHashable...) -> Int { xs.count }
func v7<T>(_ xs: T...) -> Int { xs.count }
func v8(_ xs: Any?...) -> Int { xs.count }
struct S {
  var n: Int; init(_ xs: Any...) { n = xs.count }; func m(_ xs: Any...) -> Int { xs.count };
  subscript(_ xs: Any...) -> Int { xs.count }
}
let a: [Any] = [1, 2]
let oa: [Any]? = [1, 2]
let i = [1, 2]
let oi: [Any?] = [1, 2, nil]
let h: [AnyHashable] = [1, 2]
print(v1(a), v2(1, a), v3(a), v4(a: a), v7(a), v6(h))
print(v1(i), v1(oa as Any), v1(h), v1(a, a), v1(a as Any))
print(v8(oi), v8(a))
print(S(a).n, S(a)[a], S(a).m(a))
let f = v1
let c: (Any...) -> Int = { $0.count }
print(f(a), c(a), v1(i as [Any]))
print(a)
debugPrint(a)
