func fail() throws {}
func f() throws { defer { throw CancellationError() } }
func g() throws { defer { try fail() } }
func h() throws { defer { do { try fail() } catch {} } }
