import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The expansion of `@Observable` in a class. The rules and words are the macro's.
extension DeclarationChecker {
  func applyObservable(_ header: TypeHeader, to declaration: NominalDeclaration, details: NominalDetails) {
    let attribute = header.attributes.first {
      $0.as(AttributeSyntax.self)?.attributeName.writtenText == "Observable"
    }
    if [.structure, .enumeration, .actor].contains(header.kind), let attribute {
      let macro = attribute.as(AttributeSyntax.self)?.attributeName.description ?? ""
      error(.attribute(.observable(header.kind, declaration.name, macro: macro)), at: attribute)
      for item in header.members.members {
        guard let node = item.decl.as(VariableDeclSyntax.self), isTracked(node) else { continue }
        // An accessor macro in a type for which the macro itself could not be expanded.
        for binding in node.bindings where header.kind != .enumeration {
          error(.attribute(.trackedWithoutGetter), at: binding.pattern)
        }
      }
      return
    }
    guard header.kind == .classType else { return }
    declaration.isObservable = true
    checkTracked(header)
    if !isDeclaredOutsideFunctions(declaration) {
      error(.attribute(.extensionMacroOfLocal), at: header.name)
    }
    if let observable = libraryType("Observable"),
      !details.conformances.contains(where: { $0.protocolDeclaration == observable })
    {
      details.conformances.append(
        DeclaredConformance(
          protocolDeclaration: observable, requirements: [], context: details.context,
          offset: declaration.place.offset, file: file))
      noteChange(of: declaration)
    }
  }

  /// Reports properties that the macro cannot rewrite.
  private func checkTracked(_ header: TypeHeader) {
    for item in header.members.members {
      guard let node = item.decl.as(VariableDeclSyntax.self), !isStatic(node) else { continue }
      let isIgnored = isIgnoredByObservation(node)
      if node.bindings.count > 1, isIgnored || isTracked(node), node.bindingSpecifier.tokenKind == .keyword(.var) {
        let macro = isIgnored ? "ObservationIgnored" : "ObservationTracked"
        for binding in node.bindings {
          error(.attribute(.accessorMacroOfSeveral(macro)), at: binding.pattern)
        }
      } else if isTracked(node), let use = wrappers(node.attributes).first {
        error(.wrapper(.computed), at: use.attribute)
      } else if isTracked(node),
        let lazy = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) })
      {
        error(.modifier(.lazyComputed), at: lazy)
      }
    }
  }

  /// Only a class has the registrar that the macro's accessors need.
  func refuseTracked(_ header: TypeHeader) {
    guard header.kind != .classType else { return }
    for item in header.members.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      for case .attribute(let attribute) in variable.attributes
      where attribute.attributeName.trimmedDescription == "ObservationTracked" {
        unsupported(.trackedByHand, at: attribute)
      }
    }
  }

  /// True if the macro tracks the property: a stored instance variable that is not marked as ignored.
  private func isTracked(_ node: VariableDeclSyntax) -> Bool {
    node.bindingSpecifier.tokenKind == .keyword(.var) && !isIgnoredByObservation(node) && !isStatic(node)
      && node.bindings.allSatisfy {
        $0.pattern.is(IdentifierPatternSyntax.self) && !Accessors($0.accessorBlock).hasGetter
      }
  }

  func isStatic(_ node: VariableDeclSyntax) -> Bool {
    node.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  private func isIgnoredByObservation(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.writtenText == "ObservationIgnored"
    }
  }

  /// Gives each tracked property its change rule, from its static type alone.
  func assignTracking(to declaration: NominalDeclaration) {
    defer { declareOwnObservation(of: declaration) }
    guard declaration.isObservable else { return }
    // SwiftData's macro generates setters that do not compare the old and new values.
    let isModel = libraryType("PersistentModel").map { conforms(declaration.declaredType, to: $0) } ?? false
    for variable in declaration.storedProperties where isTracked(variable) {
      guard !isModel else {
        variable.tracking = .always
        continue
      }
      guard let infer = variable.pendingType else {
        variable.tracking = changeRule(for: variable.type)
        continue
      }
      // The value may use a variable of the file, which is declared later than its types.
      variable.tracking = .always
      let (outer, currentFile, outerEnvironment) = (scope, file, environment)
      variable.pendingType = { [unowned self, unowned variable] in
        infer()
        within(scope: outer, file: currentFile, function: .some(nil), environment: outerEnvironment) {
          variable.tracking = changeRule(for: variable.type)
        }
      }
    }
  }

  private func changeRule(for type: Type) -> VariableDeclaration.ChangeRule {
    if let equatable = libraryType("Equatable"), conforms(type, to: equatable) { return .equatable }
    if isClassType(type) { return .identity }
    return .always
  }

  /// True if values of the type are known to be class instances.
  package func isClassType(_ type: Type) -> Bool {
    switch type.resolved {
    // An opaque type may be a class: `@Bindable var store: Store<State>`.
    case .nominal(let declaration, _): declaration.isClass || isOpen && isUnknown(declaration)
    case .parameter(let parameter):
      parameter.mustBeClass || parameter.superclass != nil || protocols(of: type).contains { $0.isClassBound }
        || isRequiredToBeClass(type.resolved)
    case .anyObject: true
    case .existential(let protocols, let superclass, _):
      superclass != nil || allProtocols(protocols).contains { $0.isClassBound }
    case .member: protocols(of: type).contains { $0.isClassBound } || isRequiredToBeClass(type.resolved)
    case .opaque: protocols(of: type).contains { $0.isClassBound }
    default: false
    }
  }

  private func isRequiredToBeClass(_ type: Type) -> Bool {
    environment.contains { requirement in
      switch requirement {
      case .isClass(let subject), .inherits(let subject, _): isSameMember(subject, type)
      case .conforms, .same: false
      }
    }
  }
}
