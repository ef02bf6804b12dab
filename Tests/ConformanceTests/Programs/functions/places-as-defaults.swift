func log(_ m: String, file: StaticString = #fileID, fn: StaticString = #function, line: UInt = #line, col: Int = #column) { print(m, file, fn, line, col) }
func a() { log("a") }
func b(x: Int, _ y: Int) { log("b") }
class S { init(q: Int) { log("init") }; var p: Int { get { log("get"); return 1 } set { log("set") } }; subscript(i: Int) -> Int { log("sub"); return i }; static func m() { log("m") }; deinit { log("deinit") } 
 static func + (a: S, b: S) -> Int { log("plus"); return 1 } 
 var o = 1 { didSet { log("did") } } 
 lazy var z: Int = { log("lazy"); return 1 }() }
a(); b(x: 1, 2)
do { let s = S(q: 1); _ = s.p; s.p = 2; _ = s[0]; S.m(); _ = s + s; s.o = 2; _ = s.z }
let c = { log("closure") }
c()
log("top")
func outer() { func inner() { log("inner") }; inner(); let q = { log("cl") }; q() }
outer()
print(#function, #line, #fileID)
struct Pt { let at: (Int, String); init(l: Int = #line, f: String = #function) { at = (l, f) } }
func mk() -> Pt { Pt() }
print(mk().at)
