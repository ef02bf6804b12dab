struct A { private var v = [1]; private var n = 1
  var list: [Int] { _read { yield v } _modify { yield &v } }
  var both: Int { get { n } _modify { yield &n } }
  var cond: Int { _read { if n > 2 { yield n } else { yield 0 } } set { n = newValue } }
  subscript(i: Int) -> Int { _read { yield v[i] } _modify { yield &v[i] } } }
class K { var a = A(); var p: Int { _read { yield a.both } _modify { yield &a.both } } }
var a = A(); a.list.append(2); a.list[0] = 5; a.both += 3; a[1] += 4; print(a.list, a.both, a[0], a[1], a.cond)
a.cond = 9; print(a.cond); let k = K(); k.p += 2; k.a.list.removeAll(); print(k.p, k.a.list)
func inc(_ x: inout Int) { x += 1 } ; inc(&a.both); inc(&a[0]); print(a.both, a[0])
@propertyWrapper struct W<T> { private var v: T; init(wrappedValue: T) { v = wrappedValue } ; var wrappedValue: T { _read { yield v } _modify { yield &v } } }
struct S { @W var x = [1]; @W var y = 2 }
var s = S(); s.x.append(2); s.y *= 4; print(s.x, s.y)
