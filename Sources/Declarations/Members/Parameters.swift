import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring parameters, and checking their default values.
extension DeclarationChecker {
  func declareParameters(
    _ clause: FunctionParameterClauseSyntax, of function: FunctionDeclaration, details: FunctionDetails
  ) {
    let generics = ImplicitGenerics()
    let outer = signature.implicitGenerics
    signature.implicitGenerics = generics
    var declared: [FunctionDeclaration.Parameter] = []
    for (index, node) in clause.parameters.enumerated() {
      declared.append(declareParameter(node, of: function))
      if !node.attributes.isEmpty { details.wrappedParameters.append((index, node)) }
    }
    signature.implicitGenerics = outer
    function.parameters = declared
    function.genericParameters += generics.parameters
    details.requirements += generics.requirements
  }

  private func declareParameter(
    _ node: FunctionParameterSyntax, of function: FunctionDeclaration
  ) -> FunctionDeclaration.Parameter {
    // Operators are called without labels, whatever the names of their parameters are.
    let label = node.firstName.text == "_" || function.isOperator ? nil : node.firstName.identifierText
    let name = (node.secondName ?? node.firstName).identifierText
    let aliasUses = input.aliasUses
    let resolved = resolveParameterType(node.type)
    var type = isolated(resolved.type, by: node.attributes)
    if node.ellipsis != nil { type = libraryNominal("Array", [type]) }
    let variable = VariableDeclaration(
      name: name, kind: .parameter, type: type, isLet: !resolved.isInout && !resolved.isConsuming,
      place: place(node.secondName ?? node.firstName))
    variable.isInout = resolved.isInout
    variable.function = function
    if case .function = type, !resolved.isEscaping {
      // The type of a closure that does not escape is another than that of the alias.
    } else {
      noteAnnotation(node.type, of: variable, since: aliasUses)
    }
    if resolved.isIsolated { function.detail?.isolatedParameter = variable }
    if node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { markImplicitlyUnwrapped(variable) }
    if let ownership = passedOwnership(node.type) {
      variable.makeDetail().passedOwnership = ownership
      variable.isConsuming = ownership == .consuming
      variable.isBorrowing = ownership == .borrowing
      if !file.isLibrary { usesOwnership = true }
    }
    if isSending(node.type) { variable.makeDetail().isSending = true }
    if usesOwnership, !file.isLibrary { requireOwnership(of: variable, node) }
    var parameter = FunctionDeclaration.Parameter(label: label, variable: variable)
    parameter.isVariadic = node.ellipsis != nil
    parameter.isAutoclosure = resolved.isAutoclosure
    parameter.isEscaping = resolved.isEscaping
    if !node.attributes.isEmpty {
      parameter.builder = builder(of: node, type: type, isAutoclosure: resolved.isAutoclosure)
    }
    if let value = node.defaultValue?.value {
      setDefault(of: &parameter, to: value, isAutoclosure: resolved.isAutoclosure)
      if let macro = value.as(MacroExpansionExprSyntax.self) {
        variable.makeDetail().callSiteDefault = macro.macroName.text
      }
    }
    return parameter
  }

  /// A noncopyable argument is borrowed or consumed: the parameter must specify which.
  private func requireOwnership(of variable: VariableDeclaration, _ node: FunctionParameterSyntax) {
    if variable.isInout || variable.isConsuming || variable.isBorrowing { return }
    let (currentScope, currentFile, currentEnvironment) = (scope, file, environment)
    input.bodies.append { [unowned self] in
      within(scope: currentScope, file: currentFile, environment: currentEnvironment) {
        guard isNoncopyable(variable.type) else { return }
        error(.declaration(.ownershipMissing(variable.type.resolved.shown)), at: node.type)
      }
    }
  }

  private func passedOwnership(_ syntax: TypeSyntax) -> VariableDetails.PassedOwnership? {
    for case .simpleTypeSpecifier(let node) in syntax.as(AttributedTypeSyntax.self)?.specifiers ?? [] {
      switch node.specifier.tokenKind {
      case .keyword(.borrowing): return .borrowing
      case .keyword(.consuming): return .consuming
      default: continue
      }
    }
    return nil
  }

  /// True for `sending Message`.
  func isSending(_ syntax: TypeSyntax) -> Bool {
    syntax.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      if case .simpleTypeSpecifier(let node) = specifier { node.specifier.text == "sending" } else { false }
    } ?? false
  }

  /// The default value is checked at the parameter's declaration, once the surrounding names are known.
  func setDefault(of parameter: inout FunctionDeclaration.Parameter, to value: ExprSyntax, isAutoclosure: Bool) {
    let outerScope = scope
    let (currentFile, currentEnvironment) = (file, environment)
    var known: Expression?
    var isKnown = false
    let resolve: () -> Expression? = { [unowned self, unowned variable = parameter.variable] in
      if !isKnown {
        isKnown = true
        known = within(
          scope: outerScope, file: currentFile, function: .some(nil), environment: currentEnvironment
        ) {
          above.checkDefault(value, of: variable, isAutoclosure: isAutoclosure)
        }
      }
      return known
    }
    parameter.resolveDefault = resolve
    if !file.isLibrary { input.bodies.append { _ = resolve() } }
  }
}
