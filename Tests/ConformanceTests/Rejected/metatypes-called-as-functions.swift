protocol P { init() }
class C { required init() {} ; init(n: Int) {} }
struct S {}
func f(_ t: P.Type) -> P { t() }
func g(_ t: C.Type) -> C { t() }
func h(_ t: S.Type) -> S { t() }
func i(_ t: C.Type) -> C { t(n: 1) }
func j<T: P>(_ t: T.Type) -> T { t() }
let ts = [C.self]
let x = ts[0]()
let y = type(of: S())()
