import Observation
@Observable class Base { var a = 1 { didSet { print("a", oldValue, a, self.a) } }; var c = 0 { willSet { print("will", c, newValue) } }; var d = 0 { didSet { if d > 5 { d = 5 } } } }
@Observable class Sub: Base { override var a: Int { get { super.a * 10 } set { super.a = newValue } }; override var c: Int { get { super.c + 100 } set { super.c = newValue } } }
let s = Sub(); s.a = 7; s.c = 4; s.a += 1
class B2 { var a = 1 { didSet { print("a", oldValue, a, self.a) } } }
class S2: B2 { override var a: Int { get { super.a * 10 } set { super.a = newValue } } }
let t = S2(); t.a = 7
