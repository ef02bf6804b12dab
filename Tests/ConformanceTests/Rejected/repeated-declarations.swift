enum E1 { case b; case b(Int) }
enum E2 { case b; case b(x: Int) }
enum E3 { case b(Int); case b(String) }
enum E4 { case b(x: Int); case b(y: Int) }
enum E5 { case b; static let b = 1; func b() {} ; var b: Int { 1 } }
struct A {}
typealias A = Int
typealias Z = Int
typealias Z = String
func A() {}
let f = 1
func f() {}
func f(x: Int) {}
class K { func m() {} ; var m: Int { 1 } ; static var m = 1; struct m {} }
func h() { func k() {}; func k() {}; func k(x: Int) {}; struct L {}; struct L {}; let k = 1; typealias L = Int }
protocol P {}
struct P {}
func g<T>(_ t: T) {}
func g<U>(_ t: U) {}
extension A { func z() {} }
extension A { func z() {} }
var x = 1
var x = "a"
let (p, q) = (1, 2)
let p = 3
func opt(_ a: Int) {}
func opt(_ a: Int?) {}
func opt(_ b: Int) {}
func thr() {}
func thr() throws {}
func asy() {}
func asy() async {}
func def(a: Int = 1) {}
func def(a: Int) {}
