protocol P {}
extension Int: P {}
class A {}; class D: A {}
let o: Int? = nil
let d: D? = nil
let z1: Any?? = o; print(z1 as Any)
let z2: A?? = d; print(z2 as Any)
let z3: (any P)?? = o; print(z3 as Any)
let z4: Int?? = o; print(z4 as Any)
let z5: AnyHashable?? = o; print(z5 as Any)
func f(_ x: Any??) { print(x as Any) }
f(o); f(d); f(o as Int??)
func g(_ x: A??) { print(x as Any) }
g(d)
func h(_ x: AnyHashable??) { print(x as Any) }
h(o)
var e: [String: Any?] = ["a": 1, "b": 1, "c": 1]
e["a"] = o
print(e.count)
e["b"] = d
print(e.count)
var e2: [String: A?] = ["a": A()]
e2["a"] = d
print(e2.count)
let arr: [Any??] = [o, d]; print(arr)
let oo: Int?? = .some(nil)
let w1: Any?? = oo; print(w1 as Any)
let w2: Any? = oo; print(w2 as Any)
let w3: Any??? = oo; print(w3 as Any)
let w4: Any??? = o; print(w4 as Any)
let t1: (Any??, Int) = (o, 1); print(t1)
let c1 = { () -> Any?? in o }; print(c1() as Any)
func ret() -> Any?? { o }; print(ret() as Any)
func ret2() -> A?? { return d }; print(ret2() as Any)
let k: [Int?] = [nil]
let k2: [Any??] = k; print(k2)
let k3: [Any?] = k; print(k3)
let fn: (Int) -> Int? = { _ in nil }
let fn2: (Int) -> Any?? = fn; print(fn2(1) as Any)
