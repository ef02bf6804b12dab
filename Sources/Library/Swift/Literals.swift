// The literal protocols' initializers. For the built-in types the literal is the value; these initializers serve the
// program's own types and generic code.

protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}

protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}

protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}

protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

/// The type of `nil` in a comparison; libraries use it for parameters that accept `nil` alone.
struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {}
}

/// Unlike Swift's, the three protocols for text do not refine each other: a type that is expressible by a string
/// literal is expressible by a character as well, so the checker tries them in turn.
protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

protocol ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

protocol ExpressibleByStringLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: StringLiteralType)
}

extension ExpressibleByUnicodeScalarLiteral where Self: ExpressibleByExtendedGraphemeClusterLiteral {
  init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
    self.init(extendedGraphemeClusterLiteral: value)
  }
}

extension ExpressibleByExtendedGraphemeClusterLiteral where Self: ExpressibleByStringLiteral {
  init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(stringLiteral: value) }
}

protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  where StringInterpolation.StringLiteralType == StringLiteralType
  init(stringInterpolation: StringInterpolation)
}

extension ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
  init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: stringInterpolation.description)
  }
}

protocol StringInterpolationProtocol {
  associatedtype StringLiteralType
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}

struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible, TextOutputStream {
  typealias StringLiteralType = String
  @stored var _text: String
  init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func write(_ string: String) { _text += string }
  mutating func appendInterpolation<T: TextOutputStreamable & CustomStringConvertible>(_ value: T) {
    _text += value.description
  }
  mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T) { _text += String(describing: value) }
  mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { _text += value.description }
  mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
  mutating func appendInterpolation(_ value: Any.Type) { _text += String(describing: value) }
  var description: String { _text }
}

protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}

protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}

typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
typealias UnicodeScalarType = String
typealias ExtendedGraphemeClusterType = String
