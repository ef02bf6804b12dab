import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The rules of overriding.
extension DeclarationChecker {
  /// False for a private member of the superclass, which the subclass cannot see.
  func isVisible(_ limit: AccessLimit?) -> Bool { limit.map { isAccessible($0) } ?? true }

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
          && hasSignature(function, of: old, candidate.substitution, .exact)
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

  /// A member of an extension that is marked with `override` although no superclass has a member of its name.
  func checkMarks(of member: Member, superclass: Type?) {
    let (kind, name, isStatic, place): (OverridingKind, String, Bool, Place)
    switch member.kind {
    case .function(let function) where function.detail?.isOverride ?? false:
      let isInitializer = function.kind == .initializer
      (kind, name) = (isInitializer ? .initializer : .method, function.name)
      (isStatic, place) = (isInitializer || function.isStatic, function.place)
    case .variable(let variable) where variable.detail?.isOverride ?? false:
      (kind, name, isStatic, place) = (.property, variable.name, variable.kind == .staticProperty, variable.place)
    case .subscripted(let subscripted) where subscripted.getter.detail?.isOverride ?? false:
      let getter = subscripted.getter
      (kind, name, isStatic, place) = (.subscript, "subscript", getter.isStatic, getter.place)
    default: return
    }
    if isOpen || place.file.isLibrary { return }
    let isKnown = superclass.map { type in
      lookUpMembers(of: type, named: name, isStatic: isStatic).contains { !$0.isFromProtocol }
    }
    if !(isKnown ?? false) { error(.override(.notFound(kind)), at: place) }
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

  /// Reports a parameter that accepts no nil where the overridden function accepts it, or a result that may be nil where
  /// that of the overridden function may not.
  func reportOptionality(
    of function: FunctionDeclaration, of old: FunctionDeclaration, _ substitution: Substitution
  ) -> Bool {
    if function.kind == .initializer { return false }
    let kind: MethodKind = function.isStatic ? .classMethod : .instanceMethod
    for (new, old) in zip(function.parameters, old.parameters) {
      let (type, expected) = (new.variable.type, old.variable.type.substituting(substitution))
      if head(expected).wrapped == nil || head(type).wrapped != nil { continue }
      error(.override(.optionalParameter(kind, type.shown, expected.shown)), at: new.variable.place)
      return true
    }
    let expected = old.result.substituting(substitution)
    guard head(function.result).wrapped != nil, head(expected).wrapped == nil else { return false }
    let place = function.detail?.resultPlace ?? function.place
    error(.override(.optionalResult(kind, function.result.shown, expected.shown)), at: place)
    return true
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
        && hasSignature(function, of: old, candidate.substitution, .variant)
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
    let isMutable = old.getter == nil ? !old.isLet : old.setter != nil
    if variable.type != expected, variable.type != .error {
      guard isCovariant(variable.type, to: expected, .variant) else {
        error(.override(.propertyType(name, variable.type.shown, expected.shown)), at: variable.place)
        return false
      }
      if isMutable {
        let property = MutableMember.property(variable.name)
        error(.override(.mutableCovariant(property, expected.shown, variable.type.shown)), at: variable.place)
        return false
      }
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
      let isReadOnly = isMarked && isComputed && variable.setter == nil && isMutable
      error(.override(isReadOnly ? .mutableByReadOnly(name) : .finalProperty), at: variable.place)
    } else if isMarked {
      if !isComputed, !isObserving {
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
