// #line and #file as whatever literal is wanted.
struct Log { func f(line: UInt, file: String) { print(line) }; func g() { f(line: #line, file: #file) } }
Log().g()
func h(_ x: UInt, y: Int = #line) { print(x, y) }
h(#line)
func k(line: UInt = #line, file: StaticString = #file) { h(line) }
k()
func o(_ m: String, line: UInt?) { print(line as Any) }
let z: UInt = #line
struct L { let s: Log; func log(m: String, d: [String: String]? = nil) { s.f(line: #line, file: "x") } }
L(s: Log()).log(m: "")
func ov(_ a: UInt) {}; func ov(_ a: String) {}
ov(#line)
