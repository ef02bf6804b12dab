protocol A { func a() }
protocol B {}
protocol C: A {}
extension A {
  func a() { print("A.a") }
  func who() { print("A") }
}
extension A where Self: B { func who() { print("A & B") } }
extension C { func who() { print("C") } }
struct S: A, B {}
struct T: C {}
struct U: C, B { func who() { print("U") } }
let x: any A & B = S()
x.who()
(S() as any A).who()
S().who()
T().who()
U().who()
func g<X: A>(_ x: X) { x.who() }
func h<X: A & B>(_ x: X) { x.who() }
func i<X: C>(_ x: X) { x.who() }
g(S())
h(S())
i(T())
i(U())
h(U())
