import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Errors that are certain to happen when a body runs: swiftc finds them by following values, once all types are
/// correct.
extension Checker {
  func checkRunning(_ block: Block) { runningWalk().visit(block) }
  func checkRunning(_ statement: Statement) { runningWalk().visit(statement) }

  private func runningWalk() -> BodyWalk {
    var reported: Set<FunctionDeclaration> = []
    return BodyWalk { [unowned self] expression in
      switch expression.kind {
      case .closure(let closure):
        if let body = closure.checkedBody { checkReturns(closure, body) }
        // The enclosing escaping closure has already been reported for the capture that both share.
        if let outer = closure.detail?.outer, reported.contains(outer) {
          reported.insert(closure)
        } else if checkCaptures(of: closure, at: expression.place) {
          reported.insert(closure)
        }
      case .apply(let function, _, let base, let arguments, _):
        if function.isOperator { checkArithmetic(function, arguments, expression) }
        checkOverlap(function, base, arguments)
      case .call(_, let arguments): checkOverlap(nil, nil, arguments)
      default: break
      }
    }
  }

  private func checkArithmetic(_ function: FunctionDeclaration, _ arguments: [Argument], _ expression: Expression) {
    guard arguments.count == 2, function.place.file.isLibrary, let right = arguments[1].expression,
      let second = constant(right)
    else { return }
    if ["/", "%", "/=", "%="].contains(function.name), second == 0 {
      error(.flow(.divisionByZero), at: expression.place)
    }
    guard ["+", "-", "*"].contains(function.name), let left = arguments[0].expression, let first = constant(left),
      let exact = result(function.name, first, second), let range = integerRange(of: expression.type),
      !range.contains(exact)
    else { return }
    error(.flow(.overflow(first, function.name, second, expression.type.shown)), at: expression.place)
  }

  private func result(_ name: String, _ first: Int128, _ second: Int128) -> Int128? {
    switch name {
    case "+": first + second
    case "-": first - second
    default: first.multipliedReportingOverflow(by: second).overflow ? nil : first * second
    }
  }

  /// The value of an integer expression, if it is known at compile time.
  private func constant(_ expression: Expression) -> Int128? {
    switch expression.kind {
    case .integer(let magnitude, let isNegative):
      guard integerRange(of: expression.type) != nil else { return nil }
      return Int128(exactly: magnitude).map { isNegative ? -$0 : $0 }
    case .apply(let function, _, _, let arguments, _):
      guard function.isOperator, function.place.file.isLibrary, ["+", "-", "*"].contains(function.name),
        arguments.count == 2, let left = arguments[0].expression.flatMap({ constant($0) }),
        let right = arguments[1].expression.flatMap({ constant($0) }),
        let value = result(function.name, left, right), let range = integerRange(of: expression.type),
        range.contains(value)
      else { return nil }
      return value
    default: return nil
    }
  }

  private func integerRange(of type: Type) -> ClosedRange<Int128>? {
    let type = type.resolved
    guard let nominal = type.nominal, nominal.isLibrary else { return nil }
    let (bits, isSigned): (Int, Bool)
    switch nominal.name {
    case "Int", "Int64": (bits, isSigned) = (64, true)
    case "UInt", "UInt64": (bits, isSigned) = (64, false)
    case "Int32": (bits, isSigned) = (32, true)
    case "UInt32": (bits, isSigned) = (32, false)
    case "Int16": (bits, isSigned) = (16, true)
    case "UInt16": (bits, isSigned) = (16, false)
    case "Int8": (bits, isSigned) = (8, true)
    case "UInt8": (bits, isSigned) = (8, false)
    default: return nil
    }
    let one: Int128 = 1
    return isSigned ? -(one << (bits - 1))...((one << (bits - 1)) - 1) : 0...((one << bits) - 1)
  }
}
