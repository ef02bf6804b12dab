// A vector of three scalars.

struct SIMD3<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD3<Scalar.SIMDMaskScalar>
  var scalarCount: Int { 3 }
  @stored var x: Scalar
  @stored var y: Scalar
  @stored var z: Scalar
  init() { self.init(Scalar._simdZero, Scalar._simdZero, Scalar._simdZero) }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar) {
    x = v0
    y = v1
    z = v2
  }
  init(x: Scalar, y: Scalar, z: Scalar) {
    self.x = x
    self.y = y
    self.z = z
  }
  init(_ xy: SIMD2<Scalar>, _ z: Scalar) { self.init(xy.x, xy.y, z) }
  subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      case 2: return z
      default: _trap("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: z = newValue
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
  func _swizzled(_ index: Int) -> Scalar { self[index & 3] }
}

extension SIMD3 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD3<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD3<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD3<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD3 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD3<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD3<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}
