// The arithmetic of vectors of integers, which wraps around.

extension SIMD where Scalar: FixedWidthInteger {
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
  static func random<G: RandomNumberGenerator>(in range: Range<Scalar>, using generator: inout G) -> Self {
    var result = Self()
    for index in result.indices { result[index] = Scalar.random(in: range, using: &generator) }
    return result
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Scalar>, using generator: inout G) -> Self {
    var result = Self()
    for index in result.indices { result[index] = Scalar.random(in: range, using: &generator) }
    return result
  }
  static func random(in range: Range<Scalar>) -> Self { Self()._mapped { _ in Scalar.random(in: range) } }
  static func random(in range: ClosedRange<Scalar>) -> Self { Self()._mapped { _ in Scalar.random(in: range) } }
  var leadingZeroBitCount: Self { _mapped { Scalar($0.leadingZeroBitCount) } }
  var trailingZeroBitCount: Self { _mapped { Scalar($0.trailingZeroBitCount) } }
  var nonzeroBitCount: Self { _mapped { Scalar($0.nonzeroBitCount) } }
  func wrappedSum() -> Scalar { indices.reduce(0) { $0 &+ self[$1] } }
  static prefix func ~ (a: Self) -> Self { a._mapped { ~$0 } }
  static func & (a: Self, b: Self) -> Self { a._zipped(b) { $0 & $1 } }
  static func & (a: Scalar, b: Self) -> Self { Self(repeating: a) & b }
  static func & (a: Self, b: Scalar) -> Self { a & Self(repeating: b) }
  static func &= (a: inout Self, b: Self) { a = a & b }
  static func &= (a: inout Self, b: Scalar) { a = a & b }
  static func ^ (a: Self, b: Self) -> Self { a._zipped(b) { $0 ^ $1 } }
  static func ^ (a: Scalar, b: Self) -> Self { Self(repeating: a) ^ b }
  static func ^ (a: Self, b: Scalar) -> Self { a ^ Self(repeating: b) }
  static func ^= (a: inout Self, b: Self) { a = a ^ b }
  static func ^= (a: inout Self, b: Scalar) { a = a ^ b }
  static func | (a: Self, b: Self) -> Self { a._zipped(b) { $0 | $1 } }
  static func | (a: Scalar, b: Self) -> Self { Self(repeating: a) | b }
  static func | (a: Self, b: Scalar) -> Self { a | Self(repeating: b) }
  static func |= (a: inout Self, b: Self) { a = a | b }
  static func |= (a: inout Self, b: Scalar) { a = a | b }
  static func &<< (a: Self, b: Self) -> Self { a._zipped(b) { $0 &<< $1 } }
  static func &<< (a: Scalar, b: Self) -> Self { Self(repeating: a) &<< b }
  static func &<< (a: Self, b: Scalar) -> Self { a &<< Self(repeating: b) }
  static func &<<= (a: inout Self, b: Self) { a = a &<< b }
  static func &<<= (a: inout Self, b: Scalar) { a = a &<< b }
  static func &>> (a: Self, b: Self) -> Self { a._zipped(b) { $0 &>> $1 } }
  static func &>> (a: Scalar, b: Self) -> Self { Self(repeating: a) &>> b }
  static func &>> (a: Self, b: Scalar) -> Self { a &>> Self(repeating: b) }
  static func &>>= (a: inout Self, b: Self) { a = a &>> b }
  static func &>>= (a: inout Self, b: Scalar) { a = a &>> b }
  static func &+ (a: Self, b: Self) -> Self { a._zipped(b) { $0 &+ $1 } }
  static func &+ (a: Scalar, b: Self) -> Self { Self(repeating: a) &+ b }
  static func &+ (a: Self, b: Scalar) -> Self { a &+ Self(repeating: b) }
  static func &+= (a: inout Self, b: Self) { a = a &+ b }
  static func &+= (a: inout Self, b: Scalar) { a = a &+ b }
  static func &- (a: Self, b: Self) -> Self { a._zipped(b) { $0 &- $1 } }
  static func &- (a: Scalar, b: Self) -> Self { Self(repeating: a) &- b }
  static func &- (a: Self, b: Scalar) -> Self { a &- Self(repeating: b) }
  static func &-= (a: inout Self, b: Self) { a = a &- b }
  static func &-= (a: inout Self, b: Scalar) { a = a &- b }
  static func &* (a: Self, b: Self) -> Self { a._zipped(b) { $0 &* $1 } }
  static func &* (a: Scalar, b: Self) -> Self { Self(repeating: a) &* b }
  static func &* (a: Self, b: Scalar) -> Self { a &* Self(repeating: b) }
  static func &*= (a: inout Self, b: Self) { a = a &* b }
  static func &*= (a: inout Self, b: Scalar) { a = a &* b }
  static func / (a: Self, b: Self) -> Self { a._zipped(b) { $0 / $1 } }
  static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
  static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
  static func /= (a: inout Self, b: Self) { a = a / b }
  static func /= (a: inout Self, b: Scalar) { a = a / b }
  static func % (a: Self, b: Self) -> Self { a._zipped(b) { $0 % $1 } }
  static func % (a: Scalar, b: Self) -> Self { Self(repeating: a) % b }
  static func % (a: Self, b: Scalar) -> Self { a % Self(repeating: b) }
  static func %= (a: inout Self, b: Self) { a = a % b }
  static func %= (a: inout Self, b: Scalar) { a = a % b }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&+' instead"
  )
  static func + (a: Self, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&+' instead"
  )
  static func + (a: Self, b: Scalar) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&+' instead"
  )
  static func + (a: Scalar, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&+=' instead"
  )
  static func += (a: inout Self, b: Self) { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&+=' instead"
  )
  static func += (a: inout Self, b: Scalar) { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&-' instead"
  )
  static func - (a: Self, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&-' instead"
  )
  static func - (a: Self, b: Scalar) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&-' instead"
  )
  static func - (a: Scalar, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&-=' instead"
  )
  static func -= (a: inout Self, b: Self) { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&-=' instead"
  )
  static func -= (a: inout Self, b: Scalar) { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&*' instead"
  )
  static func * (a: Self, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&*' instead"
  )
  static func * (a: Self, b: Scalar) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&*' instead"
  )
  static func * (a: Scalar, b: Self) -> Self { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&*=' instead"
  )
  static func *= (a: inout Self, b: Self) { _trap("unavailable") }
  @available(
    *, unavailable,
    message: "integer vector types do not support checked arithmetic; use the wrapping operator '&*=' instead"
  )
  static func *= (a: inout Self, b: Scalar) { _trap("unavailable") }
}
