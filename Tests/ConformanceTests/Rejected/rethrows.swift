func d() rethrows { }
func e(_ f: () throws -> Void) rethrows { try f(); try c() }
func c() throws {}
func g(_ f: () -> Void) rethrows { f() }
func h(_ f: () throws -> Void) rethrows { throw E.a }
enum E: Error { case a }
func i(_ f: () throws -> Int) rethrows -> Int { do { return try f() } catch { throw E.a } }
