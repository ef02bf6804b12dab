// Swift's numbers from Foundation's objects.

extension NSNumber {
  /// The number as a whole number of a type, if that type can represent it.
  func _exactly<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    switch _value {
    case let value as UInt64: T(exactly: value)
    case let value as UInt: T(exactly: value)
    default: _isWhole ? T(exactly: _whole) : T(exactly: doubleValue)
    }
  }
  func _exactly<T: BinaryFloatingPoint>(_ type: T.Type) -> T? {
    switch _value {
    case let value as UInt64: T(exactly: value)
    case let value as UInt: T(exactly: value)
    default: _isWhole ? T(exactly: _whole) : T(exactly: doubleValue)
    }
  }
}

extension Int {
  init(truncating number: NSNumber) { self = number.intValue }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int.self) else { return nil }
    self = value
  }
}

extension Int8 {
  init(truncating number: NSNumber) { self = number.int8Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int8.self) else { return nil }
    self = value
  }
}

extension Int16 {
  init(truncating number: NSNumber) { self = number.int16Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int16.self) else { return nil }
    self = value
  }
}

extension Int32 {
  init(truncating number: NSNumber) { self = number.int32Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int32.self) else { return nil }
    self = value
  }
}

extension Int64 {
  init(truncating number: NSNumber) { self = number.int64Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int64.self) else { return nil }
    self = value
  }
}

extension UInt {
  init(truncating number: NSNumber) { self = number.uintValue }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(UInt.self) else { return nil }
    self = value
  }
}

extension UInt8 {
  init(truncating number: NSNumber) { self = number.uint8Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(UInt8.self) else { return nil }
    self = value
  }
}

extension UInt16 {
  init(truncating number: NSNumber) { self = number.uint16Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(UInt16.self) else { return nil }
    self = value
  }
}

extension UInt32 {
  init(truncating number: NSNumber) { self = number.uint32Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(UInt32.self) else { return nil }
    self = value
  }
}

extension UInt64 {
  init(truncating number: NSNumber) { self = number.uint64Value }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(UInt64.self) else { return nil }
    self = value
  }
}

extension Double {
  init(truncating number: NSNumber) { self = number.doubleValue }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Double.self) else { return nil }
    self = value
  }
}

extension Float {
  init(truncating number: NSNumber) { self = number.floatValue }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Float.self) else { return nil }
    self = value
  }
}

extension Bool {
  init(truncating number: NSNumber) { self = number.boolValue }
  init?(exactly number: NSNumber) {
    guard let value = number._exactly(Int.self), value == 0 || value == 1 else { return nil }
    self = value == 1
  }
}
