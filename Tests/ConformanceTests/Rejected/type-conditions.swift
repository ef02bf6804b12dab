protocol P { init(x: Int); init() }
class C: P { init(x: Int) {}; required init() {} }
final class D: P { init(x: Int) {}; init() {} }
class E { init(x: Int) {}; init() {} }
extension E: P {}
class F: C {}
typealias T = Undefined
typealias U = [Nope]
struct S { typealias V = Missing }
func f() { typealias W = Gone }
class Cyc: Cyc {}
struct Rec { var r: Rec }
enum RecE { case a(RecE) }
protocol Pr: Pr {}
struct Box<T: Equatable> { var t: T; static func make() -> Box { fatalError() } }
struct NE {}
let b: Box<NE>
func g(_ b: Box<NE>) {}
struct H { var b: Box<NE> }
let b2 = Box(t: NE())
let b3 = Box<NE>(t: NE())
class Par {}
struct Sub<T: Par> { var t: T }
let s1 = Sub(t: NE())
let s2: Sub<NE>
struct W<T> where T: Hashable { var t: T }
let w = W(t: NE())
let w2: W<NE>
enum Opt<T: Comparable> { case some(T), none }
let o = Opt.some(NE())
