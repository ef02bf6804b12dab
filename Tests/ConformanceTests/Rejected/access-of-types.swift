// What is seen farther than the types it is made of.
private struct P {}
struct Q { var p: P; private var r: P; fileprivate let s: P? ; let t = P(); func f() -> P { P() } ; init(p: P) { self.p = p; r = p; s = p } ; subscript(i: P) -> Int { 1 } ; typealias T = P; enum E { case a(P) } }
func f(p: P) {}
func g() -> [P] { [] }
let p = P()
var ps: [P] = []
typealias Alias = P
class Base<T> {}
class Sub: Base<P> {}
private protocol Pr {}
struct Conf: Pr {}
protocol Pub: Pr {}
func gen<T: Pr>(_ t: T) {}
func op(_ c: (P) -> Void) {}
enum En { case x(P) }
extension Q { func m(_ p: P) {} ; private func n(_ p: P) {} }
private extension Q { func o(_ p: P) {} }
