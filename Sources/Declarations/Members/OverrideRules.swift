import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The rules of overriding.
extension DeclarationChecker {
  /// False for a private member of the superclass, which the subclass cannot see.
  func isVisible(_ limit: AccessLimit?) -> Bool { limit.map { isAccessible($0) } ?? true }

  /// True if the parameters match those of the overridden declaration. An override may also accept more.
  func takesSame(
    _ new: [FunctionDeclaration.Parameter], _ old: [FunctionDeclaration.Parameter], _ substitution: Substitution,
    isOverride: Bool
  ) -> Bool {
    guard new.count == old.count else { return false }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return zip(new, old).allSatisfy { new, old in
      let expected = old.variable.type.substituting(substitution)
      guard new.variable.isInout == old.variable.isInout, new.isAutoclosure == old.isAutoclosure,
        new.isVariadic == old.isVariadic
      else { return false }
      if matches(new.variable.type, expected) { return true }
      return isOverride && !new.variable.isInout && above.canConvert(expected, to: new.variable.type)
    }
  }

  /// True if `function` has the signature of `old`, seen from the subclass.
  func hasSignature(
    _ function: FunctionDeclaration, of old: FunctionDeclaration, _ substitution: Substitution, isMarked: Bool
  ) -> Bool {
    var substitution = substitution
    let inherited = inheritedParameters(of: function)
    let own = function.genericParameters.filter { !inherited.contains($0) }
    let theirs = old.genericParameters.filter { !inheritedParameters(of: old).contains($0) }
    guard own.count == theirs.count else { return false }
    for (new, old) in zip(own, theirs) { substitution[old] = .parameter(new) }
    guard isMarked || ask(function, own, as: old, substitution) else { return false }
    guard takesSame(function.parameters, old.parameters, substitution, isOverride: isMarked) else { return false }
    if function.kind == .initializer { return true }
    let result = old.result.substituting(substitution)
    return function.result == result || (isMarked && above.canConvert(function.result, to: result))
  }

  func isInExtension(_ candidate: Candidate) -> Bool {
    guard let owner = candidate.ownerType.nominal, owner.isClass else { return false }
    return candidate.member.context !== owner.detail?.context
  }

  func reportInExtension(_ function: FunctionDeclaration, of candidate: Candidate) {
    let kind = function.isStatic ? MethodKind.classMethod : .instanceMethod
    report(inExtension: .method(kind, shownName(function)), of: candidate, at: function.place)
  }

  private func report(inExtension member: OverriddenMember, of candidate: Candidate, at place: Place) {
    let owner = candidate.ownerType.nominal?.name ?? ""
    error(
      .override(isInExtension(candidate) ? .inExtension(member, of: owner) : .fromExtension(member, of: owner)),
      at: place)
  }

  /// Members of extensions cannot override.
  func checkExtension(_ member: Member, superclass: Type) {
    switch member.kind {
    case .function(let function) where function.kind == .method && !function.place.file.isLibrary:
      let candidates = lookUpMembers(of: superclass, named: function.name, isStatic: function.isStatic)
      let found = candidates.first { candidate in
        guard let old = candidate.function, !old.place.file.isLibrary else { return false }
        return old.fullName == function.fullName && !candidate.isFromProtocol && isVisible(old.detail?.accessLimit)
          && hasSignature(function, of: old, candidate.substitution, isMarked: false)
      }
      if let found { reportInExtension(function, of: found) }
    case .variable(let variable) where !variable.place.file.isLibrary:
      let isStatic = variable.kind == .staticProperty
      let found = lookUpMembers(of: superclass, named: variable.name, isStatic: isStatic).first { candidate in
        guard let old = candidate.variable, !old.place.file.isLibrary else { return false }
        return !candidate.isFromProtocol && isVisible(old.detail?.accessLimit)
      }
      if let found {
        report(
          inExtension: .property(variable.name, isStatic: isStatic), of: found, at: variable.place)
      }
    default: break
    }
  }

  /// True for `final class`.
  package func isFinal(_ declaration: NominalDeclaration) -> Bool {
    declaration.detail?.syntax?.as(ClassDeclSyntax.self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.final)
    } ?? false
  }

  func checkOverride(_ function: FunctionDeclaration, of old: FunctionDeclaration, isMarked: Bool) {
    let kind: MethodKind = function.isStatic ? .classMethod : .instanceMethod
    if !isMarked { error(.override(.unmarked), at: function.place) }
    if old.isStatic, old.isFinal {
      error(.override(.staticMember(.method)), at: function.place)
    } else if old.isFinal || old.owner.map(isFinal) ?? false {
      error(.override(.finalMethod(kind)), at: function.place)
    } else if function.isThrowing, !old.isThrowing {
      error(.override(.throwing(kind)), at: function.place)
    } else if function.isAsync, !old.isAsync {
      error(.override(.async(kind)), at: function.place)
    } else {
      checkAccess(
        of: function.detail?.accessScope, overriding: old.detail?.accessScope, in: function.owner,
        what: .method(kind), at: function.place)
    }
  }

  /// No member has that name and type: perhaps one with other labels is meant.
  func reportNothingOverridden(_ function: FunctionDeclaration, _ candidates: [Candidate]) {
    if isOpen, function.owner?.inheritsUnseen ?? false { return }
    let kind: OverridingKind = function.kind == .initializer ? .initializer : .method
    let relabelled = candidates.first { candidate in
      guard let old = candidate.function, !candidate.isFromProtocol, isVisible(old.detail?.accessLimit) else {
        return false
      }
      return old.fullName != function.fullName && old.isAsync == function.isAsync
        && hasSignature(function, of: old, candidate.substitution, isMarked: true)
    }
    if let old = relabelled?.function {
      error(.override(.labels(kind, shownName(function), shownName(old))), at: function.place)
    } else {
      error(.override(.notFound(kind)), at: function.place)
    }
  }

  /// Reports the reason why a property cannot override another one, and then returns false.
  func checkOverride(
    _ variable: VariableDeclaration, of old: VariableDeclaration, superclass: Type?, isMarked: Bool
  ) -> Bool {
    let errors = errorCount
    let name = variable.name
    let expected = superclass.map { old.type.substituting(ownerSubstitution(of: old, in: $0)) } ?? old.type
    if !isMarked, case .nominal = variable.type, variable.type != expected,
      !above.canConvert(variable.type, to: expected)
    {
      error(.override(.propertyType(name, variable.type.shown, expected.shown)), at: variable.place)
      return false
    }
    let isComputed = variable.getter != nil
    let isObserving = variable.willSet != nil || variable.didSet != nil
    if !isMarked {
      let isStored = !isComputed && !isObserving && old.kind == .property && !(old.detail?.isFinal ?? false)
      error(.override(isStored ? .byStored(name) : .unmarked), at: variable.place)
    }
    if old.kind == .staticProperty, old.detail?.isStaticKeyword ?? false {
      error(.override(.staticMember(.property)), at: variable.place)
    } else if old.detail?.isFinal ?? false || old.owner.map(isFinal) ?? false {
      error(.override(.finalProperty), at: variable.place)
    } else if isMarked {
      let isMutable = old.getter == nil ? !old.isLet : old.setter != nil
      if variable.type != expected, isMutable || !above.canConvert(variable.type, to: expected) {
        error(.override(.propertyType(name, variable.type.shown, expected.shown)), at: variable.place)
      } else if !isComputed, !isObserving {
        error(.override(.byStored(name)), at: variable.place)
      } else if isObserving, !isMutable {
        error(.override(.observesReadOnly(name)), at: variable.place)
      } else if old.getter == nil, old.isLet {
        error(.override(.constantByVariable(name)), at: variable.place)
      } else if isComputed, variable.setter == nil, isMutable {
        error(.override(.mutableByReadOnly(name)), at: variable.place)
      } else {
        checkAccess(
          of: variable.detail?.accessScope, overriding: old.detail?.accessScope, in: variable.owner,
          what: .property, at: variable.place)
        if errorCount == errors, isMutable {
          checkAccess(
            of: variable.detail?.setterAccessScope, overriding: old.detail?.setterAccessScope, in: variable.owner,
            what: .setter, at: variable.place)
        }
      }
    }
    return errorCount == errors
  }
}
