// The defaults of omitted arguments are evaluated after the arguments, and wrapped after that.

func t<T>(_ v: T) -> T { print("t", v); return v }
@propertyWrapper struct W<T> {
  var wrappedValue: T
  init(wrappedValue: T) { print("init", wrappedValue); self.wrappedValue = wrappedValue }
}
struct M {
  @W var a = t(1)
  var b = t(2)
  @W var c = t(3)
  var d: Int = t(4)
  @W var e: Int
}
_ = M(e: 9)
print("-")
_ = M(a: 7, e: 9)
print("-")
_ = M(b: t(5), c: t(6), e: t(8))
print("=")
struct N { var a = t(1); var b: Int; var c = t(3); var d: Int }
_ = N(b: t(5), d: t(6))
print("-")
_ = N(a: t(4), b: t(5), d: t(6))
func f(a: Int = t(1), b: Int, c: Int = t(3)) {}
print("-")
f(b: t(2))
class V { init(a: Int = t(1), b: Int, c: Int = t(3)) {} }
print("-")
_ = V(b: t(2))
