import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Errors that are certain to happen when a body runs: swiftc finds them by following values, once all types are right.
extension Checker {
  func checkRunning(_ block: Block) { runningWalk().visit(block) }
  func checkRunning(_ statement: Statement) { runningWalk().visit(statement) }

  private func runningWalk() -> BodyWalk {
    var reported: Set<FunctionDeclaration> = []
    return BodyWalk { [unowned self] expression in
      switch expression.kind {
      case .closure(let closure):
        if let body = closure.checkedBody { checkReturns(closure, body) }
        // An escaping closure around it has been blamed for what both capture.
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

  /// The value of an integer expression that is known without running it.
  private func constant(_ expression: Expression) -> Int128? {
    switch expression.kind {
    case .integer(let magnitude, let isNegative):
      guard integerRange(of: expression.type) != nil else { return nil }
      return isNegative ? -Int128(magnitude) : Int128(magnitude)
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

  // MARK: Exclusivity

  /// A place in memory: a variable and what is picked out of it.
  private struct Access {
    enum Step: Equatable { case field(ObjectIdentifier), element(Int) }
    let root: VariableDeclaration
    var steps: [Step]
    /// As written, up to the first subscript.
    var text: String
    var isSubscript = false
    var place: Place
    var isReceiver = false
  }

  private func ampersand(before place: Place) -> Place {
    let bytes = place.file.text.utf8
    guard place.offset > 0, bytes[bytes.index(bytes.startIndex, offsetBy: place.offset - 1)] == UInt8(ascii: "&") else {
      return place
    }
    return Place(file: place.file, offset: place.offset - 1)
  }

  /// Two arguments that are changed in place must not be parts of each other.
  private func checkOverlap(_ function: FunctionDeclaration?, _ base: Expression?, _ arguments: [Argument]) {
    var accesses: [Access] = []
    if let function, let base, function.isMutating, !function.isStatic, var access = access(to: base) {
      access.isReceiver = true
      accesses.append(access)
    }
    for case .inOut(let value) in arguments {
      guard var new = access(to: value) else { continue }
      new.place = ampersand(before: new.place)
      if new.steps.isEmpty, !new.isSubscript,
        case .variable = value.kind,
        accesses.contains(where: { $0.root == new.root && $0.steps.isEmpty && !$0.isSubscript && !$0.isReceiver })
      {
        error(.flow(.aliasedInout), at: new.place)
      }
      if let first = accesses.first(where: { overlaps($0, new) }) {
        let isSwap = function?.name == "swap" && first.isSubscript && new.isSubscript
        error(.flow(.overlapping(shorter(first, new), isSwap: isSwap)), at: first.place)
        return
      }
      accesses.append(new)
    }
  }

  private func overlaps(_ one: Access, _ other: Access) -> Bool {
    one.root == other.root && zip(one.steps, other.steps).allSatisfy { $0 == $1 }
  }

  private func shorter(_ one: Access, _ other: Access) -> String {
    one.text.utf8.count <= other.text.utf8.count ? one.text : other.text
  }

  /// Nil where the place is behind a reference or a getter: what runs there is seen only when it runs.
  private func access(to expression: Expression) -> Access? {
    switch expression.kind {
    case .variable(let variable):
      guard variable.getter == nil, !variable.isLet || variable.isInout, !isClassType(variable.type) else { return nil }
      return Access(root: variable, steps: [], text: variable.name, place: expression.place)
    case .property(let base, let variable, _, _):
      guard variable.storageIndex != nil, variable.getter == nil, variable.willSet == nil, variable.didSet == nil,
        !isClassType(base.type), var access = access(to: base)
      else { return nil }
      if !access.isSubscript {
        access.steps.append(.field(ObjectIdentifier(variable)))
        access.text += ".\(variable.name)"
      }
      return access
    case .tupleElement(let base, let index):
      guard var access = access(to: base) else { return nil }
      if !access.isSubscript {
        access.steps.append(.element(index))
        access.text += ".\(index)"
      }
      return access
    case .forceUnwrap(let base): return access(to: base)
    case .subscripted(let base, _, _, _):
      guard !isClassType(base.type), var access = access(to: base) else { return nil }
      access.isSubscript = true
      return access
    default: return nil
    }
  }
}
