func v<T>(_ f: (T, T) -> T, _ x: T) {}
func v<T>(_ f: (T) -> T, _ x: T) {}
v(-, 1.5)
v(-, 1)
func u(_ f: (Double, Double) -> Double) {}
func u(_ f: (Int, Int) -> Int) {}
u { $0 / $1 }
u { $0 + $1 }
u(+)
u { a, b in a }
