enum E { case a, b(Int) }
let f = false
func take(_ x: [E?]) { print(x.count, x) }
take([f ? nil : .a, f ? .b(1) : nil])
let y = [f ? nil : 1, f ? 2 : nil]
print(y, type(of: y))
let z = [f ? nil : 1, 2].compactMap { $0 }
print(z)
let w = [f ? nil : "a", f ? "b" : nil].compactMap(\.self)
print(w)
let v: [E] = [f ? nil : .a, f ? .b(1) : nil].compactMap { $0 }
print(v)
func g() -> [E] { [f ? nil : .a, .b(2)].compactMap { $0 } }
print(g())
let u = [nil, f ? 1 : nil]
print(u)
