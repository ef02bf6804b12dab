// The protocols of vectors, and what all vectors have. The vector types are in the files beside this one.

/// A scalar has the layout of a vector's storage in Swift, and is therefore always `Codable` and `Hashable`.
protocol SIMDScalar: Codable, Hashable {
  associatedtype SIMDMaskScalar: SIMDScalar & FixedWidthInteger & SignedInteger
  /// The scalar whose bits are all 0.
  static var _simdZero: Self { get }
}

extension SIMDScalar where Self: ExpressibleByIntegerLiteral {
  static var _simdZero: Self { 0 }
}

extension Int: SIMDScalar { typealias SIMDMaskScalar = Int }
extension Int8: SIMDScalar { typealias SIMDMaskScalar = Int8 }
extension Int16: SIMDScalar { typealias SIMDMaskScalar = Int16 }
extension Int32: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension Int64: SIMDScalar { typealias SIMDMaskScalar = Int64 }
extension UInt: SIMDScalar { typealias SIMDMaskScalar = Int }
extension UInt8: SIMDScalar { typealias SIMDMaskScalar = Int8 }
extension UInt16: SIMDScalar { typealias SIMDMaskScalar = Int16 }
extension UInt32: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension UInt64: SIMDScalar { typealias SIMDMaskScalar = Int64 }
extension Float: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension Double: SIMDScalar { typealias SIMDMaskScalar = Int64 }

protocol SIMDStorage {
  associatedtype Scalar: Codable, Hashable
  var scalarCount: Int { get }
  init()
  subscript(index: Int) -> Scalar { get set }
}

extension SIMDStorage {
  static var scalarCount: Int { Self().scalarCount }
}

protocol SIMD<Scalar>: SIMDStorage, Codable, Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
  associatedtype MaskStorage: SIMD where MaskStorage.Scalar: FixedWidthInteger & SignedInteger
}

extension SIMD {
  var indices: Range<Int> { 0..<scalarCount }
  init(repeating value: Scalar) {
    self.init()
    for index in indices { self[index] = value }
  }
  init(arrayLiteral scalars: Scalar...) { self.init(scalars) }
  init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
    self.init()
    var index = 0
    for scalar in scalars {
      if index == scalarCount { _trap("Too many elements in sequence.") }
      self[index] = scalar
      index += 1
    }
    if index < scalarCount { _trap("Not enough elements in sequence.") }
  }
  static func == (a: Self, b: Self) -> Bool {
    for index in a.indices where a[index] != b[index] { return false }
    return true
  }
  func hash(into hasher: inout Hasher) {
    for index in indices { hasher.combine(self[index]) }
  }
  var description: String { "\(Self.self)(" + indices.map { "\(self[$0])" }.joined(separator: ", ") + ")" }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for index in indices { try container.encode(self[index]) }
  }
  init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    for index in indices { self[index] = try container.decode(Scalar.self) }
  }

  func _mapped(_ transform: (Scalar) -> Scalar) -> Self {
    var result = Self()
    for index in indices { result[index] = transform(self[index]) }
    return result
  }
  func _zipped(_ other: Self, _ combine: (Scalar, Scalar) -> Scalar) -> Self {
    var result = Self()
    for index in indices { result[index] = combine(self[index], other[index]) }
    return result
  }
  func _tested(_ other: Self, _ isTrue: (Scalar, Scalar) -> Bool) -> SIMDMask<MaskStorage> {
    var result = SIMDMask<MaskStorage>()
    for index in indices { result[index] = isTrue(self[index], other[index]) }
    return result
  }

  static func .== (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 == $1 } }
  static func .!= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 != $1 } }
  static func .== (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .== b }
  static func .!= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .!= b }
  static func .== (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .== Self(repeating: b) }
  static func .!= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .!= Self(repeating: b) }
  mutating func replace(with other: Self, where mask: SIMDMask<MaskStorage>) {
    self = replacing(with: other, where: mask)
  }
  mutating func replace(with other: Scalar, where mask: SIMDMask<MaskStorage>) {
    self = replacing(with: Self(repeating: other), where: mask)
  }
  func replacing(with other: Self, where mask: SIMDMask<MaskStorage>) -> Self {
    var result = self
    for index in indices where mask[index] { result[index] = other[index] }
    return result
  }
  func replacing(with other: Scalar, where mask: SIMDMask<MaskStorage>) -> Self {
    replacing(with: Self(repeating: other), where: mask)
  }
}

extension SIMD where Scalar: Comparable {
  static func .< (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 < $1 } }
  static func .<= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 <= $1 } }
  static func .> (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 > $1 } }
  static func .>= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._tested(b) { $0 >= $1 } }
  static func .< (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .< b }
  static func .<= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .<= b }
  static func .> (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .> b }
  static func .>= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .>= b }
  static func .< (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .< Self(repeating: b) }
  static func .<= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .<= Self(repeating: b) }
  static func .> (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .> Self(repeating: b) }
  static func .>= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .>= Self(repeating: b) }
  func min() -> Scalar { indices.map { self[$0] }.min() ?? self[0] }
  func max() -> Scalar { indices.map { self[$0] }.max() ?? self[0] }
  func clamped(lowerBound: Self, upperBound: Self) -> Self {
    pointwiseMin(upperBound, pointwiseMax(lowerBound, self))
  }
  mutating func clamp(lowerBound: Self, upperBound: Self) {
    self = clamped(lowerBound: lowerBound, upperBound: upperBound)
  }
}

func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._zipped(b) { min($0, $1) } }
func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._zipped(b) { max($0, $1) } }
func any<Storage>(_ mask: SIMDMask<Storage>) -> Bool { mask.indices.contains { mask[$0] } }
func all<Storage>(_ mask: SIMDMask<Storage>) -> Bool { mask.indices.allSatisfy { mask[$0] } }
