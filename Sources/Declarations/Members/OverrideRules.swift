import Source
import SwiftSyntax
import Tree

/// What may override what.
extension DeclarationChecker {
  /// A private member of the superclass is none that the subclass knows of.
  func isVisible(_ limit: AccessLimit?) -> Bool { limit.map { isAccessible($0) } ?? true }

  /// Whether the parameters are those of the overridden declaration; an override may also take more.
  func takesSame(
    _ new: [FunctionDeclaration.Parameter], _ old: [FunctionDeclaration.Parameter], _ substitution: Substitution,
    isOverride: Bool
  ) -> Bool {
    guard new.count == old.count else { return false }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return zip(new, old).allSatisfy { new, old in
      let expected = old.variable.type.substituting(substitution)
      guard new.variable.isInout == old.variable.isInout else { return false }
      if matches(new.variable.type, expected) { return true }
      return isOverride && !new.variable.isInout && above.canConvert(expected, to: new.variable.type)
    }
  }

  /// Whether `function` has the signature of `old`, seen from the subclass.
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
    let kind = function.isStatic ? "class method" : "instance method"
    report(inExtension: "\(kind) '\(shownName(function))'", of: candidate, at: function.place)
  }

  /// swiftc names the missing `@objc` where there is one: its words begin with a blank here.
  private func report(inExtension member: String, of candidate: Candidate, at place: Place) {
    let owner = candidate.ownerType.nominal?.name ?? ""
    if isInExtension(candidate) {
      error(" \(member) is declared in extension of '\(owner)' and cannot be overridden", at: place)
    } else {
      error(" \(member) declared in '\(owner)' cannot be overridden from extension", at: place)
    }
  }

  /// Members of extensions override nothing.
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
          inExtension: "\(isStatic ? "class " : "")property '\(variable.name)'", of: found, at: variable.place)
      }
    default: break
    }
  }

  func checkOverride(_ function: FunctionDeclaration, of old: FunctionDeclaration, isMarked: Bool) {
    let kind = function.isStatic ? "class method" : "instance method"
    if !isMarked { error("overriding declaration requires an 'override' keyword", at: function.place) }
    if old.isStatic, old.isFinal {
      error("cannot override static method", at: function.place)
    } else if old.isFinal {
      error("\(kind) overrides a 'final' \(kind)", at: function.place)
    } else if function.isThrowing, !old.isThrowing {
      error("cannot override non-throwing \(kind) with throwing \(kind)", at: function.place)
    } else if function.isAsync, !old.isAsync {
      error("cannot override non-async \(kind) with async \(kind)", at: function.place)
    } else {
      checkAccess(
        of: function.detail?.accessScope, overriding: old.detail?.accessScope, in: function.owner,
        what: "overriding \(kind)", at: function.place)
    }
  }

  /// Nothing of that name and type: perhaps one with other labels is meant.
  func reportNothingOverridden(_ function: FunctionDeclaration, _ candidates: [Candidate]) {
    if function.kind == .initializer {
      error("initializer does not override a designated initializer from its superclass", at: function.place)
      return
    }
    let relabelled = candidates.first { candidate in
      guard let old = candidate.function, !candidate.isFromProtocol, isVisible(old.detail?.accessLimit) else {
        return false
      }
      return old.fullName != function.fullName
        && hasSignature(function, of: old, candidate.substitution, isMarked: true)
    }
    if let old = relabelled?.function {
      error(
        "argument labels for method '\(function.fullName)' do not match those of overridden method '\(old.fullName)'",
        at: function.place)
    } else {
      error("method does not override any method from its superclass", at: function.place)
    }
  }

  /// Says what keeps a property from overriding another; false where it cannot.
  func checkOverride(
    _ variable: VariableDeclaration, of old: VariableDeclaration, superclass: Type?, isMarked: Bool
  ) -> Bool {
    let errors = errorCount
    let name = variable.name
    let expected = superclass.map { old.type.substituting(ownerSubstitution(of: old, in: $0)) } ?? old.type
    if !isMarked, case .nominal = variable.type, variable.type != expected,
      !above.canConvert(variable.type, to: expected)
    {
      error(
        "property '\(name)' with type '\(variable.type)' cannot override a property with type '\(expected)'",
        at: variable.place)
      return false
    }
    if !isMarked { error("overriding declaration requires an 'override' keyword", at: variable.place) }
    let isComputed = variable.getter != nil
    let isObserving = variable.willSet != nil || variable.didSet != nil
    if old.kind == .staticProperty, old.detail?.isStaticKeyword ?? false {
      error("cannot override static property", at: variable.place)
    } else if old.detail?.isFinal ?? false {
      error("property overrides a 'final' property", at: variable.place)
    } else if isMarked {
      let isMutable = old.getter == nil ? !old.isLet : old.setter != nil
      if variable.type != expected, isMutable || !above.canConvert(variable.type, to: expected) {
        error(
          "property '\(name)' with type '\(variable.type)' cannot override a property with type '\(expected)'",
          at: variable.place)
      } else if !isComputed, !isObserving {
        error("cannot override with a stored property '\(name)'", at: variable.place)
      } else if isObserving, !isMutable {
        error("cannot observe read-only property '\(name)'; it can't change", at: variable.place)
      } else if old.getter == nil, old.isLet {
        error("cannot override immutable 'let' property '\(name)' with the getter of a 'var'", at: variable.place)
      } else if isComputed, variable.setter == nil, isMutable {
        error("cannot override mutable property with read-only property '\(name)'", at: variable.place)
      } else {
        checkAccess(
          of: variable.detail?.accessScope, overriding: old.detail?.accessScope, in: variable.owner,
          what: "overriding property", at: variable.place)
        if errorCount == errors, isMutable {
          checkAccess(
            of: variable.detail?.setterAccessScope, overriding: old.detail?.setterAccessScope, in: variable.owner,
            what: "setter of overriding property", at: variable.place)
        }
      }
    }
    return errorCount == errors
  }
}
