enum E<T> { case a(T), b }
typealias EI = E<Int>
func c(_ v: E<Int>) { switch v { case EI.a(let x): print(x); case E.b: print("b") } }
c(.a(1)); c(.b)
extension E { func k() { switch self { case E.a(let t): print(t); case Self.b: print("B") } } }
E.a(2).k(); E<Int>.b.k()
