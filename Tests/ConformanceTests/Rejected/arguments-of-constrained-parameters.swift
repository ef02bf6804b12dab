func un<T>(_ a: T, _ b: T) {}
func eq<T: Equatable>(_ a: T, _ b: T) {}
func nu<T: Numeric>(_ a: T, _ b: T) {}
func co<T: Comparable>(_ a: T, _ b: T) -> T { a }
func bi<T: BinaryInteger>(_ a: T, _ b: T) {}
let i = 1, s = "a", d = 2.5
un(1, "2")
un(i, s)
eq(1, "2")
eq(i, s)
eq(i, "2")
eq(1, s)
nu(1, "2")
nu(i, s)
nu("2", 1)
nu(i, "2")
nu(1, s)
co(1, "2")
co(i, d)
bi(1, "2")
bi(i, d)
bi(1, 2.5)
nu(i, d)
nu(1, true)
nu("a", "b")
nu(s, s)
_ = max(1, "2")
_ = max(i, s)
_ = min(i, d)
