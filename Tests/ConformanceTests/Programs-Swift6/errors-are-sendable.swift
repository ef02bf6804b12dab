enum Err: Error { case a(Int), b(String) }
struct E2: Error { let code: Int; let inner: (any Error)? }
func f() throws { throw Err.a(1) }
do { try f() } catch { print(error) }
