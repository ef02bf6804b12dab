// An extension for a class is more special than one for any object, one for a single type more special than one for
// the conformers of a protocol.
protocol Tagged {}
class Base {}
class Derived: Base, Tagged {}
final class Leaf: Derived {}
let derived = Derived(), leaf = Leaf(), both: any Base & Tagged = Derived()
extension Tagged where Self: AnyObject { func a() { print("object") } }
extension Tagged where Self: Base { func a() { print("base") } }
extension Tagged { func a() { print("any") } }
derived.a()
leaf.a()
both.a()
extension Tagged where Self: AnyObject { func b() { print("object") } }
extension Tagged { func b() { print("any") } }
derived.b()
both.b()
extension Tagged where Self: Derived { func c() { print("derived") } }
extension Tagged where Self: Base { func c() { print("base") } }
extension Tagged where Self: AnyObject { func c() { print("object") } }
derived.c()
leaf.c()
both.c()
protocol P {}
protocol Q {}
protocol R: P {}
struct W: P, Q {}
extension Q where Self: P { func d() { print("Q & P") } }
extension P where Self: R { func d() { print("R") } }
extension P where Self: Q { func d() { print("P & Q") } }
extension Q { func d() { print("Q") } }
extension P where Self == W { func d() { print("W") } }
W().d()
extension P where Self == W { func e() { print("W") } }
extension P where Self: Q { func e() { print("P & Q") } }
W().e()
extension Q { func f() { print("Q") } }
extension P where Self == W { func f() { print("W") } }
W().f()
