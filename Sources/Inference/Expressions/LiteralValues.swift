import Declarations
import Diagnostics
import Source
import Tree

/// The values of literals.
extension ExpressionChecker {
  /// Once types are known: literals of the program's own types call the initializer, and numbers are checked for
  /// overflow.
  func settleLiterals(from start: Int) {
    var waiting: [Expression] = []
    for expression in table.pendingLiterals[start...] {
      if unbound(expression.type) != nil {
        waiting.append(expression)
        continue
      }
      settle(expression, as: head(expression.type))
    }
    table.pendingLiterals.replaceSubrange(start..., with: waiting)
  }

  private func settle(_ expression: Expression, as type: Type) {
    expression.type = type
    switch expression.kind {
    case .integer(let magnitude, let isNegative):
      if let limits = integerLimits(of: type) {
        if isNegative ? magnitude > limits.lowest : magnitude > limits.highest {
          let text = (isNegative ? "-" : "") + String(magnitude)
          let isUnsigned = isNegative && limits.lowest == 0
          error(
            .literal(isUnsigned ? .negative(text, type.shown) : .overflow(text, type.shown)), at: expression.place)
        }
        if type.isLibrary("Int128") || type.isLibrary("UInt128") { settleWide(expression, magnitude, isNegative) }
      } else if type.isLibrary("Double") || type.isLibrary("Float") || type.isLibrary("CGFloat") {
        expression.kind = .double(isNegative ? -Double(magnitude) : Double(magnitude))
      } else {
        becomeCall("integerLiteral", expression, literalType: libraryNominal("Int"), type)
      }
    case .double:
      if !(type.isLibrary("Double") || type.isLibrary("Float") || type.isLibrary("CGFloat")) {
        becomeCall("floatLiteral", expression, literalType: libraryNominal("Double"), type)
      }
    case .nilValue:
      if type.wrapped == nil,
        let call = callLiteralInitializer(
          "nilLiteral", Expression(.tuple([]), type: .void, place: expression.place), of: type)
      {
        expression.kind = call.kind
      }
    case .boolean:
      if !type.isLibrary("Bool") { becomeCall("booleanLiteral", expression, literalType: libraryNominal("Bool"), type) }
    case .string(let text):
      if !type.isLibrary("String"), !type.isLibrary("Character") {
        let kind = textProtocol(of: textKind(of: text), for: type) ?? .string
        becomeCall(kind.label, expression, literalType: libraryNominal("String"), type)
      }
    default: break
    }
  }

  /// The literal of a type of two words: `Int128(_isNegative: false, _high: 0, _low: 1)`.
  private func settleWide(_ expression: Expression, _ magnitude: UInt128, _ isNegative: Bool) {
    let candidates = lookUpMembers(of: expression.type, named: "init", isStatic: true)
    guard
      let found = candidates.first(where: { $0.function?.parameters.map(\.label) == ["_isNegative", "_high", "_low"] }),
      let function = found.function
    else { return }
    let words = [magnitude >> 64, magnitude & UInt128(UInt64.max)].map { word in
      Expression(.integer(word, isNegative: false), type: libraryNominal("UInt64"), place: expression.place)
    }
    let sign = Expression(.boolean(isNegative), type: libraryNominal("Bool"), place: expression.place)
    let arguments = ([sign] + words).map { Argument.value($0) }
    expression.kind = .apply(function, found.substitution, base: nil, arguments, isDirect: false)
  }

  private func becomeCall(_ label: String, _ expression: Expression, literalType: Type, _ type: Type) {
    let inner = Expression(expression.kind, type: literalType, place: expression.place)
    if let call = callLiteralInitializer(label, inner, of: type) {
      expression.kind = call.kind
    }
  }

  /// `T.init(integerLiteral: value)`
  func callLiteralInitializer(_ label: String, _ value: Expression, of type: Type) -> Expression? {
    for candidate in lookUpMembers(of: type, named: "init", isStatic: true) {
      guard let function = candidate.function, function.parameters.count == 1, function.parameters[0].label == label
      else { continue }
      var substitution = candidate.substitution
      for parameter in function.genericParameters where substitution[parameter] == nil {
        substitution[parameter] = .parameter(parameter)
      }
      guard var argument = Optional(value) else { continue }
      let wanted = reduce(function.parameters[0].variable.type.substituting(substitution))
      if case .integer(let magnitude, let isNegative) = value.kind,
        ["Double", "Float"].contains(where: { wanted.isLibrary($0) })
      {
        argument = Expression(
          .double(isNegative ? -Double(magnitude) : Double(magnitude)), type: wanted, place: value.place)
      } else if value.type != wanted, !function.parameters[0].isVariadic {
        argument = Expression(value.kind, type: wanted, place: value.place)
        // `Unicode.Scalar` is a type that the library's source declares.
        if case .string = value.kind, wanted != type { settle(argument, as: wanted) }
      }
      // A requirement is satisfied by the type that the metatype represents at run time.
      let base =
        function.isRequirement ? Expression(.metatype(type), type: .metatype(type), place: value.place) : nil
      return Expression(
        .apply(function, substitution, base: base, [.value(argument)], isDirect: false), type: type, place: value.place)
    }
    return nil
  }

  func integerLimits(of type: Type) -> (lowest: UInt128, highest: UInt128)? {
    guard case .nominal(let declaration, _) = type, declaration.isLibrary else { return nil }
    switch declaration.name {
    case "Int", "Int64": return (1 << 63, (1 << 63) - 1)
    case "Int32": return (1 << 31, (1 << 31) - 1)
    case "Int16": return (1 << 15, (1 << 15) - 1)
    case "Int8": return (1 << 7, (1 << 7) - 1)
    case "UInt", "UInt64": return (0, UInt128(UInt64.max))
    case "UInt32": return (0, UInt128(UInt32.max))
    case "UInt16": return (0, UInt128(UInt16.max))
    case "UInt8": return (0, UInt128(UInt8.max))
    case "Int128": return (1 << 127, (1 << 127) - 1)
    case "UInt128": return (0, .max)
    default: return nil
    }
  }
}
