import Code

/// Natives behind the operators of built-in types: `types[0]` is the operands' type. The compiler emits instructions
/// if it can; these natives serve the rest, and operators that are passed as values.
enum OperatorNatives {
  static var natives: NativeTable {
    simple.with(compound)
      .adding("==", equal)
  }

  private static func equal(_ call: NativeContext) throws -> Value {
    // Strings and characters are compared in inner loops, so no references are counted.
    if call.isText(0), call.isText(1) {
      return call.look(at: 0, as: StringBox.self) { one in
        call.look(at: 1, as: StringBox.self) { two in Value(one === two || one.value == two.value) }
      }
    }
    return Value(try call.machine.equal(call[0], call[1], call.types[0]))
  }

  /// The amount of a shift, which may be of any integer type; very large ones are clamped.
  private static func amount(of call: NativeContext) throws -> Int {
    Int(truncatingIfNeeded: try WholeNumber(call[1], call.types[1], call.machine).clamped(to: .word))
  }

  private static var simple: NativeTable {
    [
      "+": { try arithmetic($0, { try $0.sum($1, $2).orOverflow() }, { $0 + $1 }) },
      "-": { try arithmetic($0, { try $0.difference($1, $2).orOverflow() }, { $0 - $1 }) },
      "*": { try arithmetic($0, { try $0.product($1, $2).orOverflow() }, { $0 * $1 }) },
      "/": { try arithmetic($0, { try $0.quotient($1, $2) }, { $0 / $1 }) },
      "%": { try integers($0, { try $0.remainder($1, $2) }) },
      "&": { try integers($0, { $1 & $2 }) },
      "|": { try integers($0, { $1 | $2 }) },
      "^": { try integers($0, { $1 ^ $2 }) },
      "&+": { try integers($0, { $0.truncating($1 &+ $2) }) },
      "&-": { try integers($0, { $0.truncating($1 &- $2) }) },
      "&*": { try integers($0, { $0.truncating($1 &* $2) }) },
      "&<<": { try integers($0, { $0.shiftedLeft($1, by: Int(truncatingIfNeeded: $2) & ($0.width - 1)) }) },
      "&>>": { try integers($0, { $0.shiftedRight($1, by: Int(truncatingIfNeeded: $2) & ($0.width - 1)) }) },
      "<<": { call in
        let amount = try amount(of: call)
        return try integers(call, { word, left, _ in word.shiftedLeft(left, by: amount) })
      },
      ">>": { call in
        let amount = try amount(of: call)
        return try integers(call, { word, left, _ in word.shiftedRight(left, by: amount) })
      },
      "prefix -": negate,
      "prefix ~": { call in Value(bits: arithmetic(of: call).truncating(~call[0].bits), object: nil) },
      "<": { Value(try $0.machine.less($0[0], $0[1], $0.types[0])) },
      ">": { Value(try $0.machine.less($0[1], $0[0], $0.types[0])) },
      "<=": { try lessOrEqual($0, $0[0], $0[1]) },
      ">=": { try lessOrEqual($0, $0[1], $0[0]) },
      "description": { call in
        switch call.types[0].kind {
        case .double where call[0].double.isNaN, .float where call[0].double.isNaN: return Value("nan")
        default: return try call.result(try call.machine.describe(call[0], call.types[0]))
        }
      },
    ]
  }

  private static var compound: NativeTable {
    [
      "+=": { try assign($0, { try $0.sum($1, $2).orOverflow() }, { $0 + $1 }) },
      "-=": { try assign($0, { try $0.difference($1, $2).orOverflow() }, { $0 - $1 }) },
      "*=": { try assign($0, { try $0.product($1, $2).orOverflow() }, { $0 * $1 }) },
      "/=": { try assign($0, { try $0.quotient($1, $2) }, { $0 / $1 }) },
      "%=": { try assign($0, { try $0.remainder($1, $2) }, { $0.truncatingRemainder(dividingBy: $1) }) },
      "&=": { try assign($0, { $1 & $2 }, { left, _ in left }) },
      "|=": { try assign($0, { $1 | $2 }, { left, _ in left }) },
      "^=": { try assign($0, { $1 ^ $2 }, { left, _ in left }) },
      "<<=": { call in
        let amount = try amount(of: call)
        call[0] = try integers(call, { word, left, _ in word.shiftedLeft(left, by: amount) })
        return .void
      },
      ">>=": { call in
        let amount = try amount(of: call)
        call[0] = try integers(call, { word, left, _ in word.shiftedRight(left, by: amount) })
        return .void
      },
    ]
  }

  private typealias IntegerOperation = (IntegerArithmetic, UInt64, UInt64) throws -> UInt64

  private static func arithmetic(
    _ call: NativeContext, _ integer: IntegerOperation, _ floating: (Double, Double) -> Double
  ) throws -> Value {
    if IntegerArithmetic(call.types[0]) != nil { return try integers(call, integer) }
    return rounded(floating(call[0].double, call[1].double), call.types[0])
  }

  private static func assign(
    _ call: NativeContext, _ integer: IntegerOperation, _ floating: (Double, Double) -> Double
  ) throws -> Value {
    call[0] = try arithmetic(call, integer, floating)
    return .void
  }

  private static func integers(_ call: NativeContext, _ operation: IntegerOperation) throws -> Value {
    Value(bits: try operation(arithmetic(of: call), call[0].bits, call[1].bits), object: nil)
  }

  private static func arithmetic(of call: NativeContext) -> IntegerArithmetic {
    IntegerArithmetic(call.types[0]) ?? .word
  }

  /// A `Float` is stored as a Double; an operation in double precision, rounded once, has the same result as the
  /// operation on Floats.
  static func rounded(_ number: Double, _ type: RuntimeType) -> Value {
    if case .float = type.kind { return Value(Double(Float(number))) }
    return Value(number)
  }

  private static func negate(_ call: NativeContext) throws -> Value {
    if let type = IntegerArithmetic(call.types[0]) {
      return Value(bits: try type.difference(0, call[0].bits).orOverflow(), object: nil)
    }
    return Value(-call[0].double)
  }

  private static func lessOrEqual(_ call: NativeContext, _ left: Value, _ right: Value) throws -> Value {
    switch call.types[0].kind {
    case .double, .float: Value(left.double <= right.double)
    default: Value(!(try call.machine.less(right, left, call.types[0])))
    }
  }
}

extension UInt64? {
  fileprivate func orOverflow() throws -> UInt64 {
    guard let self else { throw Trap.overflow() }
    return self
  }
}
