// Composition with different kinds of wrappers.
@propertyWrapper struct Min { var v: Int; init(wrappedValue: Int, _ lo: Int) { v = max(lo, wrappedValue); self.lo = lo } ; let lo: Int
  var wrappedValue: Int { get { v } set { v = max(lo, newValue) } } ; var projectedValue: String { "min\(lo)" } }
@propertyWrapper struct Log<T> { var wrappedValue: T { didSet { print("log", wrappedValue) } } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; var projectedValue: T { wrappedValue } }
@propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct S { @Log @Min(3) var a = 1; @Min(2) var b: Int = 0; @Ref @Log var c = "c"; @Log @Ref var d = 1.5; @Ref @Min(1) var e: Int }
var s = S(e: 0)
s.a = 10; s.a = 0; s.b = -4; s.c += "!"; s.d *= 2; s.e = 5
print(s.a, s.$a, s.b, s.$b, s.c, s.d, s.$d.wrappedValue, s.e)
let t = s; t.c = "shared"; print(s.c); t.e = 8; print(s.e)
struct U { @Log @Min(1) var x: Int; init() { x = 7; x = 0 } }
print(U().x)
