struct A {}
extension A { func f() {} ; var x: Int { 1 } }
extension A { func f() {} ; var x: Int { 2 } }
class B { func g() {} }
extension B { func g() {} }
struct C { var q = 1 }
extension C { var q: Int { 2 } }
enum E { case a }
extension E { static var a: E { .a } }
protocol P {}
extension P { func p() {} }
extension P { func p() {} }
extension A { init(i: Int) {} }
extension A { init(i: Int) {} }
extension A { struct In {} }
extension A { struct In {} }
extension A { subscript(i: Int) -> Int { 1 } }
extension A { subscript(i: Int) -> Int { 1 } }
extension A { typealias T = Int }
extension A { typealias T = Int }
