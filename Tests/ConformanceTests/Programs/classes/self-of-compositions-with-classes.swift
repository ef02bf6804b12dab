protocol P {}
class Base { func cm() -> Self { self }; var me: Self { self } }
class D: Base, P {}
let v: Base & P = D()
let w = v.cm()
print(type(of: w), w === v, v.cm() === v.cm())
let d: Base = v
print(d === v, d === w, (w as AnyObject) === (v as AnyObject), v.me === v)
print(ObjectIdentifier(v) == ObjectIdentifier(w))
func same<T: AnyObject>(_ a: T, _ b: T) -> Bool { a === b }
print(same(d, w))
let x: any P = w
print(x is D, (x as? Base) === d)
