// `as AnyObject` of any value: an object of Foundation, or a box.
import Foundation
struct P { var x = 1 }
enum E { case a, b(Int) }
let o = P(x: 3) as AnyObject
print((o as? P)?.x as Any, o is P, o is E)
let e: AnyObject? = E.b(4) as AnyObject
if let e = e as? E, case .b(let n) = e { print(n) }
let i = 5 as AnyObject
print(i as? Int as Any, i as? NSNumber as Any, i as? String as Any)
let a = [1, 2] as AnyObject
print((a as? [Int]) as Any, (a as? NSArray)?.count as Any)
let x: Any = P(x: 9)
let y = x as AnyObject
print((y as? P)?.x as Any)
class C {}
let c = C()
print((c as AnyObject) === c)
func same(_ a: AnyObject, _ b: AnyObject) -> Bool { a === b }
print(same(c, c as AnyObject))
let d = ["k": 1] as AnyObject
print(d as? [String: Int] as Any)
print(o, i, d, a)
var list: [AnyObject] = [1 as AnyObject, "two" as AnyObject, c]
for item in list { switch item { case let n as Int: print("int", n); case let s as String: print("str", s); default: print("other") } }
let opt: Int? = 3
print((opt as AnyObject) as? Int as Any)
print(true as AnyObject as? Bool as Any)
let url = URL(string: "http://a.b")! as AnyObject
print((url as? URL)?.host as Any)
print(Date(timeIntervalSince1970: 0) as AnyObject is Date)
let err = NSError(domain: "d", code: 1) as AnyObject
print((err as? NSError)?.code as Any)
let f = { (x: Int) in x + 1 } as AnyObject
print((f as? (Int) -> Int)?(2) as Any)
let none: Int? = nil
print(none as AnyObject? as Any, none as AnyObject is NSNull)
