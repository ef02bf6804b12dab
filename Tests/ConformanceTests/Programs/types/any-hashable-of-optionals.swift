let o: Int? = 1, n: Int? = nil, oo: Int?? = 1
print(AnyHashable(o), AnyHashable(n), AnyHashable(oo), AnyHashable(o) == AnyHashable(1), AnyHashable(n) == AnyHashable(nil as String?))
debugPrint(AnyHashable(o))
print(AnyHashable(o).base, type(of: AnyHashable(o).base), AnyHashable(n).base)
let d: [AnyHashable: Int] = [o: 1, "a": 2]
print(d[1] as Any, d[o] as Any, d["a"] as Any)
print(AnyHashable(o) as? Int as Any, AnyHashable(o).base as? Int? as Any, o as AnyHashable)
let s: Set<AnyHashable> = [1, o, 1.0]
print(s.count)
