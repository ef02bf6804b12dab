import Code

/// Natives of the parts of numbers; `types[0]` is the type for those of a protocol.
enum NumberPartsNatives {
  static var natives: NativeTable {
    [
      "Integer.byteSwapped": { call in
        guard let type = IntegerArithmetic(call.types[0]) else { return call[0] }
        let swapped = call[0].bits.byteSwapped >> UInt64(64 - type.width)
        return Value(bits: type.truncating(swapped), object: nil)
      },
      "Integer.highWord": { call in
        let type = IntegerArithmetic(call.types[0]) ?? .word
        let (left, right) = (call[0].bits, call[1].bits)
        let high: UInt64
        if type.width < 64 {
          let product = Int64(bitPattern: left) &* Int64(bitPattern: right)
          high =
            type.isSigned ? UInt64(bitPattern: product >> Int64(type.width)) : (left &* right) >> UInt64(type.width)
        } else if type.isSigned {
          high = UInt64(bitPattern: Int64(bitPattern: left).multipliedFullWidth(by: Int64(bitPattern: right)).high)
        } else {
          high = left.multipliedFullWidth(by: right).high
        }
        return Value(bits: type.truncating(high), object: nil)
      },
      "Float.exponent": { Value(isFloat($0) ? Int(Float($0[0].double).exponent) : Int($0[0].double.exponent)) },
      "Float.significand": { Value(isFloat($0) ? Double(Float($0[0].double).significand) : $0[0].double.significand) },
      "Float.binade": { Value(isFloat($0) ? Double(Float($0[0].double).binade) : $0[0].double.binade) },
      "Float.exponentBitPattern": { call in
        let bits = isFloat(call) ? Float(call[0].double).exponentBitPattern : call[0].double.exponentBitPattern
        return Value(bits: UInt64(bits), object: nil)
      },
      "Double.significandBitPattern": { Value(bits: $0[0].double.significandBitPattern, object: nil) },
      "Float.significandBitPattern": {
        Value(bits: UInt64(Float($0[0].double).significandBitPattern), object: nil)
      },
      "Float.isSubnormal": { Value(isFloat($0) ? Float($0[0].double).isSubnormal : $0[0].double.isSubnormal) },
      "Float.isTotallyOrdered": { Value($0[0].double.isTotallyOrdered(belowOrEqualTo: $0[1].double)) },
      "Float.scaled": { call in
        let sign: FloatingPointSign = call[0].bool ? .minus : .plus
        return isFloat(call)
          ? Value(Double(Float(sign: sign, exponent: call.int(1), significand: Float(call[2].double))))
          : Value(Double(sign: sign, exponent: call.int(1), significand: call[2].double))
      },
      "Float.addingProduct": { call in
        let (start, left, right) = (call[0].double, call[1].double, call[2].double)
        return isFloat(call)
          ? Value(Double(Float(start).addingProduct(Float(left), Float(right))))
          : Value(start.addingProduct(left, right))
      },
      "Float.init(exactly:) floating": { call in
        let number = call[0].double
        if number.isNaN { return call.none }
        return isFloat(call)
          ? call.optional(Float(exactly: number).map { Value(Double($0)) }) : call.optional(Value(number))
      },
    ]
  }

  private static func isFloat(_ call: NativeContext) -> Bool {
    if case .float = call.types[0].kind { true } else { false }
  }
}
