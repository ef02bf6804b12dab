@propertyWrapper struct M { var v = 0; var wrappedValue: Int { mutating get { v += 1; return v } set { v = newValue } } }
struct S { @M var x; func f() -> Int { x } ; func g() -> Int { self.x + 1 } }
let s = S()
print(s.x)
_ = S().x
func h(_ s: S) { print(s.x) }
