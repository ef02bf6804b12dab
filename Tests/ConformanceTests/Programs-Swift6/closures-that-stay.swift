func apply(_ xs: [Int], _ f: (Int) -> Int) -> [Int] { xs.map(f) }
func t() { var sum = 0; _ = apply([1, 2]) { sum += $0; return $0 }; print(sum) }
t()
