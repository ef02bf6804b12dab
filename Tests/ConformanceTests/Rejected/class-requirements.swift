struct S {}
class C {}
func e<T: AnyObject>(_ x: T) { print("class") }
func f<T>(_ x: T) where T: AnyObject { print("class") }
class Box<T: AnyObject> { init(_ x: T) {} }
struct W<T: AnyObject> { weak var v: T? }
e([S()])
e(S.self)
e(1)
f(S())
let w = W(v: C())
let p: AnyObject = C()
e(p)
e(C())
var o: C? = nil
func g<T: AnyObject>(_ x: T?) { print(x == nil) }
g(o)
protocol D: AnyObject {}
extension C: D {}
let d: any D = C()
func h<T: D>(_ t: T) { e(t); g(t) }
h(C())
func i<T>(_ t: T) { e(t) }
