// A vector of four scalars.

struct SIMD4<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD4<Scalar.SIMDMaskScalar>
  var scalarCount: Int { 4 }
  @stored var x: Scalar
  @stored var y: Scalar
  @stored var z: Scalar
  @stored var w: Scalar
  init() { self.init(Scalar._simdZero, Scalar._simdZero, Scalar._simdZero, Scalar._simdZero) }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar) {
    x = v0
    y = v1
    z = v2
    w = v3
  }
  init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { self.init(xyz.x, xyz.y, xyz.z, w) }
  init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) {
    self.init(lowHalf.x, lowHalf.y, highHalf.x, highHalf.y)
  }
  init(evenHalf: SIMD2<Scalar>, oddHalf: SIMD2<Scalar>) {
    self.init(evenHalf.x, oddHalf.x, evenHalf.y, oddHalf.y)
  }
  var lowHalf: SIMD2<Scalar> {
    get { SIMD2(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  var highHalf: SIMD2<Scalar> {
    get { SIMD2(z, w) }
    set { (z, w) = (newValue.x, newValue.y) }
  }
  var evenHalf: SIMD2<Scalar> {
    get { SIMD2(x, z) }
    set { (x, z) = (newValue.x, newValue.y) }
  }
  var oddHalf: SIMD2<Scalar> {
    get { SIMD2(y, w) }
    set { (y, w) = (newValue.x, newValue.y) }
  }
  subscript(index: Int) -> Scalar {
    get {
      switch index {
      case 0: return x
      case 1: return y
      case 2: return z
      case 3: return w
      default: _trap("Index out of range")
      }
    }
    set {
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: z = newValue
      case 3: w = newValue
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

extension SIMD4 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD4<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD4<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD4<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD4 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD4<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD4<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}
