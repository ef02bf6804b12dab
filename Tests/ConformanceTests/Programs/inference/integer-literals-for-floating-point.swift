func half<T: BinaryFloatingPoint>(_ x: T) -> T { x / 2 }
print(half(3), type(of: half(3)), half(3 as Float))
func mean<T: FloatingPoint>(_ x: [T]) -> T { x.reduce(0, +) / T(x.count) }
print(mean([1, 2, 4]))
struct Angle<T: BinaryFloatingPoint> { var degrees: T }
print(Angle(degrees: 90))
func both<T: FloatingPoint>(_ a: T, _ b: T) -> T { a + b }
print(both(1, 2), both(1, 2.5))
func whole<T: BinaryInteger>(_ x: T) -> T { x / 2 }
func any<T: Numeric>(_ x: T) -> T { x * 2 }
func signed<T: SignedNumeric>(_ x: T) -> T { -x }
print(whole(3), any(3), any(1.5), signed(2), signed(2.5))
