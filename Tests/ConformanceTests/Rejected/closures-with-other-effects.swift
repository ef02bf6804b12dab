func run(_ f: () -> Int) { }
func g() async -> Int { 1 }
func h() async {}
run { await g() }
let c: () -> Void = { await h() }
func run2(_ f: @escaping (Int) -> Void) {}
run2 { x in await h() }
func run3(_ f: @escaping (Int) -> Void) {}
func th(_ x: Int) throws {}
run3 { x in try th(x) }
let d: () -> Void = { try th(1) }
