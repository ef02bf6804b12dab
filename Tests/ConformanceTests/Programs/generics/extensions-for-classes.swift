final class Ref<T> {
  var v: T
  init(_ v: T) { self.v = v }
}
extension Ref where T: AnyObject { func same(_ o: T) -> Bool { v === o } }
class K {}
let k = K()
print(Ref(k).same(k))
struct Holder<T> { let make: () -> T }
extension Holder where T: AnyObject {
  static func shared(_ t: T) -> Holder { Holder { t } }; init(object: T) { make = { object } }
}
let h = Holder.shared(k)
print(h.make() === k, Holder(object: k).make() === k)
func cast<T>(_ x: Any, to: T.Type = T.self) -> T? { x as? T }
print(cast(1, to: Int.self) as Any)
enum Boxed<T> { case v(T) }
extension Boxed where T: AnyObject { static func make(_ t: T) -> Boxed { .v(t) } }
func take(_ b: Boxed<K>) -> Bool { if case .v = b { true } else { false } }
print(take(.make(k)))
func f(_ a: Int) -> () -> Int { { a } }
let g: (Int) -> () -> Int = f
print(g(3)())
