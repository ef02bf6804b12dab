import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Function types as they are written, and the types of parameters.
extension DeclarationChecker {
  func resolveFunction(_ node: FunctionTypeSyntax) -> Type {
    let parameters = node.parameters.map { node -> FunctionType.Parameter in
      var parameter = resolveParameterType(node.type)
      if node.ellipsis != nil {
        parameter.isVariadic = true
        parameter.type = libraryNominal("Array", [parameter.type])
      }
      return parameter
    }
    let thrown = node.effectSpecifiers?.throwsClause?.type.map { resolve($0) }
    let neverThrows = thrown?.isLibrary("Never") ?? false
    return .function(
      FunctionType(
        parameters, resolve(node.returnClause.type),
        isThrowing: node.effectSpecifiers?.throwsClause != nil && !neverThrows,
        isAsync: node.effectSpecifiers?.asyncSpecifier != nil, thrownType: neverThrows ? nil : thrown))
  }

  /// A parameter's type with its specifiers: `inout`, `@escaping`, `@autoclosure`.
  package func resolveParameterType(_ syntax: TypeSyntax) -> FunctionType.Parameter {
    // `(@escaping () -> Void)`
    if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil, only.ellipsis == nil, only.type.is(AttributedTypeSyntax.self)
    {
      return resolveParameterType(only.type)
    }
    var parameter = FunctionType.Parameter(type: .error)
    var type = syntax
    if let attributed = syntax.as(AttributedTypeSyntax.self) {
      for specifier in attributed.specifiers {
        if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.tokenKind == .keyword(.inout) {
          parameter.isInout = true
        } else if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.text == "isolated" {
          parameter.isIsolated = true
        } else if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.tokenKind == .keyword(.consuming)
        {
          parameter.isConsuming = true
        }
      }
      for attribute in attributed.attributes {
        switch attribute.as(AttributeSyntax.self)?.attributeName.writtenText {
        case "autoclosure": parameter.isAutoclosure = true
        case "escaping": parameter.isEscaping = true
        default: break
        }
      }
      type = attributed.baseType
    }
    parameter.type = resolve(type)
    if let attributed = syntax.as(AttributedTypeSyntax.self) {
      parameter.type = isolated(parameter.type, by: attributed)
      checkFunctionAttributes(attributed, parameter)
    }
    if case .function = parameter.type { parameter.isNonescaping = !parameter.isEscaping && !parameter.isAutoclosure }
    return parameter
  }

  /// `@escaping Int`, `@escaping (() -> Void)?`
  private func checkFunctionAttributes(_ node: AttributedTypeSyntax, _ parameter: FunctionType.Parameter) {
    guard parameter.isEscaping || parameter.isAutoclosure else { return }
    let type = parameter.type.resolved
    // A type that obsh lacks may be that of a function.
    if isUnknown(type) { return }
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.attributeName.writtenText
      switch (name, type) {
      case (_, .error), ("escaping", .function): break
      case ("escaping", _) where isOptionalFunction(type):
        error(.attribute(.escapingOptional), at: attribute.attributeName)
      case ("escaping", _): error(.attribute(.notOnFunction(name)), at: attribute)
      case ("autoclosure", .function(let function)):
        if !function.parameters.isEmpty { error(.attribute(.autoclosureParameters), at: attribute.attributeName) }
      case ("autoclosure", _): error(.attribute(.notOnFunction(name)), at: attribute.attributeName)
      default: break
      }
    }
  }

  private func isOptionalFunction(_ type: Type) -> Bool {
    if case .function? = type.wrapped?.resolved { true } else { false }
  }

  /// `@MainActor () -> Void`
  func isolated(_ type: Type, by node: AttributedTypeSyntax) -> Type {
    guard case .function(var function) = type else { return type }
    for specifier in node.specifiers {
      if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.text == "sending" {
        function.isolation.isSendable = true
        function.isolation.isSending = true
      }
    }
    return isolated(.function(function), by: node.attributes)
  }

  /// Attributes of the type, or of the parameter that has it: `@_inheritActorContext operation: () -> Void`.
  func isolated(_ type: Type, by attributes: AttributeListSyntax) -> Type {
    guard !attributes.isEmpty, case .function(var function) = type else { return type }
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.writtenText {
      case "Sendable": (function.isolation.isSendable, function.isolation.isSending) = (true, false)
      // Apple's headers and Dispatch are `@preconcurrency`: in Swift 5 they ask for nothing.
      case "_preconcurrencySendable": function.isolation.isSendable = language == .swift6
      case "isolated": function.isolation.isIsolatedAny = true
      case "_inheritActorContext": function.isolation.inheritsActor = true
      case "_implicitSelfCapture": function.isolation.capturesSelfImplicitly = true
      case let name: function.isolation.globalActor = globalActor(named: name) ?? function.isolation.globalActor
      }
    }
    if function.isolation.globalActor != nil, language == .swift6 {
      // SE-0434
      (function.isolation.isSendable, function.isolation.isSending) = (true, false)
    }
    return .function(function)
  }
}
