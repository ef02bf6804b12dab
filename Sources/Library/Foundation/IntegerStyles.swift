// The styles of integers other than `Int`.

extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  static var number: IntegerFormatStyle<Int8> { IntegerFormatStyle<Int8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
  static var percent: IntegerFormatStyle<Int8>.Percent { IntegerFormatStyle<Int8>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int8>.Currency {
    IntegerFormatStyle<Int8>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  static var number: IntegerFormatStyle<Int16> { IntegerFormatStyle<Int16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
  static var percent: IntegerFormatStyle<Int16>.Percent { IntegerFormatStyle<Int16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int16>.Currency {
    IntegerFormatStyle<Int16>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  static var number: IntegerFormatStyle<Int32> { IntegerFormatStyle<Int32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
  static var percent: IntegerFormatStyle<Int32>.Percent { IntegerFormatStyle<Int32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int32>.Currency {
    IntegerFormatStyle<Int32>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  static var number: IntegerFormatStyle<Int64> { IntegerFormatStyle<Int64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
  static var percent: IntegerFormatStyle<Int64>.Percent { IntegerFormatStyle<Int64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int64>.Currency {
    IntegerFormatStyle<Int64>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  static var number: IntegerFormatStyle<UInt> { IntegerFormatStyle<UInt>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
  static var percent: IntegerFormatStyle<UInt>.Percent { IntegerFormatStyle<UInt>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<UInt>.Currency {
    IntegerFormatStyle<UInt>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  static var number: IntegerFormatStyle<UInt8> { IntegerFormatStyle<UInt8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
  static var percent: IntegerFormatStyle<UInt8>.Percent { IntegerFormatStyle<UInt8>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<UInt8>.Currency {
    IntegerFormatStyle<UInt8>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  static var number: IntegerFormatStyle<UInt16> { IntegerFormatStyle<UInt16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
  static var percent: IntegerFormatStyle<UInt16>.Percent { IntegerFormatStyle<UInt16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<UInt16>.Currency {
    IntegerFormatStyle<UInt16>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  static var number: IntegerFormatStyle<UInt32> { IntegerFormatStyle<UInt32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
  static var percent: IntegerFormatStyle<UInt32>.Percent { IntegerFormatStyle<UInt32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<UInt32>.Currency {
    IntegerFormatStyle<UInt32>.Currency(code: code)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  static var number: IntegerFormatStyle<UInt64> { IntegerFormatStyle<UInt64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
  static var percent: IntegerFormatStyle<UInt64>.Percent { IntegerFormatStyle<UInt64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<UInt64>.Currency {
    IntegerFormatStyle<UInt64>.Currency(code: code)
  }
}
