let x: String.Foo = ""
struct O { struct I {} }
let y: O.Q = 3
let z: O.I.Q = 3
extension O.Z {}
class C: O.I {}
typealias A = O.Nope
func f(_ a: O.Nope) -> Int.Foo { 3 }
let e: [O.Nope] = []
protocol P { associatedtype T }
func g<X: P>(_ x: X) -> X.U { }
