protocol P {}
protocol Q {}
protocol R: P {}
struct S: P, Q, R, Equatable {}
extension P { var k: Int { 1 } }
extension Q { var k: Int { 2 } }
extension P { var refined: Int { 1 } }
extension R { var refined: Int { 2 } }
extension P where Self: Q { var m: Int { 1 } }
extension P where Self: Equatable { var m: Int { 2 } }
extension P where Self: Q { func n() {} }
extension P where Self: Equatable { func n() {} }
extension CustomStringConvertible { var o: Int { 1 } }
extension Numeric { var o: Int { 2 } }
let s = S()
_ = s.k
_ = s.refined
_ = s.m
s.n()
_ = 1.o
func takes(_ x: String) {}
func takes(_ x: S) {}
takes(.init())
