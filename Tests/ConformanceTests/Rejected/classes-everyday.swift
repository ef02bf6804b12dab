class Base { var name: String; required init(name: String) { self.name = name } ; convenience init() { self.init(name: "x") } ; func hello() { print("hi") } }
class Sub: Base { var age: Int; init(age: Int) { self.age = age; super.init(name: "s") } }
class Sub2: Base { var age: Int; required init(name: String) { self.age = 1 } ; override init() { } }
class Sub3: Base { var age = 1; override func hello() { super.hi() } ; func hello(_ x: Int) { super.hello(x) } }
class Sub4: Base { init(x: Int) { name = "a"; super.init(name: "b") } ; required init(name: String) { super.init(name: 5) } }
class Sub5: Base { let id: Int; required init(name: String) { super.init(name: name); id = 5 } }
let s = Sub(name: "a")
let t = Sub3()
t.hello(1, 2)
let b: Sub3 = Base()
let c = t as? Sub
let d = t as! String
if t is Sub { }
if let e = t as Base { }
let f = (Base() as Sub3).age
Base.hello()
Base.name
super.hello()
self.name
let g = Base
let h: Base.Type = Base
type(of: t).init(name: 5)
weak var w = Base()
unowned let u: Int = 5
class Cyc { let c: Cyc; init() { c = self } }
final class Fin { final func f() {} }
class FinSub: Fin {}
struct Str: Base {}
class Abs { func f() }
class Multi: Base, Fin {}
