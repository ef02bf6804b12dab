extension BinaryFloatingPoint where RawExponent: FixedWidthInteger, RawSignificand: FixedWidthInteger {
  init(my value: Int) {
    let bias = 1 << (Self.exponentBitCount - 1) - 1
    print(bias, Self.significandBitCount)
    self = Self.init(sign: value >= 0 ? .plus : .minus, exponentBitPattern: RawExponent(bias), significandBitPattern: RawSignificand(value))
  }
}
print(Double(my: 0), Float(my: 0))
print((3.5).significandBitPattern, (3.5).exponentBitPattern, Double.RawSignificand.self, (2.5).exponent, (2.5).significand, (0.0).floatingPointClass)
print(Float(1.5).significandBitPattern, Float.exponentBitCount, Double.significandBitCount, Double(sign: .minus, exponentBitPattern: 1023, significandBitPattern: 0))
