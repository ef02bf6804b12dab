// The result of comparing vectors: a truth value for each pair of scalars.

struct SIMDMask<Storage: SIMD>: SIMD where Storage.Scalar: FixedWidthInteger & SignedInteger {
  typealias MaskStorage = Storage
  typealias Scalar = Bool
  @stored var _storage: Storage
  init() { _storage = Storage() }
  var scalarCount: Int { _storage.scalarCount }
  subscript(index: Int) -> Bool {
    get { _storage[index] < 0 }
    set { _storage[index] = newValue ? -1 : 0 }
  }
  static func random() -> SIMDMask { SIMDMask()._mapped { _ in Bool.random() } }
  static prefix func .! (a: SIMDMask) -> SIMDMask { a._mapped { !$0 } }
  static func .& (a: SIMDMask, b: SIMDMask) -> SIMDMask { a._zipped(b) { $0 && $1 } }
  static func .& (a: Bool, b: SIMDMask) -> SIMDMask { SIMDMask(repeating: a) .& b }
  static func .& (a: SIMDMask, b: Bool) -> SIMDMask { a .& SIMDMask(repeating: b) }
  static func .&= (a: inout SIMDMask, b: SIMDMask) { a = a .& b }
  static func .&= (a: inout SIMDMask, b: Bool) { a = a .& b }
  static func .| (a: SIMDMask, b: SIMDMask) -> SIMDMask { a._zipped(b) { $0 || $1 } }
  static func .| (a: Bool, b: SIMDMask) -> SIMDMask { SIMDMask(repeating: a) .| b }
  static func .| (a: SIMDMask, b: Bool) -> SIMDMask { a .| SIMDMask(repeating: b) }
  static func .|= (a: inout SIMDMask, b: SIMDMask) { a = a .| b }
  static func .|= (a: inout SIMDMask, b: Bool) { a = a .| b }
  static func .^ (a: SIMDMask, b: SIMDMask) -> SIMDMask { a._zipped(b) { $0 != $1 } }
  static func .^ (a: Bool, b: SIMDMask) -> SIMDMask { SIMDMask(repeating: a) .^ b }
  static func .^ (a: SIMDMask, b: Bool) -> SIMDMask { a .^ SIMDMask(repeating: b) }
  static func .^= (a: inout SIMDMask, b: SIMDMask) { a = a .^ b }
  static func .^= (a: inout SIMDMask, b: Bool) { a = a .^ b }
}
