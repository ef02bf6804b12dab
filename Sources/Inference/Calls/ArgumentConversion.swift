import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// One argument and its parameter: the conversion, or the error.
extension ExpressionChecker {
  func convertArgument(
    _ value: Expression, _ argument: CallArgument, to type: Type, _ parameter: ParameterView
  ) -> Expression? {
    expecting(type, spelled: parameter.annotation) { converted(value, argument, to: type, parameter) }
  }

  private func converted(
    _ value: Expression, _ argument: CallArgument, to type: Type, _ parameter: ParameterView
  ) -> Expression? {
    if parameter.isInout {
      guard argument.isInout || isOperatorArgument(argument) else {
        reportNotPassedInout(value, to: type, argument)
        return nil
      }
      guard let value = passed(value, inoutAs: type) else {
        error(mismatch(ofVariable: value.type.resolved, type.resolved), at: argument.syntax)
        return nil
      }
      if isOperatorArgument(argument), !requireMutable(value, at: argument.syntax, verb: "pass") { return nil }
      return value
    }
    if argument.isInout {
      if let pointer = pointer(toVariable: value, as: type, argument) { return pointer }
      if let other = otherPointer(toVariable: value, as: type) {
        error(.conversion(.mismatch(other.shown, (type.wrapped ?? type).shown, for: .argument)), at: argument.syntax)
      } else {
        error(.call(.needlessAmpersand(type.shown)), at: argument.syntax)
      }
      return nil
    }
    if parameter.isAutoclosure { return checkContextual(argument, type, parameter) }
    if let variable = unbound(value.type), variable.isMixed, isErased(type),
      let apart = attempt({ () -> Expression? in
        let again = infer(argument.syntax, hint: type)
        return isErased(again.type) ? convert(again, to: type) : nil
      })
    {
      return apart
    }
    if let done = convert(value, to: type) ?? pointer(to: value, as: type) { return done }
    if mayMeanAnother(value, argument),
      let other = attempt({ () -> Expression? in
        let again = infer(argument.syntax, hint: type)
        if case .error = again.type { return nil }
        return convert(again, to: type)
      })
    {
      return other
    }
    reportArgument(value, type, argument, parameter)
    return nil
  }

  /// A variable of the type of an inout parameter: itself, or the value in it if it is declared with `!`.
  func passed(_ value: Expression, inoutAs type: Type) -> Expression? {
    guard value.isImplicitlyUnwrapped, let wrapped = head(value.type).wrapped else {
      return matches(value.type, type) ? value : nil
    }
    if let same = attempt({ matches(value.type, type) ? value : nil }) { return same }
    return matches(wrapped, type) ? Expression(.forceUnwrap(value), type: wrapped, place: value.place) : nil
  }

  /// The array that a literal creates for an `UnsafePointer` parameter.
  private func arrayBehind(_ type: Type, _ syntax: ExprSyntax) -> Type? {
    guard syntax.is(ArrayExprSyntax.self), case .nominal(_, let arguments) = head(type), type.isLibrary("UnsafePointer")
    else { return nil }
    return libraryNominal("Array", arguments)
  }

  /// The array that a literal creates before it is converted: in `show([.circle, shape])` for `[any Shape]`, the other
  /// elements decide what `.circle` is a member of. Nil if the elements are converted one by one.
  private func arrayToUpcast(_ syntax: ExprSyntax, _ type: Type) -> Type? {
    guard syntax.is(ArrayExprSyntax.self), type.isLibrary("Array"), case .nominal(_, let wanted) = head(type),
      isErased(wanted[0]), let own = solvedType(of: syntax), own.isLibrary("Array"), own != head(type)
    else { return nil }
    return own
  }

  /// An array, a string or a mutable pointer, passed as an `UnsafePointer`.
  private func pointer(to value: Expression, as type: Type) -> Expression? {
    let type = head(type)
    if value.isImplicitlyUnwrapped, type.wrapped == nil, let wrapped = value.type.wrapped {
      return pointer(to: Expression(.forceUnwrap(value), type: wrapped, place: value.place), as: type)
    }
    if let wrapped = type.wrapped {
      guard let own = value.type.wrapped else {
        return pointer(to: value, as: wrapped).flatMap { convert($0, to: type) }
      }
      let element = elementConversion(from: own, to: wrapped, at: value.place) { pointer(to: $0, as: wrapped) }
      return element.map {
        Expression(.convertCollection(value, element: $0, value: nil), type: type, place: value.place)
      }
    }
    if type.isLibrary("UnsafeRawPointer") || type.isLibrary("UnsafeMutableRawPointer") {
      return rawPointer(of: value, as: type)
    }
    guard type.isLibrary("UnsafePointer"), case .nominal(_, let pointees) = type, let pointee = pointees.first else {
      return nil
    }
    let found = concrete(value.type)
    guard case .nominal(_, let arguments) = found else { return nil }
    if found.isLibrary("String"), pointee.isLibrary("Int8") { return callLiteralInitializer("_text", value, of: type) }
    if found.isLibrary("String"), pointee.isLibrary("UInt8") {
      return callLiteralInitializer("_bytes", value, of: type)
    }
    if found.isLibrary("Array") {
      let array = convert(value, to: libraryNominal("Array", [pointee]))
      return array.flatMap { callLiteralInitializer("_values", $0, of: type) }
    }
    guard found.isLibrary("UnsafeMutablePointer"), let own = arguments.first, matches(pointee, own) else { return nil }
    return callLiteralInitializer("_mutable", value, of: libraryNominal("UnsafePointer", [own]))
  }

  /// A typed pointer, passed as one to bytes; to bytes that may change only where it may change what it points to. An
  /// array and a string are passed as their bytes.
  private func rawPointer(of value: Expression, as type: Type) -> Expression? {
    let found = concrete(value.type)
    if type.isLibrary("UnsafeRawPointer"), found.isLibrary("Array") || found.isLibrary("String") {
      let name = found.isLibrary("Array") ? "_pointerToBytesOfElements" : "_pointerToBytesOfText"
      guard let maker = libraryFunctions(name).first, case .nominal(_, let elements) = found else { return nil }
      let substitution = Dictionary(uniqueKeysWithValues: zip(maker.genericParameters, elements))
      return Expression(
        .apply(maker, substitution, base: nil, [.value(value)], isDirect: true), type: type, place: value.place)
    }
    let isMutable = found.isLibrary("UnsafeMutablePointer") || found.isLibrary("UnsafeMutableRawPointer")
    let isPointer = found.isLibrary("UnsafePointer") || isMutable
    guard isPointer, isMutable || type.isLibrary("UnsafeRawPointer") else { return nil }
    for candidate in lookUpMembers(of: type, named: "init", isStatic: true) {
      guard let function = candidate.function, function.parameters.count == 1, function.parameters[0].label == nil,
        case .nominal(let wanted, _) = function.parameters[0].variable.type, wanted == found.nominal
      else { continue }
      var substitution = candidate.substitution
      if case .nominal(_, let arguments) = found, let parameter = function.genericParameters.last,
        let pointee = arguments.first
      {
        substitution[parameter] = pointee
      }
      return Expression(
        .apply(function, substitution, base: nil, [.value(value)], isDirect: false), type: type, place: value.place)
    }
    return nil
  }

  /// The variable's value has the right type, but the variable cannot store all possible results.
  func mismatch(ofVariable found: Type, _ wanted: Type) -> Problem {
    let isWrapped = found.wrapped != nil || ["Array", "Set", "Dictionary"].contains(where: found.isLibrary)
    guard !isWrapped, canConvert(found, to: wanted) else {
      return .conversion(.mismatch(found.shown, wanted.shown, for: .argument))
    }
    return .call(.inoutOfOtherType(found.shown, wanted.shown))
  }

  /// A value passed to an inout parameter: it cannot be changed, or only the `&` is missing.
  private func reportNotPassedInout(_ value: Expression, to type: Type, _ argument: CallArgument) {
    let found = described(value.type)
    let start = table.snapshot()
    let isSame = matches(value.type, type)
    table.rollback(to: start)
    guard isSame else {
      error(.conversion(.mismatch(found.shown, type.shown, for: .argument)), at: location(of: argument.syntax))
      return
    }
    let reason: MutationProblem.Reason
    switch immutability(of: value) {
    case nil:
      error(.call(.needsAmpersand(found.shown)), at: location(of: argument.syntax))
      return
    case .constant(let name)?, .propertyConstant(let name)?, .parameter(let name)?: reason = .constant(name)
    case .selfImmutable?: reason = .itself(isView: isInView)
    case .getOnly(let name)?: reason = .getOnly(name)
    case .functionResult(let name)?:
      reason = argument.syntax.is(InfixOperatorExprSyntax.self) ? .operatorResult : .result(name)
    case .subscriptGetOnly?: reason = .subscriptGetOnly
    case .literal? where unbound(value.type)?.literal != nil: reason = .literal
    default: reason = .expression
    }
    var call = Syntax(argument.syntax).parent
    while let one = call, !one.is(FunctionCallExprSyntax.self) { call = one.parent }
    error(
      .mutation(.immutable(.inoutArgument, reason)),
      at: call?.as(ExprSyntax.self).map { location(of: $0) } ?? Syntax(argument.syntax))
  }

  /// An overloaded method used as a value, or a failable initializer: inferred again with the parameter's type.
  private func mayMeanAnother(_ value: Expression, _ argument: CallArgument) -> Bool {
    // `#line` is a literal of any type.
    if argument.syntax.is(MacroExpansionExprSyntax.self) { return true }
    switch value.kind {
    case .function: return argument.syntax.is(MemberAccessExprSyntax.self)
    case .apply(let function, _, _, _, _):
      return function.kind == .initializer && function.isFailable
        || ["+", "??"].contains(function.name) && argument.syntax.is(InfixOperatorExprSyntax.self)
    default: return false
    }
  }

  func isOperatorArgument(_ argument: CallArgument) -> Bool { argument.label == "$operator" }

  private func reportArgument(
    _ value: Expression, _ type: Type, _ argument: CallArgument, _ parameter: ParameterView
  ) {
    if parameter.isVariadic, case .nominal(let declaration, let elements) = head(value.type), declaration.isLibrary,
      declaration.name == "Array", canConvert(elements[0], to: type)
    {
      let array = described(value.type)
      error(.call(.arrayAsVariadic(array.shown, type.shown)), at: argument.syntax)
      return
    }
    let isInitialValue =
      argument.syntax.id == table.context.wrappedValue?.syntax && table.context.wrappedValue?.isAlone ?? false
    let purpose: Purpose =
      isInitialValue && !argument.syntax.is(NilLiteralExprSyntax.self) ? .initialization : .argument
    reportMismatch(
      value, to: type, givesGeneric: parameter.givesGeneric, purpose: purpose,
      at: argument.statement ?? Syntax(argument.syntax))
  }

  /// The elements of a literal that are valid by themselves, but do not match the parameter.
  private func reportElements(
    _ syntax: ExprSyntax, _ type: Type, _ opened: OpenedCallee, since start: Int, node: ExprSyntax
  ) {
    if reportConflict(ofElements: syntax, type, opened, since: start, node: node) { return }
    let known = attempt { () -> Expression? in
      let value = infer(syntax, hint: nil)
      if case .error = value.type { return nil }
      return value
    }
    guard let known else { return }
    let said = Array(table.diagnostics[start...])
    table.diagnostics.removeSubrange(start...)
    if meetsConstraints(known, of: type, opened, hint: nil, node: node) { table.diagnostics += said }
  }

  /// A closure, implicit member, literal …: its type comes from the parameter.
  func checkContextual(
    _ argument: CallArgument, _ type: Type, _ parameter: ParameterView, _ opened: OpenedCallee? = nil,
    node: ExprSyntax? = nil
  ) -> Expression? {
    expecting(type, spelled: parameter.annotation) { contextual(argument, type, parameter, opened, node: node) }
  }

  /// Reports a closure in braces for an autoclosure, which makes the braces itself.
  private func reportForwarded(_ node: ClosureExprSyntax, _ function: FunctionType) -> Bool {
    let result = head(function.result)
    if case .function? = result.wrapped.map({ head($0) }) { return false }
    guard node.signature == nil, result.nominal != nil || result.isVoid else { return false }
    let errors = errorCount
    _ = inferConverted(ExprSyntax(node), to: .function(function), purpose: .argument)
    if errorCount == errors { error(.call(.forwardedAutoclosure), at: node) }
    return true
  }

  /// True if the elements of the sequence depend on an overload: `text.split(separator: " ").map { $0.name }`.
  private func hasUndecidedElements(_ opened: OpenedCallee?) -> Bool {
    guard case .function(let function, _, let base?, _, _, _)? = opened?.callee, function.place.file.isLibrary else {
      return false
    }
    return hasUndecidedElements(base)
  }

  private func contextual(
    _ argument: CallArgument, _ type: Type, _ parameter: ParameterView, _ opened: OpenedCallee?, node: ExprSyntax?
  ) -> Expression? {
    if parameter.isAutoclosure, case .function(let function) = head(type) {
      if let closure = argument.syntax.as(ClosureExprSyntax.self), reportForwarded(closure, function) { return nil }
      return checkAutoclosure(argument.syntax, function)
    }
    let errors = typeErrorCount
    let start = table.diagnostics.count
    let savedEscape = table.context.closureEscapes
    table.context.closureEscapes = parameter.isEscaping
    let (savedSpelling, savedDoubt) = (table.context.closureSpelling, table.context.isClosureUndecided)
    let isClosure = argument.syntax.is(ClosureExprSyntax.self)
    table.context.closureBuilder = isClosure ? parameter.builder : nil
    table.context.closureGivesGenericOptional = isClosure && parameter.givesGenericOptional
    table.context.closureThrowsGenericError = isClosure && parameter.throwsGenericError
    table.context.closureSpelling = isClosure ? spelledParameters(ofClosureAt: parameter.position, opened) : []
    table.context.isClosureUndecided = isClosure && hasUndecidedElements(opened)
    let array = arrayBehind(type, argument.syntax) ?? arrayToUpcast(argument.syntax, type)
    let value =
      argument.dynamicMember.map { dynamicMember($0, at: argument.syntax, hint: type) }
      ?? infer(argument.syntax, hint: array ?? type)
    table.context.closureEscapes = savedEscape
    (table.context.closureSpelling, table.context.isClosureUndecided) = (savedSpelling, savedDoubt)
    if typeErrorCount > errors {
      if let opened, let node, argument.syntax.is(ArrayExprSyntax.self) {
        reportElements(argument.syntax, type, opened, since: start, node: node)
      }
      return nil
    }
    if case .error = value.type { return nil }
    if parameter.isInout, !argument.isInout, !isOperatorArgument(argument) {
      reportNotPassedInout(value, to: type, argument)
      return nil
    }
    if let opened, let node, unbound(value.type) == nil,
      !meetsConstraints(value, of: type, opened, hint: nil, node: node)
    {
      return nil
    }
    if let done = convert(value, to: type) ?? pointer(to: value, as: type) { return done }
    if let opened, let node, !leadsToWhatIsAsked(value, type, opened, node: node) { return nil }
    reportArgument(value, type, argument, parameter)
    return nil
  }
}
