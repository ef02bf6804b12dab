func f(_ p: inout Int) {}
func g(_ p: inout Int, _ q: any Q = W()) {}
func g<T: Equatable>(_ p: T, _ q: T) {}
protocol Q {}
struct W: Q {}
let q: any Q = W()
f(1 + 2)
f(-1 + 2 * 3)
g(1 + 2, q)
f(2)
