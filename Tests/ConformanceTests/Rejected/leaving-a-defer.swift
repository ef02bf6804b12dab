// Nothing leaves a `defer` before its end.
func fail() throws {}
func f() { defer { return } }
func g() { for _ in 0..<3 { defer { break } } }
func h() { outer: for _ in 0..<3 { defer { continue outer } } }
func k() { defer { for _ in 0..<3 { break } } }
func l() { defer { let x = { return 1 }; _ = x() } }
