// Vectors of 8 to 64 scalars.

struct SIMD8<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD8<Scalar.SIMDMaskScalar>
  @stored var _scalars: [Scalar]
  var scalarCount: Int { 8 }
  init() { _scalars = [Scalar](repeating: Scalar._simdZero, count: 8) }
  init(lowHalf: SIMD4<Scalar>, highHalf: SIMD4<Scalar>) {
    _scalars = lowHalf.indices.map { lowHalf[$0] } + highHalf.indices.map { highHalf[$0] }
  }
  subscript(index: Int) -> Scalar {
    get { _scalars[index] }
    set { _scalars[index] = newValue }
  }
  var lowHalf: SIMD4<Scalar> { SIMD4(_scalars[..<4]) }
  var highHalf: SIMD4<Scalar> { SIMD4(_scalars[4...]) }
  var evenHalf: SIMD4<Scalar> { SIMD4(stride(from: 0, to: 8, by: 2).map { _scalars[$0] }) }
  var oddHalf: SIMD4<Scalar> { SIMD4(stride(from: 1, to: 8, by: 2).map { _scalars[$0] }) }
  init(
    _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar,
    _ v4: Scalar, _ v5: Scalar, _ v6: Scalar, _ v7: Scalar
  ) {
    _scalars = [v0, v1, v2, v3, v4, v5, v6, v7]
  }
}

extension SIMD8 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD8<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD8<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD8<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD8 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD8<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD8<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}

struct SIMD16<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD16<Scalar.SIMDMaskScalar>
  @stored var _scalars: [Scalar]
  var scalarCount: Int { 16 }
  init() { _scalars = [Scalar](repeating: Scalar._simdZero, count: 16) }
  init(lowHalf: SIMD8<Scalar>, highHalf: SIMD8<Scalar>) {
    _scalars = lowHalf.indices.map { lowHalf[$0] } + highHalf.indices.map { highHalf[$0] }
  }
  subscript(index: Int) -> Scalar {
    get { _scalars[index] }
    set { _scalars[index] = newValue }
  }
  var lowHalf: SIMD8<Scalar> { SIMD8(_scalars[..<8]) }
  var highHalf: SIMD8<Scalar> { SIMD8(_scalars[8...]) }
  var evenHalf: SIMD8<Scalar> { SIMD8(stride(from: 0, to: 16, by: 2).map { _scalars[$0] }) }
  var oddHalf: SIMD8<Scalar> { SIMD8(stride(from: 1, to: 16, by: 2).map { _scalars[$0] }) }
  init(
    _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar,
    _ v4: Scalar, _ v5: Scalar, _ v6: Scalar, _ v7: Scalar,
    _ v8: Scalar, _ v9: Scalar, _ v10: Scalar, _ v11: Scalar,
    _ v12: Scalar, _ v13: Scalar, _ v14: Scalar, _ v15: Scalar
  ) {
    _scalars = [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15]
  }
}

extension SIMD16 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD16<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD16<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD16<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD16 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD16<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD16<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}

struct SIMD32<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD32<Scalar.SIMDMaskScalar>
  @stored var _scalars: [Scalar]
  var scalarCount: Int { 32 }
  init() { _scalars = [Scalar](repeating: Scalar._simdZero, count: 32) }
  init(lowHalf: SIMD16<Scalar>, highHalf: SIMD16<Scalar>) {
    _scalars = lowHalf.indices.map { lowHalf[$0] } + highHalf.indices.map { highHalf[$0] }
  }
  subscript(index: Int) -> Scalar {
    get { _scalars[index] }
    set { _scalars[index] = newValue }
  }
  var lowHalf: SIMD16<Scalar> { SIMD16(_scalars[..<16]) }
  var highHalf: SIMD16<Scalar> { SIMD16(_scalars[16...]) }
  var evenHalf: SIMD16<Scalar> { SIMD16(stride(from: 0, to: 32, by: 2).map { _scalars[$0] }) }
  var oddHalf: SIMD16<Scalar> { SIMD16(stride(from: 1, to: 32, by: 2).map { _scalars[$0] }) }
}

extension SIMD32 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD32<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD32<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD32<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD32 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD32<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD32<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}

struct SIMD64<Scalar: SIMDScalar>: SIMD {
  typealias MaskStorage = SIMD64<Scalar.SIMDMaskScalar>
  @stored var _scalars: [Scalar]
  var scalarCount: Int { 64 }
  init() { _scalars = [Scalar](repeating: Scalar._simdZero, count: 64) }
  init(lowHalf: SIMD32<Scalar>, highHalf: SIMD32<Scalar>) {
    _scalars = lowHalf.indices.map { lowHalf[$0] } + highHalf.indices.map { highHalf[$0] }
  }
  subscript(index: Int) -> Scalar {
    get { _scalars[index] }
    set { _scalars[index] = newValue }
  }
  var lowHalf: SIMD32<Scalar> { SIMD32(_scalars[..<32]) }
  var highHalf: SIMD32<Scalar> { SIMD32(_scalars[32...]) }
  var evenHalf: SIMD32<Scalar> { SIMD32(stride(from: 0, to: 64, by: 2).map { _scalars[$0] }) }
  var oddHalf: SIMD32<Scalar> { SIMD32(stride(from: 1, to: 64, by: 2).map { _scalars[$0] }) }
}

extension SIMD64 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD64<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
  }
  init<Other: FixedWidthInteger>(clamping other: SIMD64<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(clamping: other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD64<Other>, rounding rule: FloatingPointRoundingRule = .towardZero) {
    self.init()
    for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
  }
}

extension SIMD64 where Scalar: BinaryFloatingPoint {
  init<Other: FixedWidthInteger>(_ other: SIMD64<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD64<Other>) {
    self.init()
    for index in indices { self[index] = Scalar(other[index]) }
  }
}
