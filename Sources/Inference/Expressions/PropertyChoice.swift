import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The choice between properties of one name.
extension ExpressionChecker {
  /// True if a function is expected, which a method with the name of a property is and its value is not.
  func meansMethod(_ candidates: [Candidate], besides property: Candidate, for expected: Type?) -> Bool {
    guard candidates.count > 1, let expected, case .function = withoutOptionals(expected),
      candidates.contains(where: { $0.function != nil }), let variable = property.variable
    else { return false }
    return !isFunctionOrOpen(withoutOptionals(reduce(variable.type.substituting(property.substitution))))
  }

  func withoutOptionals(_ type: Type) -> Type {
    var type = head(type)
    while let wrapped = type.wrapped { type = head(wrapped) }
    return type
  }

  /// A property of a protocol's extension that has the expected type where the type's own property of that name has
  /// not: the `id` of a class, as an ObjectIdentifier.
  func shared(_ candidates: [Candidate], than own: Candidate, for hint: Type?) -> Candidate? {
    guard candidates.count > 1, let hint, unbound(hint) == nil else { return nil }
    let others = defaults(of: candidates, besides: own) + ofOtherModules(candidates, besides: own)
    if others.isEmpty || canConvert(type(of: own), to: hint) { return nil }
    return others.first { canConvert(type(of: $0), to: hint) }
  }

  /// The properties of that name that other opened modules add to the same type: `var visibility: Int?` and
  /// `var visibility: Int`.
  private func ofOtherModules(_ candidates: [Candidate], besides own: Candidate) -> [Candidate] {
    guard isOpen, !moduleNames.isEmpty, let declared = own.variable, !declared.place.file.isLibrary else { return [] }
    return candidates.filter { other in
      guard let variable = other.variable, variable.owner == declared.owner else { return false }
      return variable.place.file !== declared.place.file
    }
  }

  /// The properties of that name in extensions of protocols, of other types than the type's own property: for a class
  /// with `let id = UUID()`, the `id` of Identifiable's extension is an ObjectIdentifier. Of a generic type, also those in
  /// the program's extensions beside a requirement of an associated type.
  func defaults(of candidates: [Candidate], besides own: Candidate) -> [Candidate] {
    guard let declared = own.variable else { return [] }
    let isRequired = own.isFromProtocol
    if isRequired ? !isRequirement(own.member) : declared.place.file.isLibrary { return [] }
    let ownType = type(of: own)
    if isRequired { guard case .member = ownType else { return [] } }
    return candidates.filter { other in
      other.isFromProtocol && !isRequirement(other.member) && type(of: other) != ownType
        && other.variable.map { !isRequired || !$0.place.file.isLibrary } ?? false
    }
  }

  private func type(of property: Candidate) -> Type {
    property.variable.map { reduce($0.type.substituting(property.substitution)) } ?? .error
  }

  func bestProperty(_ candidates: [Candidate]) -> Candidate? {
    candidates.filter { $0.variable != nil }.reduce(nil) { best, next in
      guard let best else { return next }
      return isNearer(next, than: best) ? next : best
    }
  }

  /// True if an extension of another protocol has the same property, and neither extension is more specialized.
  func isAmbiguous(_ property: Candidate, _ candidates: [Candidate]) -> Bool {
    func isShared(_ candidate: Candidate) -> Bool {
      candidate.isFromProtocol && !isRequirement(candidate.member)
    }
    guard isShared(property), let own = property.variable, let file = own.getter?.place.file, !file.isLibrary else {
      return false
    }
    return candidates.contains { other in
      guard isShared(other), let variable = other.variable, variable !== own, variable.getter?.place.file === file,
        variable.type == own.type, other.distance == property.distance
      else { return false }
      return !isMoreSpecial(property.member.context, than: other.member.context)
        && !isMoreSpecial(other.member.context, than: property.member.context)
    }
  }

  /// A requirement is preferred to an extension's member of the same name, the type's own member to both, and among
  /// extensions the more constrained one. The program's own stands before the library's, whichever was declared first: in
  /// a session that may be either.
  func isNearer(_ one: Candidate, than other: Candidate) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    if one.isFromProtocol, other.isFromProtocol {
      let required = (isRequirement(one.member), isRequirement(other.member))
      if required.0 != required.1 {
        // Through an existential, an extension's type says more than an associated type.
        return isErased(required.0 ? one : other) ? required.1 : required.0
      }
    }
    if isMoreSpecial(one.member.context, than: other.member.context) { return true }
    guard !one.isFromProtocol, !other.isFromProtocol, isOfLibrary(other), !isOfLibrary(one) else { return false }
    return !isMoreSpecial(other.member.context, than: one.member.context)
  }

  private func isOfLibrary(_ property: Candidate) -> Bool { property.variable?.place.file.isLibrary ?? false }

  /// True for a property whose type is an associated type of an existential.
  private func isErased(_ property: Candidate) -> Bool {
    guard case .member(let base, _) = type(of: property), case .existential = head(base) else { return false }
    return true
  }
}
