struct F: ~Copyable { let n = 1 }
func p<T>(_ x: T) {}
func g() { p(F()) }
