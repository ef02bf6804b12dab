// An optional that is as a whole taken as `Any` costs more than another value.
func g() -> Int? { print("Int?"); return 1 }
func g() -> Double { print("Double"); return 1 }
let a: Any = g()
_ = g() as Any
let c = { () -> Any in g() }
_ = c()
func h() -> Void { print("Void") }
func h() -> Int! { print("Int!"); return 1 }
let d: Any = h()
_ = h() as Any
let e: Any? = g()
