// What is no instance of a class is no `any P & AnyObject`.
protocol P {}
struct S: P, CustomStringConvertible { var description: String { "S" } }
enum E: P { case a }
final class C: P, CustomStringConvertible { var description: String { "C" } }
extension Int: P {}
extension String: P {}
extension Array: P {}
extension Set: P {}
extension Dictionary: P {}
extension Optional: P {}
func test<T>(_ x: T) {
  print(x is any P & AnyObject, (x as Any) is any AnyObject & CustomStringConvertible, (x as? any P & AnyObject) == nil)
}
test(S()); test(E.a); test(C()); test(1); test("s"); test([1]); test(Set([1])); test([1: 2]); test(Optional(1)); test(C.self)
print((any P & AnyObject).self, [any P & AnyObject].self)
weak var w: (any P & AnyObject)?
do { let c = C(); w = c; print(w != nil) }
print(w == nil)
struct Delegating { weak var delegate: (any P & AnyObject)?; var list: [any P & AnyObject] = [] }
var d = Delegating(); let kept = C(); d.delegate = kept; d.list = [kept, C()]; print(d.delegate === kept, d.list[0] === kept, d.list.count)
func f<T: P & AnyObject>(_ x: T) -> Bool { x === kept }
print(f(kept), f(d.list[1]))
