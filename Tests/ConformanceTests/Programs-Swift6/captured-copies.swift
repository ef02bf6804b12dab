func run(_ f: @escaping @Sendable () -> Void) { f() }
func test() { let n = 3; var v = 2; v += 1; let w = v; run { [v] in print(n, v, w) } ; v += 1; print(v) }
test()
