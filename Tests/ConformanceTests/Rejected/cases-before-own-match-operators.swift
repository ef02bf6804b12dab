enum E: Equatable { case a, b }
enum F: Equatable { case a, b }
func ~= (p: E, v: F) -> Bool { true }
func c(_ v: F) { switch v { case E.a: print("own"); default: print("d") } }
