final class Buf { var v = [1]; init() {} }
struct S { var b = Buf(); mutating func u() -> Bool { isKnownUniquelyReferenced(&b) } }
var s = S(); print(s.u()); let t = s; print(s.u()); withExtendedLifetime(t) {}
s = S(); print(s.u())
var o: Buf? = Buf(); print(isKnownUniquelyReferenced(&o)); let q = o; print(isKnownUniquelyReferenced(&o), q != nil); o = nil; print(isKnownUniquelyReferenced(&o))
class H { var b = Buf() }
let h = H(); print(isKnownUniquelyReferenced(&h.b)); let k = h.b; print(isKnownUniquelyReferenced(&h.b), k.v)
func f() { var l = Buf(); print(isKnownUniquelyReferenced(&l)); let c = { l.v.append(1) }; c(); print(isKnownUniquelyReferenced(&l), l.v) }
f()
var arr = [Buf()]; print(isKnownUniquelyReferenced(&arr[0])); var dup = arr; print(isKnownUniquelyReferenced(&dup[0]))
