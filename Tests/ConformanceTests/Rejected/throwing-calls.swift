func thr() throws -> Int { 3 }
let v = thr()
func nt() { try thr() }
do { try thr() }
let w = try? thr()
let z: Int = try? thr()
