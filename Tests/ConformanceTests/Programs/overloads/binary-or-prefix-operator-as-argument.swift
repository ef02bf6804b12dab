func w(_ f: (Int, Int) -> Int) { print("binary", f(7, 3)) }
func w(_ f: (Int) -> Int) { print("unary", f(7)) }
w(*)
w(%)
w { $0 }
w { $0 + $1 }
func v<T>(_ f: (Int, Int) -> T) { print("binary", f(7, 3)) }
v(+)
v(-)
v(<)
v(==)
w(~)
func u(_ f: (Int) -> Int) { print("prefix", f(7)) }
u(-)
u(+)
let negate: (Int) -> Int = (-)
print(negate(3), [1, 2].map(-), [true, false].map(!))
