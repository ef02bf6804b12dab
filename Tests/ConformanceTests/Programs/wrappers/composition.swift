@propertyWrapper struct A<T> { var wrappedValue: T; var projectedValue: A<T> { self } }
@propertyWrapper struct B<T> { var wrappedValue: T; let n: Int; init(wrappedValue: T, n: Int = 0) { self.wrappedValue = wrappedValue; self.n = n } }
struct S { @A @B(n: 3) var x = 1
 @B(n: 2) @A var y: String = "s"
 @A @B var z: Int }
print(S(x: 4, y: "t", z: 3))
var s = S(z: 3)
s.x += 1
print(s.x, s.y, s.z, s.$x)
