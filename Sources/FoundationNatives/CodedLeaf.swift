import Code
import Foundation
import Machine

/// A value that the coders handle themselves. The raw values are the library's (`_HostCoded`).
enum CodedLeaf: Int {
  case bool, string, double, float
  case int, int8, int16, int32, int64
  case uint, uint8, uint16, uint32, uint64
  case date, data, url, decimal

  func value(_ value: Value) -> any Encodable {
    let bits = value.bits
    return switch self {
    case .bool: value.bool
    case .string: value.string
    case .double: value.double
    case .float: Float(value.double)
    case .int: value.int
    case .int8: Int8(truncatingIfNeeded: bits)
    case .int16: Int16(truncatingIfNeeded: bits)
    case .int32: Int32(truncatingIfNeeded: bits)
    case .int64: Int64(truncatingIfNeeded: bits)
    case .uint: UInt(bits)
    case .uint8: UInt8(truncatingIfNeeded: bits)
    case .uint16: UInt16(truncatingIfNeeded: bits)
    case .uint32: UInt32(truncatingIfNeeded: bits)
    case .uint64: bits
    case .date: Date(timeIntervalSinceReferenceDate: value.double)
    case .data: Data(bytes: value)
    case .url: URL(string: value.string)
    case .decimal: Decimal(string: value.string) ?? .nan
    }
  }

  /// Reads a value of this kind with a function that reads any kind.
  func read(_ reading: (any Decodable.Type) throws -> any Decodable) throws -> Value {
    switch try reading(type) {
    case let value as Bool: Value(value)
    case let value as String: Value(value)
    case let value as Double: Value(value)
    case let value as Float: Value(Double(value))
    case let value as any FixedWidthInteger: Value(bits: UInt64(truncatingIfNeeded: value), object: nil)
    case let value as Date: Value(value.timeIntervalSinceReferenceDate)
    case let value as Data: Value(value.map { Value(Int($0)) })
    case let value as URL: Value(value.absoluteString)
    case let value as Decimal: Value(value.description)
    default: throw Trap("a coder gave a value of another type")
    }
  }

  private var type: any Decodable.Type {
    switch self {
    case .bool: Bool.self
    case .string: String.self
    case .double: Double.self
    case .float: Float.self
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .date: Date.self
    case .data: Data.self
    case .url: URL.self
    case .decimal: Decimal.self
    }
  }
}

extension Data {
  /// The bytes of a program's `[UInt8]`.
  init(bytes: Value) { self.init(bytes.elements.map { UInt8(truncatingIfNeeded: $0.bits) }) }
}

extension Value {
  /// A program's `[UInt8]`.
  init(_ data: Data) { self.init(data.map { Value(Int($0)) }) }
}
