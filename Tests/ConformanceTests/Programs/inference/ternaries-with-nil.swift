let flag = true
let a = flag ? 1 : nil
let b = flag ? nil : "a"
let c = flag ? (flag ? 1.5 : nil) : nil
print(type(of: a), type(of: b), type(of: c), a as Any, b as Any)
func f(_ x: Int?) { print("Int?", x as Any) }
func f(_ x: Int) { print("Int", x) }
f(flag ? 1 : nil)
f(flag ? 1 : 2)
let d: Any? = flag ? nil : 1
print(d as Any, (flag ? nil : 3) ?? 4)
print([flag ? 1 : nil, 2].count, type(of: [flag ? 1 : nil, 2]))
let e = flag ? [1] : nil
print(e?.count ?? 0, (flag ? [1, 2] : nil)?.count as Any)
let g = flag ? 1 : 2.5
print(g, type(of: g))
