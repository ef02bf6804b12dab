let compose: ((Int) -> Int, (Int) -> Int) -> (Int) -> Int = { f, g in { f(g($0)) } }
let twice: ((Int) -> Int) -> (Int) -> Int = { f in { f(f($0)) } }
func take(_ f: (() -> Void) -> Void) {}
var kept: (() -> Void)?
take { f in kept = { f() } }
