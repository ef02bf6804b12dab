func f<T>(_ x: T) {}
func f<T>(_ x: (T) -> Void) {}
f { (x: Int) in }
func g<T>(_ x: T...) {}
func g<each T>(_ x: repeat each T) {}
g(1, 2)
g(1)
struct N: ExpressibleByIntegerLiteral {
  init(_ x: Int) {}
  init(integerLiteral value: Int) {}
}
_ = [1, 2].map(N.init)
