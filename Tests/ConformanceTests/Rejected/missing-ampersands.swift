func swapped<T>(_ a: inout T, _ b: inout T) {}
func increase(_ x: inout Int, by y: Int = 1) {}
struct S { var n = 1 }
var a = 1, b = 2, s = S(), xs = [1]
increase(a)
increase(s.n, by: 2)
increase(xs[0])
swap(a, b)
swapped(a, b)
