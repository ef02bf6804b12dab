// The magnitude of a floating-point number has the number's type.
extension FloatingPoint {
  func isHalf(from other: Self) -> Bool { (self - other).magnitude == 1 / 2 }
  func isNear(_ other: Self) -> Bool { (self - other).magnitude < 1 / 2 }
  func roundedToNearest(_ other: Self) -> Self { (self - other).magnitude == 1 / 2 ? rounded(.towardZero) : other }
  var doubled: Self { magnitude + magnitude * 2 / 2 }
  func maximum(_ other: Self) -> Self { Swift.max(magnitude, other) }
}
func size<T: FloatingPoint>(_ value: T) -> T { value.magnitude }
func total<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0) { $0 + $1.magnitude } }
func isThree<T: Numeric>(_ value: T) -> Bool { value.magnitude == 1 + 2 }
print(1.5.isHalf(from: 1), 2.25.isNear(2), (-1.5).roundedToNearest(-2), (-2.5).doubled, (-3.0).maximum(2))
print(size(-1.5 as Float), total([1, -2.5]), isThree(-3), isThree(3.5))
