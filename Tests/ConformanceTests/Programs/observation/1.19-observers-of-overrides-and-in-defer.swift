class A { var log: [String] = []; var x: Int { get { print("get"); return 1 } set { print("set", newValue) } } ; var y = 0 }
class B: A { override var x: Int { didSet { print("didSet") } } ; override var y: Int { didSet { print("y didSet") } } }
class C: A { override var x: Int { didSet { print("didSet", oldValue) } } }
class C2: A { override var x: Int { willSet { print("willSet", newValue) } } }
class C3: A { override var x: Int { didSet(old) { print("didSet") } } }
let b = B(); b.x = 2; b.y = 3; b.x += 1; b.y += 1
let c = C(); c.x = 2
let c2 = C2(); c2.x = 2
let c3 = C3(); c3.x = 2
class D { var v = 0 { didSet { print("v", oldValue, v) } }
  init() { defer { v = 1 }; v = 5; print("init") } }
_ = D()
struct S { var v = 0 { didSet { print("S.v", oldValue, v) } }; init() { defer { v = 1 }; v = 5 } }
_ = S()
class E0: D { var w = 0 { didSet { print("w") } }; override init() { w = 1; defer { w = 2 }; super.init(); w = 3; defer { v = 9 } } }
_ = E0()
struct T { var v = 0 { willSet { print("T will", newValue) } }; init(_ b: Bool) { do { defer { v = 1 } ; v = 2 } ; v = 3; if b { defer { v = 4 } } } }
_ = T(true)
