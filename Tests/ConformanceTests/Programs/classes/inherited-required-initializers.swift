// A required convenience initializer is inherited with the others.
protocol Makeable { init(_ n: Int) }
class A: Makeable { let n: Int; init(full n: Int) { self.n = n }
  required convenience init(_ n: Int) { self.init(full: n + 1) } }
class B: A { var extra = 5 }
func make<T: Makeable>(_ t: T.Type) -> T { T(1) }
print(make(A.self).n, make(B.self).n, make(B.self).extra, type(of: make(B.self)))
