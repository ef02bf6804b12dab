// The built-in integer types. Shared members are in BuiltinNumbers.swift.

struct Int: FixedWidthInteger, SignedInteger, _BuiltinSignedInteger {
  typealias IntegerLiteralType = Int
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: Int) -> (high: Int, low: UInt) {
    (high: _highWord(other), low: UInt(truncatingIfNeeded: self &* other))
  }
}

struct Int8: FixedWidthInteger, SignedInteger, _BuiltinSignedInteger {
  typealias IntegerLiteralType = Int8
  typealias Magnitude = UInt8
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: Int8) -> (high: Int8, low: UInt8) {
    (high: _highWord(other), low: UInt8(truncatingIfNeeded: self &* other))
  }
}

struct Int16: FixedWidthInteger, SignedInteger, _BuiltinSignedInteger {
  typealias IntegerLiteralType = Int16
  typealias Magnitude = UInt16
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: Int16) -> (high: Int16, low: UInt16) {
    (high: _highWord(other), low: UInt16(truncatingIfNeeded: self &* other))
  }
}

struct Int32: FixedWidthInteger, SignedInteger, _BuiltinSignedInteger {
  typealias IntegerLiteralType = Int32
  typealias Magnitude = UInt32
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: Int32) -> (high: Int32, low: UInt32) {
    (high: _highWord(other), low: UInt32(truncatingIfNeeded: self &* other))
  }
}

struct Int64: FixedWidthInteger, SignedInteger, _BuiltinSignedInteger {
  typealias IntegerLiteralType = Int64
  typealias Magnitude = UInt64
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: Int64) -> (high: Int64, low: UInt64) {
    (high: _highWord(other), low: UInt64(truncatingIfNeeded: self &* other))
  }
}

struct UInt: FixedWidthInteger, UnsignedInteger, _BuiltinUnsignedInteger {
  typealias IntegerLiteralType = UInt
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt) {
    (high: _highWord(other), low: UInt(truncatingIfNeeded: self &* other))
  }
}

struct UInt8: FixedWidthInteger, UnsignedInteger, _BuiltinUnsignedInteger {
  typealias IntegerLiteralType = UInt8
  typealias Magnitude = UInt8
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8) {
    (high: _highWord(other), low: UInt8(truncatingIfNeeded: self &* other))
  }
}

struct UInt16: FixedWidthInteger, UnsignedInteger, _BuiltinUnsignedInteger {
  typealias IntegerLiteralType = UInt16
  typealias Magnitude = UInt16
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16) {
    (high: _highWord(other), low: UInt16(truncatingIfNeeded: self &* other))
  }
}

struct UInt32: FixedWidthInteger, UnsignedInteger, _BuiltinUnsignedInteger {
  typealias IntegerLiteralType = UInt32
  typealias Magnitude = UInt32
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32) {
    (high: _highWord(other), low: UInt32(truncatingIfNeeded: self &* other))
  }
}

struct UInt64: FixedWidthInteger, UnsignedInteger, _BuiltinUnsignedInteger {
  typealias IntegerLiteralType = UInt64
  typealias Magnitude = UInt64
  typealias Stride = Int
  typealias Words = _IntegerWords
  init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
  func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64) {
    (high: _highWord(other), low: UInt64(truncatingIfNeeded: self &* other))
  }
}
