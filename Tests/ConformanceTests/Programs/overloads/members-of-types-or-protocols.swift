protocol Tagged {}
class Base: Tagged {}
class Derived: Base {}
extension Base { func a() { print("Base") } }
extension Tagged where Self: AnyObject { func a() { print("AnyObject") } }
extension Tagged where Self: Derived { func a() { print("where Derived") } }
extension Tagged { func a() { print("Tagged") } }
Base().a()
Derived().a()
(Derived() as any Tagged).a()
extension Collection where Element: Comparable { var b: String { "comparable" } }
extension BidirectionalCollection { var b: String { "bidirectional" } }
print("abc".b, Set([1]).b)
protocol P {}
protocol Q {}
protocol R: P {}
struct W: P, Q {}
struct V: R {}
extension P where Self: Q { func c() { print("P & Q") } }
extension P where Self: R { func c() { print("R") } }
let pq: any P & Q = W(), r: any R = V()
pq.c()
r.c()
W().c()
V().c()
extension Q where Self: P { func d(_ f: @autoclosure () -> Int) { print("Q & P", f()) } }
pq.d(1)
extension P { func e() { print("P") } }
extension Q { func e(_ x: Int = 1) { print("Q") } }
pq.e()
W().e()
extension Array where Element == Any { func f() { print("[Any]") } }
[1, "a"].f()
[1, 2.5].f()
[1].f()
extension Double { func g() { print("Double") } }
extension BinaryFloatingPoint { func h() { print("BinaryFloatingPoint", Self.self) } }
1.g()
1.h()
1.5.h()
extension Array { func i() { print("Array", Element.self) } }
[1, 2].reversed().i()
[1, 2].lazy.map { $0 }.i()
extension Array { func lazyMap() {} }
