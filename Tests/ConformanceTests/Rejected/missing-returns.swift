func f() -> Int { defer { print(1) }; print(2) }
var p: Int { print(1) }
var q: Int { get { if true { return 1 } } set { } }
struct S { subscript(i: Int) -> Int { print(1) } 
 var x: Int { let a = 1; if a > 2 { return 3 } }
 static func m() -> String { switch 3 { case 1: return "a"; default: break } } }
func g() -> Int { repeat { print(1) } while true }
func h(_ b: Bool) -> Int { while b { return 1 } }
func i() -> Int { for x in [1] { return x } }
func j() throws -> Int { throw E.a }
enum E: Error { case a }
func l() -> Never { print(1) }
func m(_ e: E) -> Int { switch e { case .a: throw e } }
func n() -> (Int, Int) { guard let x = Int("1") else { fatalError() }; _ = x }
