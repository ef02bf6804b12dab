struct F: ~Copyable { var n = 1 }
struct P: ~Copyable { var a = F(); var b = F(); deinit {} }
func take(_ f: consuming F) {}
func g(_ p: consuming P) { take(p.a) }
