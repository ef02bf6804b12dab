@propertyWrapper struct G { var wrappedValue: Int { 1 } 
  var projectedValue: Int { 2 } }
struct S { @G var a
 func f() { a = 3; $a = 2; _a = G() }
 mutating func g() { a = 3; $a = 2; a += 1; _a = G() }
 init() { a = 1 }
}
let s = S()
s.a = 1
var t = S()
t.a = 1
t.$a = 3
