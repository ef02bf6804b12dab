import Observation
@Observable class A { var n = 1; init(_ k: Int) { self._n = k } ; func f() { _n = 4 } }
class B: A { func g() { _n = 3 } }
let a = A(2)
print(a._n)
