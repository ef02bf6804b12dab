func thr() throws -> Int { 3 }
func opt() -> Int? { 3 }
let z: Int = try? thr()
let z2: Int = opt()
func f() -> Int { try? thr() }
func g() -> Int { return try? thr() }
func h(_ x: Int) {}
h(try? thr())
var m = 3
m = try? thr()
let y: String = try? thr()
