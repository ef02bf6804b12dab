@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: String { "p" } }
class A { @W var x = 1; @W private var y = 2; @W(wrappedValue: 3, 4) var z; @W(wrapped: 3) var q }
let a = A()
a.x = nil
a.y = 3
print(a.$y)
a.$x = "q"
a.$x.append("z")
class B: A { override var x: Int { get { 1 } } }
class C: A { @W override var x = 3 }
extension A { func e() { print(y, _y.wrappedValue, $y) } }
