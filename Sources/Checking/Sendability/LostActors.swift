import Declarations
import Diagnostics
import Inference
import Tree

/// Functions of a global actor that are used as values of plain function types (SE-0316): a call of such a value
/// would not wait for the actor.
extension Checker {
  /// - Parameters:
  ///   - isGeneric: True if the type is that of a generic parameter's function, whose attributes swiftc does not infer.
  ///   - isolation: That of the code in which the value is used, which may share the actor.
  func checkKeepsActor(_ value: Expression, as type: Type, isGeneric: Bool = false, from isolation: Isolation) {
    guard isolation != .unknown, let wanted = plainFunction(type), let lost = isolated(value, isGeneric: isGeneric)
    else {
      return
    }
    let isConcurrent = wanted.isolation.isSendable && !wanted.isolation.isSending
    if isolation == .global(lost.actor), !isConcurrent { return }
    var shown = wanted
    if isGeneric { shown.isThrowing = lost.type.isThrowing }
    let source = Type.function(lost.type).shown
    let isVariable = if case .variable = value.withoutReinterpretation.kind { true } else { false }
    error(
      .isolation(
        .losesActor(isVariable ? source.asWritten : source, to: Type.function(shown).shown.asWritten, lost.actor.name)),
      at: namePlace(value))
  }

  package func isolation(ofReferenceTo function: FunctionDeclaration, on base: Type?) -> FunctionIsolation {
    var result = FunctionIsolation()
    if !file.isLibrary, case .global(let actor) = isolation(of: function) { result.globalActor = actor }
    // The captures of a local function are not known yet.
    let isInferred = language == .swift6 && (base.map { isSendable($0) } ?? !function.isLocal)
    result.isSendable = isInferred || function.detail?.isSendable ?? false
    return result
  }

  /// A function value whose type has the function's actor, from which a variable gets its type: `let action = refresh`.
  func withActor(_ value: Expression) -> Expression {
    guard case .function = value.kind, let own = isolated(value, isGeneric: true) else { return value }
    return Expression(value.kind, type: .function(own.type), place: value.place)
  }

  /// The method's name in `model.refresh`.
  private func namePlace(_ value: Expression) -> Place {
    let place = value.place
    guard case .function(_, _, let base?) = value.withoutReinterpretation.kind,
      case .variable(let variable) = base.kind,
      place.file.text.utf8.dropFirst(place.offset).starts(with: "\(variable.name).".utf8)
    else { return place }
    return Place(file: place.file, offset: place.offset + variable.name.utf8.count + 1)
  }

  /// The expected function, if it is neither async nor isolated.
  private func plainFunction(_ type: Type) -> FunctionType? {
    var type = type.resolved
    while let wrapped = type.wrapped { type = wrapped.resolved }
    guard case .function(let function) = type, !function.isAsync, function.isolation.globalActor == nil,
      !function.isolation.isIsolatedAny
    else { return nil }
    return function
  }

  /// The actor that a function value needs, and the value's type with its attributes.
  private func isolated(_ value: Expression, isGeneric: Bool) -> (actor: NominalDeclaration, type: FunctionType)? {
    switch value.kind {
    case .wrap(let inner), .reinterpret(let inner): return isolated(inner, isGeneric: isGeneric)
    case .function(let function, _, let base):
      guard !function.isAsync, !function.place.file.isLibrary, case .global(let actor) = self.isolation(of: function),
        case .function(var type) = value.type.resolved
      else { return nil }
      type.isolation.globalActor = actor
      type.isolation.isSendable = !isGeneric && base.map { isSendable($0.type) } ?? true
      return (actor, type)
    case .variable(let variable):
      guard case .function(var type) = variable.type.resolved, !type.isAsync, let actor = type.isolation.globalActor
      else { return nil }
      type.isolation.isSendable = !isGeneric
      return (actor, type)
    default: return nil
    }
  }
}
