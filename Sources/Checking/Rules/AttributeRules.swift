import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

extension DeclarationRules {
  /// Swift's own attributes whose effect this shell does not support.
  private static let refused: Set<String> = [
    "convention", "differentiable", "derivative", "lifetime",
    "attached", "freestanding", "_exported", "_cdecl", "_silgen_name", "storageRestrictions", "specialize", "section",
    "used", "abi", "execution", "UIApplicationMain", "NSApplicationMain", "_implements",
    "requires_stored_property_inits",
  ]
  private static let needsObjectiveC: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "NSManaged", "NSCopying",
    "GKInspectable", "IBSegueAction",
  ]

  private static let ofTesting: Set<String> = ["Test", "Suite", "Tag"]

  package func check(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.writtenText
    // A wrapper of the program may have the name of a macro: `@Observable var count = 0`.
    if KnownAttributes.ofObservation.contains(name), declares([name], as: "propertyWrapper") {
      return checkWrapper(attribute)
    }
    if KnownAttributes.ofObservation.contains(name), checker.input.needsImports, !checker.input.importsObservation {
      error(.name(.unknownAttribute(name)), at: attribute.attributeName)
      checker.proposeImport(of: "Observation", for: name)
      return
    }
    if Self.ofTesting.contains(name), checker.input.needsImports, imports.isDisjoint(with: ["Testing", "XCTest"]) {
      return error(.name(.unknownAttribute(name)), at: attribute.attributeName)
    }
    if name == "Test" || name == "Testing.Test", let node = attribute.parent?.parent?.as(FunctionDeclSyntax.self),
      node.misusedTest == attribute
    {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      let name = "\(node.name.text)(\(labels))"
      return error(
        .attribute(.testArguments(name, isMissing: !labels.isEmpty, macro: attribute.writtenName)), at: attribute)
    }
    if !checker.input.isOpen, reportsPlace(of: attribute, name) { return }
    if name == "Observable" { return checkTypeMacro(attribute) }
    if name == "ObservationTracked" { return checkTracked(attribute) }
    if name == "escaping" || name == "autoclosure" { return checkParameterAttribute(attribute, name) }
    if name == "frozen" { return checkFrozen(attribute) }
    // `@unknown default:` is the only place for it.
    if name == "unknown", !(attribute.parent?.is(SwitchCaseSyntax.self) ?? false) {
      return error(.name(.unknownAttribute(name)), at: attribute.attributeName)
    }
    if KnownAttributes.all.contains(name) { return }
    if name == "main" { return checkMain(attribute) }
    if isWrapper(attribute) { return checkWrapper(attribute) }
    if isBuilder(attribute) { return checkBuilder(attribute) }
    if let own = declaredTypes[name] { return check(attribute, named: name, declaredAs: own) }
    if name == "_exported", attribute.parent?.parent?.is(ImportDeclSyntax.self) ?? false { return }
    if Self.refused.contains(name) { return checker.unsupported(.specialAttribute(name), at: attribute) }
    if Self.needsObjectiveC.contains(name) {
      return checker.lacking(.attribute(.objectiveC), at: attribute.attributeName)
    }
    if case .type(let declaration)? = checker.lookUpTypeName(name) {
      if let syntax = declaration.detail?.syntax, !declaration.isLibrary {
        return check(attribute, named: name, declaredAs: syntax)
      }
      return checker.unsupported(.typeAsAttribute(name), at: attribute)
    }
    if attribute.parent?.parent?.is(ClosureSignatureSyntax.self) ?? false {
      // The global actor of a module that obsh lacks.
      return checker.lacking(.attribute(.onClosure(name)), at: attribute)
    }
    let word = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? name
    let isOnType = attribute.parent?.parent?.is(AttributedTypeSyntax.self) ?? false
    if checker.reportMissingAttribute(word, at: attribute) { return }
    if checker.input.isOpen { return checker.lacking(.name(.unknownAttribute(word)), at: attribute.attributeName) }
    error(.name(.unknownAttribute(word)), at: isOnType ? Syntax(attribute) : Syntax(attribute.attributeName))
    checker.suggestAttribute(for: word)
  }

  /// The macro has nothing to track in a constant, a static or ignored property or a local variable.
  private func checkTracked(_ attribute: AttributeSyntax) {
    guard let node = attribute.parent?.parent?.as(VariableDeclSyntax.self) else { return }
    let isInstance = !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let isIgnored = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.writtenText == "ObservationIgnored"
    }
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    if isInstance, isVariable, !isIgnored, container(of: node) != .block { return }
    for binding in node.bindings where !(binding.accessorBlock.map { Accessors($0).hasGetter } ?? false) {
      error(.attribute(.trackedWithoutGetter), at: binding.pattern)
    }
  }

  /// The layout of a type matters to other modules, if they can use it.
  private func checkFrozen(_ attribute: AttributeSyntax) {
    guard let node = attribute.parent?.parent?.as(DeclSyntax.self), !checker.input.isOpen else { return }
    // swiftc accepts enums.
    if node.is(EnumDeclSyntax.self) { return }
    guard node.is(StructDeclSyntax.self), let header = TypeHeader(node) else {
      return error(.attribute(.misplaced("frozen")), at: attribute)
    }
    let level = node.asProtocol((any WithModifiersSyntax).self).flatMap { AccessLevel($0.modifiers) }
    if let level, level > .internal { return }
    if container(of: node) == .extended || header.attributeNames.contains("usableFromInline") { return }
    error(.attribute(.frozen(header.name.identifierText, (level ?? .internal).word)), at: attribute)
  }

  private func checkMain(_ attribute: AttributeSyntax) {
    switch attribute.parent?.parent?.as(SyntaxEnum.self) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl:
      if container(of: attribute) != .file, attribute.parent?.parent.map({ container(of: $0) }) != .file {
        checker.unsupported(.innerMain, at: attribute)
      }
    default: error(.attribute(.misplaced("main")), at: attribute)
    }
  }

  /// Types of the program are recognized by their syntax, before they are declared.
  private func isWrapper(_ attribute: AttributeSyntax) -> Bool {
    let names = names(of: attribute)
    return declares(names, as: "propertyWrapper") || checker.wrapper(named: attribute.attributeName) != nil
      || known(names)?.detail?.isPropertyWrapper ?? false
  }

  func isBuilder(_ attribute: AttributeSyntax) -> Bool {
    let names = names(of: attribute)
    return declares(names, as: "resultBuilder") || declares(names, as: "_functionBuilder")
      || checker.attributeType(attribute.attributeName)?.isResultBuilder ?? false
      || known(names)?.isResultBuilder ?? false
  }

  /// The name of an attribute, and those for which it is an alias in the text.
  private func names(of attribute: AttributeSyntax) -> [String] {
    var names = [attribute.attributeName.lastName]
    while let target = names.last.flatMap({ aliases[$0] }), !names.contains(target) { names.append(target) }
    return names
  }

  /// True if a type of the text has one of the names, and the role.
  private func declares(_ names: [String], as role: String) -> Bool {
    names.contains { name in
      declaredTypes[name].flatMap { TypeHeader($0) }?.attributeNames.contains(role) ?? false
    }
  }

  /// The type for which an attribute is an alias in the text, if it was declared before: `typealias Stored =
  /// AppStorage`.
  private func known(_ names: [String]) -> NominalDeclaration? {
    guard names.count > 1, let target = names.last, declaredTypes[target] == nil else { return nil }
    switch checker.lookUpTypeName(target) {
    case .type(let declaration): return declaration
    case .alias(let alias): return alias.type.nominal
    default: return nil
    }
  }

  private func checkWrapper(_ attribute: AttributeSyntax) {
    switch attribute.parent?.parent?.as(SyntaxEnum.self) {
    case .variableDecl, .functionParameter, .closureParameter: return
    default:
      let name = attribute.attributeName.writtenText
      error(.wrapper(.notAProperty(name)), at: attribute)
    }
  }

  /// A type of the program used as an attribute: an error.
  private func check(_ attribute: AttributeSyntax, named name: String, declaredAs syntax: DeclSyntax) {
    guard let header = TypeHeader(syntax) else { return }
    let roles = header.attributeNames
    // In opened code it is a macro with the same name as the type: its plugin cannot be run.
    if !roles.contains("globalActor"), !checker.isOpen {
      error(.attribute(.notAnAttribute(header.kind, name)), at: attribute)
    }
  }
}

extension AttributeSyntax {
  /// The name with the space after it, as swiftc shows it.
  fileprivate var writtenName: String {
    "\(attributeName.writtenText)" + (arguments == nil && !trailingTrivia.isEmpty ? " " : "")
  }
}

extension TypeSyntax {
  /// `Wrapper` of `Outer.Wrapper<Int>`.
  var lastName: String {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text ?? writtenText
  }
}
