// `#line` is a literal of any type, also where a function value is called.

let t: (String, UInt) -> Void = { print($0, $1) }
t("a", #line)
struct L { func trace(_ m: @autoclosure () -> String, _ line: UInt) { print(m(), line) }
 func two(_ m: String, _ f: String, _ line: UInt) { print(m, line) } }
let u = L().trace(_:_:)
u("a", 7)
u("a", #line)
let v = L().two
v("a", #file, #line)
let w = L().two(_:_:_:)
w("a", #file, #line)
