import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `is`, `as`, `as?` and `as!`.
extension ExpressionChecker {
  func inferIs(_ node: IsExprSyntax) -> Expression {
    let value = infer(node.expression, hint: nil)
    let type = resolve(node.type)
    _ = concrete(value.type)
    if let own = classOfSelf(node.type), let test = isInstance(value, of: own, at: node) { return test }
    return Expression(
      .castTest(typed(value, as: type), type), type: libraryNominal("Bool"), place: place(node.isKeyword))
  }

  /// `node as? Leaf` of a `Node<Int>` means a `Leaf<Int>`: arguments that are not written follow from the superclass.
  private func inferArguments(of type: Type, from value: Type) {
    guard type.hasTypeVariables else { return }
    var source = head(value)
    while let wrapped = source.wrapped { source = head(wrapped) }
    guard let owner = source.nominal, owner.isClass else { return }
    var current: Type? = type
    while let one = current, one.nominal != owner { current = superclass(of: one) }
    if let current { _ = matches(current, source) }
  }

  /// True if `as!` may succeed where `as` cannot: from a class to its subclass, or from an existential to a concrete
  /// type.
  private func isDowncast(_ from: Type, to type: Type) -> Bool {
    switch from {
    case .existential, .any, .anyObject: true
    case .nominal(let declaration, _):
      declaration.isClass && (type.nominal?.isClass ?? false) && canConvert(type, to: from)
    default: false
    }
  }

  func inferAs(_ node: AsExprSyntax, hint: Type?) -> Expression {
    let type = resolve(node.type)
    if case .error = type { return errorExpression(node) }
    guard let mark = node.questionOrExclamationMark else {
      let value = infer(node.expression, hint: type)
      if case .error = value.type {
        reportMetatypeOfNothing(node.expression, to: type)
        return value
      }
      if let converted = convertPart(value, to: type) {
        if case .keyPath = converted.kind { return converted }
        return Expression(.reinterpret(converted), type: type, place: place(node))
      }
      if case .nilValue = value.kind {
        error(.conversion(.nilInContext(described(type).shown)), at: node.expression)
        return errorExpression(node)
      }
      let from = described(value.type)
      if bridges(from, to: type) {
        return Expression(.castForced(value, type), type: type, place: place(node.asKeyword))
      }
      if value.isImplicitlyUnwrapped, let wrapped = from.wrapped, bridges(wrapped, to: type) {
        let present = Expression(.forceUnwrap(value), type: wrapped, place: value.place)
        return Expression(.castForced(present, type), type: type, place: place(node.asKeyword))
      }
      if let object = objectOfAny(value, type, at: node.asKeyword) { return object }
      if isOpen, let object = (type.wrapped ?? type).nominal, object.isLibrary, object.name.hasPrefix("NS"),
        from.nominal?.isLibrary ?? false, !(from.nominal?.isClass ?? false)
      {
        // `calendar as NSCalendar`: a bridge of Foundation that obsh lacks.
        lacking(.name(.opaque(object.name)), at: node.type)
        return errorExpression(node)
      }
      if isOpen, let object = from.nominal, object.isLibrary, let value = type.nominal, value.isLibrary,
        object.name == "NS" + value.name
      {
        // `self as Calendar` in an extension of `NSCalendar`
        lacking(.name(.opaque(value.name)), at: node.type)
        return errorExpression(node)
      }
      if isDowncast(from.wrapped.map { isAny($0) ? $0 : from } ?? from, to: type) {
        error(.conversion(.cast(from.shown, type.shown)), at: node.asKeyword)
        return errorExpression(node)
      }
      // A value that is created here, `Optional(3) as Int`, would have to be created with another type.
      let isMade =
        switch value.kind {
        case .wrap, .enumCase: true
        case .apply(let function, _, _, _, _): function.kind == .initializer && !function.isFailable
        default: false
        }
      if let wrapped = from.wrapped, wrapped == type, !isMade {
        error(.conversion(.notUnwrapped(from.shown, type.shown)), at: location(of: node.expression))
        return errorExpression(node)
      }
      error(.conversion(.coercion(from.shown, type.shown)), at: location(of: node.expression))
      return errorExpression(node)
    }
    let value = infer(node.expression, hint: nil)
    if case .error = value.type { return value }
    _ = concrete(value.type)
    inferArguments(of: type, from: value.type)
    if let object = bridgedObject(value, type, at: node.asKeyword) {
      return mark.tokenKind == .postfixQuestionMark
        ? Expression(.wrap(object), type: optional(type), place: object.place) : object
    }
    if let own = classOfSelf(node.type),
      let object = instance(value, of: own, isChecked: mark.tokenKind != .postfixQuestionMark, at: node)
    {
      return object
    }
    if mark.tokenKind == .postfixQuestionMark {
      return Expression(
        .castConditional(typed(value, as: type), type), type: optional(type), place: place(node.asKeyword))
    }
    if isOpen, isUnknown(value.type) || value.type.resolved.wrapped.map(isUnknown) ?? false, !isMadeOfOpaque(type) {
      // `UIApplication.shared.delegate as! AppDelegate`: the cast would succeed with the value that obsh lacks.
      return demanded(value, as: type)
    }
    return Expression(.castForced(value, type), type: type, place: place(node.asKeyword))
  }
}
