class A {}
class B: A {}
let c: AnyClass = B.self
print(c == B.self, c == A.self)
func f(_ x: AnyClass) -> String { "\(x)" }
print(f(A.self))
func g(_ x: AnyObject.Type) -> String { "\(x)" }
print(g(B.self))
