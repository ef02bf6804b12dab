struct Q { @_disfavoredOverload func h3(_ x: Int) { print("h3 Int") }
func h3<T>(_ x: T) { print("h3 T", T.self) } 
@_disfavoredOverload func h4(_ x: Int, _ y: Int) { print("h4 Int") }
func h4<T>(_ x: T, _ y: Int) { print("h4 T", T.self) }
@_disfavoredOverload func h5(_ x: Int, _ y: Int) { print("h5 Int") }
func h5(_ x: Any, _ y: Int) { print("h5 Any") }
@_disfavoredOverload func h6(_ x: Int, _ y: Int) { print("h6 Int") }
func h6(_ x: [Int], _ y: Int) { print("h6 array") }
func h6(_ x: Any, _ y: Int) { print("h6 Any") }
@_disfavoredOverload func h7(_ x: Int, _ y: Int) { print("h7 Int") }
func h7(_ x: Int?, _ y: Int) { print("h7 Int?") }
}
func t(_ q: Q, _ n: Int) { q.h3(n); q.h4(n, n); q.h5(n, n); q.h5(n, 1); q.h5(1, n); q.h6(1,n); q.h6(n, n); q.h7(n,n); q.h7(1, n); q.h7(1, 2) }
t(Q(), 1)
func tt(_ q: Q, _ n: Int) { q.h3(n) }
