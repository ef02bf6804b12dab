func dup(a: Int, a: Int) {}
func dup2(_ x: Int, _ x: Int) {}
func vari(_ x: Int..., _ y: Int) {}
func vari2(_ x: Int..., y: Int) {}
typealias R = R
typealias A = B
typealias B = A
struct S { var a = 1; var a = 2; func m() {}; func m() {}; init() {}; init() {} }
enum E { case a, a; case b(Int), b(String) }
class K { let x = 1, x = 2 }
protocol P { func f(); func f() }
let f: (a: Int) -> Int = { $0 }
