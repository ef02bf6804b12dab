import Code

/// What a literal can make. For the built-in types the literal is the value; these initializers serve the program's
/// own types and generic code.
enum LiteralsLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "protocol ExpressibleByIntegerLiteral",
      """
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
      """),
    LibraryPart(
      "protocol ExpressibleByFloatLiteral",
      """
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
      """),
    LibraryPart(
      "protocol ExpressibleByBooleanLiteral",
      """
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
      """),
    LibraryPart("protocol ExpressibleByNilLiteral", "init(nilLiteral: ())"),
    // Unlike Swift's, the three that text can go by do not refine each other: what makes a value of a string makes
    // one of a character as well, so the checker tries them in turn.
    LibraryPart(
      "protocol ExpressibleByUnicodeScalarLiteral",
      """
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
      """),
    LibraryPart(
      "protocol ExpressibleByExtendedGraphemeClusterLiteral",
      """
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
      """),
    LibraryPart(
      "protocol ExpressibleByStringLiteral",
      """
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
      """),
    LibraryPart(
      "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral",
      """
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
        where StringInterpolation.StringLiteralType == StringLiteralType
      init(stringInterpolation: StringInterpolation)
      """),
    LibraryPart(
      "extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation, "
        + "StringLiteralType == String",
      """
      init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: stringInterpolation.description)
      }
      """),
    LibraryPart(
      "protocol StringInterpolationProtocol",
      """
      associatedtype StringLiteralType
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: StringLiteralType)
      """),
    LibraryPart(
      "struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible",
      """
      typealias StringLiteralType = String
      @stored var _text: String
      init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
      mutating func appendLiteral(_ literal: String) { _text += literal }
      mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
      var description: String { _text }
      """),
    LibraryPart(
      "protocol ExpressibleByArrayLiteral",
      """
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
      """),
    LibraryPart(
      "protocol ExpressibleByDictionaryLiteral",
      """
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
      """),
    LibraryPart(
      "",
      """
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias BooleanLiteralType = Bool
      typealias StringLiteralType = String
      """),
  ]
}
