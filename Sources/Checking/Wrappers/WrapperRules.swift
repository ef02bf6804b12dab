import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Declarations that cannot have property wrappers.
extension Checker {
  /// Reports the reason if a property cannot have wrappers, and then returns false.
  package func canWrap(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ uses: [WrapperUse],
    _ owner: NominalDeclaration?, _ isRequirement: Bool
  ) -> Bool {
    let errors = errorCount
    let text = name.identifierText
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    if isRequirement {
      error(.wrapper(.inProtocol(text)), at: name)
      return false
    }
    if !isStatic, let owner {
      if let details = owner.detail, details.syntax != nil, let context = typeContext, context !== details.context {
        error(.wrapper(.inExtension(text)), at: name)
      } else if owner.kind == .enumeration {
        error(.wrapper(.inEnum(text)), at: name)
      }
    }
    if let taskLocal = uses.first(where: \.isTaskLocal), !file.isLibrary {
      _ = checkTaskLocal(taskLocal, binding, isShared: isStatic || owner == nil)
    }
    canWrap(node, binding, text, at: name, uses)
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
      error(.wrapper(.overriding(text)), at: name)
    }
    let canBeWrapped = errorCount == errors
    if isStatic || !(owner?.isClass ?? false) { rejectUnavailable(uses) }
    return canBeWrapped
  }

  /// A type that is declared as a wrapper but cannot be one.
  func checkPropertyWrapper(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    guard details.isPropertyWrapper, declaration.kind != .protocolType else { return }
    let name = declaration.name
    // A property from an extension or a superclass does not count.
    let values = members(of: declaration, named: "wrappedValue").compactMap { member -> VariableDeclaration? in
      guard case .variable(let variable) = member.kind, variable.kind == .property,
        member.context === details.context
      else { return nil }
      return variable
    }
    if values.isEmpty {
      error(.wrapper(.noValue(name)), at: declaration.place)
    }
    let projections = members(of: declaration, named: "projectedValue").compactMap { member -> VariableDeclaration? in
      if case .variable(let variable) = member.kind, variable.kind == .property { variable } else { nil }
    }
    for variable in values + projections {
      if let getter = variable.getter, getter.isThrowing || getter.isAsync, let place = accessorPlace(of: variable) {
        error(.wrapper(.effectfulGetter(variable.name)), at: place)
      }
      guard case .privateTo? = variable.detail?.accessLimit else { continue }
      rejectPrivate(.property(variable.name), of: name, at: variable.place)
    }
    if let value = values.first, !isOpen { checkValueInitializers(of: declaration, details, value) }
    for member in members(of: declaration, named: "init") {
      if case .function(let function) = member.kind, function.isFailable,
        ["wrappedValue", "initialValue", "projectedValue"].contains(function.parameters.first?.label)
      {
        error(.wrapper(.failable(function.fullName)), at: function.place)
      }
      guard case .function(let function) = member.kind, case .privateTo? = function.detail?.accessLimit,
        function.synthesized == nil,
        function.parameters.isEmpty || ["wrappedValue", "initialValue"].contains(function.parameters[0].label)
      else { continue }
      rejectPrivate(.initializer(function.fullName), of: name, at: function.place)
    }
  }

  /// The initializers that wrap a value must take one of the same type as `wrappedValue`.
  private func checkValueInitializers(
    of declaration: NominalDeclaration, _ details: NominalDetails, _ value: VariableDeclaration
  ) {
    for label in ["wrappedValue", "initialValue"] {
      let takers = members(of: declaration, named: "init").compactMap { member -> FunctionDeclaration? in
        guard case .function(let function) = member.kind, member.context === details.context,
          function.synthesized == nil, !isGeneric(function), !function.isFailable,
          let first = function.parameters.first, first.label == label, !first.variable.isInout, !first.isVariadic,
          function.parameters.dropFirst().allSatisfy(\.hasDefault)
        else { return nil }
        return function
      }
      let types = takers.map { taker -> Type in
        let first = taker.parameters[0]
        if first.isAutoclosure, case .function(let made) = first.variable.type.resolved { return made.result }
        return first.variable.type
      }
      if case .error = value.type.resolved { return }
      if types.contains(where: { $0.resolved == value.type.resolved || $0.resolved == .error }) { continue }
      for (function, type) in zip(takers, types) {
        error(
          .wrapper(.otherValue(function.fullName, type.shown, value.type.shown)), at: function.place)
      }
    }
  }

  /// The place of a computed property's `get`.
  private func accessorPlace(of variable: VariableDeclaration) -> Place? {
    guard let header = variable.owner?.detail?.syntax.flatMap({ TypeHeader($0) }) else { return nil }
    for item in header.members.members {
      for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard binding.pattern.writtenText == variable.name,
          case .accessors(let list)? = binding.accessorBlock?.accessors
        else { continue }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }.map { place($0) }
      }
    }
    return nil
  }

  private func rejectPrivate(_ what: WrapperPart, of name: String, at place: Place) {
    error(.wrapper(.lessAccessible(what, of: name)), at: place)
  }

  /// The same for a local variable.
  package func canWrap(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ uses: [WrapperUse]) -> Bool {
    let errors = errorCount
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      canWrap(node, binding, name.identifierText, at: name, uses)
    } else {
      error(.wrapper(.severalVariables), at: uses[0].attribute)
    }
    let canBeWrapped = errorCount == errors
    rejectUnavailable(uses)
    return canBeWrapped
  }

  /// A task-local is a macro in Swift: it is shared, and has a value everywhere.
  func checkTaskLocal(_ use: WrapperUse, _ binding: PatternBindingSyntax, isShared: Bool) -> Bool {
    if !isShared {
      error(.wrapper(.misplacedTaskLocal), at: use.attribute)
      return false
    }
    guard binding.initializer == nil, !(binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false) else {
      return true
    }
    error(.wrapper(.taskLocalWithoutValue), at: use.attribute)
    return false
  }

  /// Wrappers for properties of classes have no usable `wrappedValue` elsewhere.
  private func rejectUnavailable(_ uses: [WrapperUse]) {
    for use in uses {
      for case .variable(let value) in members(of: use.declaration, named: "wrappedValue").map(\.kind) {
        if let words = value.detail?.unavailable {
          error(.name(.unavailable("wrappedValue", words)), at: use.attribute)
        }
      }
    }
  }

  private func canWrap(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ text: String, at name: TokenSyntax,
    _ uses: [WrapperUse]
  ) {
    if node.bindings.count > 1 {
      error(.wrapper(.severalVariables), at: uses[0].attribute)
    }
    if node.bindingSpecifier.tokenKind == .keyword(.let), !uses.contains(where: \.isTaskLocal) {
      error(.wrapper(.constant), at: uses[0].attribute)
    }
    if Accessors(binding.accessorBlock).hasGetter {
      error(.wrapper(.computed), at: uses[0].attribute)
    }
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.lazy): error(.wrapper(.alsoMarked(text, "lazy")), at: name)
      case .keyword(.weak): error(.wrapper(.alsoMarked(text, "weak")), at: name)
      case .keyword(.unowned): error(.wrapper(.alsoMarked(text, "unowned")), at: name)
      default: continue
      }
    }
  }
}
