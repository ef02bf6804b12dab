// A vector of two scalars.

struct SIMD2<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD2<Scalar.SIMDMaskScalar>
  var scalarCount: Int { 2 }
  @stored var x: Scalar
  @stored var y: Scalar
  init() { self.init(Scalar._simdZero, Scalar._simdZero) }
  init(_ v0: Scalar, _ v1: Scalar) {
    x = v0
    y = v1
  }
  init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }
  subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      default: _trap("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      default: _trap("Index out of range")
      }
    }
  }
  subscript<Index: FixedWidthInteger & SIMDScalar>(index: SIMD2<Index>) -> SIMD2<Scalar> {
    SIMD2(_swizzled(Int(index.x)), _swizzled(Int(index.y)))
  }
  subscript<Index: FixedWidthInteger & SIMDScalar>(index: SIMD3<Index>) -> SIMD3<Scalar> {
    SIMD3(_swizzled(Int(index.x)), _swizzled(Int(index.y)), _swizzled(Int(index.z)))
  }
  subscript<Index: FixedWidthInteger & SIMDScalar>(index: SIMD4<Index>) -> SIMD4<Scalar> {
    SIMD4(_swizzled(Int(index.x)), _swizzled(Int(index.y)), _swizzled(Int(index.z)), _swizzled(Int(index.w)))
  }
  func _swizzled(_ index: Int) -> Scalar { self[index & 1] }
}

extension SIMD2 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD2<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD2<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD2<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD2 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD2<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD2<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}
