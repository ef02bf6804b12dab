// Objects that are passed as pointers without types.
final class A {}
let a = A()
let p = Unmanaged.passUnretained(a).toOpaque()
let q = Unmanaged.passUnretained(a).toOpaque()
print(p == q, Unmanaged<A>.fromOpaque(p).takeUnretainedValue() === a)
let r = Unmanaged.passRetained(a); r.release()
_ = Unmanaged.passUnretained(a).retain(); Unmanaged.passUnretained(a).release()
print(Unmanaged.passRetained(a).takeRetainedValue() === a)
print(ObjectIdentifier(a) == ObjectIdentifier(a))
print(Unmanaged.passUnretained(a)._withUnsafeGuaranteedRef { $0 === a })
