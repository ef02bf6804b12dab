import Diagnostics
import Source
import SwiftSyntax
import Tree

/// One attribute that names a property wrapper.
package struct WrapperUse {
  package let attribute: AttributeSyntax
  package let declaration: NominalDeclaration
  /// Nil without parentheses.
  package let arguments: [CallArgument]?

  package init(attribute: AttributeSyntax, declaration: NominalDeclaration, arguments: [CallArgument]?) {
    self.attribute = attribute
    self.declaration = declaration
    self.arguments = arguments
  }

  package var name: TypeSyntax { attribute.attributeName }

  package var isTaskLocal: Bool { declaration.isLibrary && declaration.name == "TaskLocal" }
}

/// The attributes that are recognized without looking up a type.
package enum KnownAttributes {
  static func hasName(_ name: String) -> Bool { all.contains(name) || ofAppleAlone.contains(name) }

  /// The macros of Observation.
  package static let ofObservation: Set<String> = ["Observable", "ObservationIgnored", "ObservationTracked"]

  /// Attributes with an effect here, and those that have no effect in a program on one thread.
  package static let all: Set<String> = [
    "ObservationIgnored", "ObservationTracked", "Observable", "MainActor", "discardableResult", "escaping",
    "autoclosure", "Sendable", "available", "inlinable", "inline", "frozen", "usableFromInline", "unknown",
    "preconcurrency", "unchecked", "retroactive", "concurrent", "nonobjc", "testable", "warn_unqualified_access",
    "propertyWrapper", "resultBuilder", "_functionBuilder", "dynamicMemberLookup", "implementationOnly", "_spi",
    "_disfavoredOverload",
    "backDeployed", "globalActor", "isolated", "dynamicCallable",
    "_inheritActorContext", "_implicitSelfCapture", "_documentation", "_alwaysEmitIntoClient", "_transparent",
    "_semantics", "_effects", "_optimize", "_specialize", "_spi_available", "_originallyDefinedIn", "_fixed_layout",
    "_hasMissingDesignatedInitializers", "_unsafeInheritExecutor", "_marker", "rethrows",
  ]

  /// Attributes that do not change a variable's behavior without Objective-C.
  package static let ofAppleAlone: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "NSCopying", "GKInspectable", "main",
    "Entry", "Previewable", "storageRestrictions",
  ]
}

extension NominalDeclaration {
  package var isResultBuilder: Bool {
    let names = detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames ?? []
    return names.contains("resultBuilder") || names.contains("_functionBuilder")
  }
}

/// The declarations that a declaration's attributes name.
extension DeclarationChecker {
  /// The result builder among attributes.
  package func builder(among attributes: AttributeListSyntax) -> Type? {
    for case .attribute(let attribute) in attributes where attribute.arguments == nil {
      let name = attribute.attributeName
      guard let declaration = attributeType(name), declaration.isResultBuilder else { continue }
      let type = resolve(name)
      if case .nominal = type { return type }
    }
    return nil
  }

  /// The wrappers among a declaration's attributes, outermost first.
  package func wrappers(_ attributes: AttributeListSyntax) -> [WrapperUse] {
    attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self), let declaration = wrapper(named: attribute.attributeName)
      else { return nil }
      var arguments: [CallArgument]?
      switch attribute.arguments {
      case .argumentList(let list):
        arguments = list.map { CallArgument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false) }
      default: if attribute.leftParen != nil { arguments = [] }
      }
      // SwiftData's `@Query` is a macro: it creates a `Query()`, whose type comes from the property.
      if arguments == nil, declaration.isLibrary, declaration.name == "Query" { arguments = [] }
      return WrapperUse(attribute: attribute, declaration: declaration, arguments: arguments)
    }
  }

  /// The property wrapper that an attribute names, if any.
  package func wrapper(named name: TypeSyntax) -> NominalDeclaration? {
    guard let declaration = attributeType(name), declaration.detail?.isPropertyWrapper ?? false else { return nil }
    return declaration
  }

  /// A wrapper of the program with the name of a macro of Observation.
  private func ownWrapper(_ name: String) -> NominalDeclaration? {
    guard KnownAttributes.ofObservation.contains(name), case .type(let declaration)? = lookUpTypeName(name),
      !declaration.isLibrary, declaration.detail?.isPropertyWrapper ?? false
    else { return nil }
    return declaration
  }

  /// The type an attribute names: `@State`, `@Box<Int>`, `@Outer.Wrapper`.
  package func attributeType(_ name: TypeSyntax) -> NominalDeclaration? {
    if let identifier = name.as(IdentifierTypeSyntax.self) {
      if KnownAttributes.all.contains(identifier.name.text) { return ownWrapper(identifier.name.text) }
      switch lookUpTypeName(identifier.name.text) {
      case .type(let declaration): return declaration
      case .alias(let alias): return alias.type.nominal
      default: return nil
      }
    }
    guard name.is(MemberTypeSyntax.self) else { return nil }
    return attempt { resolve(name).nominal }
  }

  /// True if an attribute of a type is a macro whose plugin cannot be run. Such a macro may add members and
  /// conformances.
  func isUnseenMacro(_ name: String) -> Bool {
    if KnownAttributes.hasName(name) { return false }
    guard case .type(let declaration)? = lookUpTypeName(name) else { return true }
    let roles: Set = ["globalActor", "propertyWrapper", "resultBuilder", "_functionBuilder"]
    return !declaration.isLibrary
      && roles.isDisjoint(with: declaration.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames ?? [])
  }

  func globalActor(named name: String) -> NominalDeclaration? {
    if name == "MainActor" { return libraryType("MainActor") }
    guard name.first?.isUppercase ?? false, case .type(let declaration)? = lookUpTypeName(name) else { return nil }
    return declaration.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames.contains("globalActor") ?? false
      ? declaration : nil
  }

  package func globalActor(among names: [String]) -> NominalDeclaration? {
    // The macros' attributes precede every declaration in every model.
    for name in names where !KnownAttributes.ofObservation.contains(name) {
      if let actor = globalActor(named: name) { return actor }
    }
    return nil
  }

  package func mentionsAnyObject(_ syntax: TypeSyntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { $0.text == "AnyObject" }
  }

  /// The builder of a parameter, which must be a function.
  func builder(of node: FunctionParameterSyntax, type: Type, isAutoclosure: Bool) -> Type? {
    guard let builder = builder(among: node.attributes) else { return nil }
    if file.isLibrary { return builder }
    let attribute = node.attributes.first.map { Syntax($0) } ?? Syntax(node)
    if isAutoclosure {
      error(.builder(.autoclosure(builder.shown)), at: attribute)
      return nil
    }
    switch type {
    case .function, .error: return builder
    case _ where isOpen && isUnknown(type.wrapped ?? type): return nil
    default:
      error(.builder(.notAFunction(builder.shown)), at: attribute)
      return nil
    }
  }
}
