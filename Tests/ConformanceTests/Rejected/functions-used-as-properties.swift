var name: String? = "a"
let up = name.map { $0.uppercased }
print(up!.count)
let g = "a".uppercased
print(g.count)
func h() -> [Int] { [1] }
print(h.count)
print(h.first!)
let k = h
print(k.count)
struct S { func m() -> String { "" } }
print(S().m.count)
let m: String = S().m
if S().m == "a" { }
