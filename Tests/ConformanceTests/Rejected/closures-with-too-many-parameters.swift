let a = [1, 2, 3]
_ = a.map { x, y in x }
_ = a.map { x, y in "s" }
_ = a.map { $0 + $1 }
_ = a.filter { x, y in true }
_ = a.compactMap { x, y in x }
_ = a.flatMap { x, y in [x] }
_ = a.forEach { x, y in print(x) }
_ = a.reduce(0) { $0 }
_ = a.reduce(0) { x in x }
_ = a.reduce(0) { a, b, c in a }
_ = a.sorted { x in true }
_ = a.first { x, y in true }
_ = a.contains { x, y in true }
_ = a.allSatisfy { x, y in true }
_ = a.map { 1 }
_ = a.map { print("x") }
_ = a.filter { true }
_ = a.min { x in true }
_ = a.max { x in true }
func own<T>(_ f: (Int) -> T) -> T { f(1) }
_ = own { x, y in x }
_ = own { 3 }
func own2<T>(_ f: (Int) throws -> T) rethrows -> T { try f(1) }
_ = own2 { x, y in x }
