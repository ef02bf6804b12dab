enum E: ~Copyable { case a(F), b }
struct F: ~Copyable { var n = 1 }
func take(_ f: consuming F) {}
func g(_ e: borrowing E) { switch e { case .a(let f): take(f); case .b: break } }
