class C {}
struct S { var n = 1 }
enum E { case a, b(Int) }
func isObject<T>(_ t: T) -> Bool { t is AnyObject }
print(
  isObject(0), isObject("s"), isObject([1]), isObject(S()), isObject(E.a), isObject(C()), isObject((1, 2)),
  isObject(C.self), isObject(S.self))
let none: Int? = nil
print(isObject(none), isObject(Optional(3)), isObject(C() as C?), isObject(nil as C?))
let xs: [Any] = [1, "a", S(), C(), E.b(2), { 1 }, none as Any, nil as C? as Any]
print(xs.map { $0 is AnyObject }, xs.map { ($0 as? AnyObject) != nil })
let o = (S() as Any) as! AnyObject
print(o === o, o is S, (o as? S)?.n as Any, o is C)
print(type(of: (3 as Any) as! AnyObject))
let boxes = xs.compactMap { $0 as? AnyObject }
print(boxes.count, boxes.filter { $0 is C }.count, boxes.filter { type(of: $0) is C.Type }.count)
print(xs.filter { type(of: $0) is AnyClass }.count)
switch xs[0] {
case is C: print("C");
case is AnyObject: print("object");
default: print("value")
}
let p: Any = C()
if let c = p as? AnyObject { print(c === (p as! C)) }
print(S() is AnyObject, (S() as? AnyObject) == nil, 1 is AnyObject)
print((1 as Any) as! AnyObject)
print(xs is [AnyObject], ([1, 2] as Any) is [AnyObject], (([1, 2] as Any) as? [AnyObject])?.count as Any)
print((["a": 1] as Any) is [String: AnyObject])
