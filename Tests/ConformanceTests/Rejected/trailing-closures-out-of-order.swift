func apply(f: (Int) -> Int, x: Int) -> Int { f(x) }
_ = apply(x: 1) { $0 }
func sum(numbers: Int...) -> Int { 0 }
_ = sum(1, 2)
_ = sum(1)
