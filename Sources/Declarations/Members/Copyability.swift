import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Types that suppress `Copyable`.
extension DeclarationChecker {
  func noteCopyability(of declaration: NominalDeclaration, _ header: TypeHeader) {
    guard header.inheritance?.inheritedTypes.contains(where: { $0.type.suppressesCopyable }) ?? false else { return }
    if !file.isLibrary { usesOwnership = true }
    guard declaration.isClass else {
      declaration.isNoncopyable = true
      // Types of the library, such as `Optional`, are noncopyable only with noncopyable arguments.
      declaration.isCopyableByArguments = file.isLibrary
      return
    }
    let noun = declaration.kind == .actor ? "actors" : "classes"
    error(.declaration(.noncopyableClass(noun)), at: header.name)
  }

  /// True if values of the type are moved and never copied. In an extension, a parameter is copyable unless the
  /// extension says otherwise.
  package func isNoncopyable(_ type: Type) -> Bool {
    let type = type.resolved
    guard type.isNoncopyable else { return false }
    var copyable: Substitution = [:]
    for case .conforms(.parameter(let parameter), let marker) in environment where marker.isCopyabilityMarker {
      copyable[parameter] = .void
    }
    return type.substituting(copyable).isNoncopyable
  }

  /// The copyability of the parameters that an extension does not suppress: `extension Box` is
  /// `extension Box where T: Copyable`.
  func impliedCopyability(of declaration: NominalDeclaration, _ node: ExtensionDeclSyntax) -> [Requirement] {
    let suppressible = (declaration.selfParameter.map { [$0] } ?? declaration.genericParameters).filter(\.isNoncopyable)
    guard !suppressible.isEmpty, !file.isLibrary, let copyable = libraryType("Copyable") else { return [] }
    let suppressed = (node.genericWhereClause?.requirements ?? []).compactMap { requirement -> String? in
      guard case .conformanceRequirement(let one) = requirement.requirement, one.rightType.suppressesCopyable else {
        return nil
      }
      return one.leftType.writtenText
    }
    return suppressible.filter { !suppressed.contains($0.name) }.map { .conforms(.parameter($0), copyable) }
  }
}

extension TypeSyntax {
  /// `~Copyable`, alone or in a composition.
  var suppressesCopyable: Bool {
    if let suppressed = self.as(SuppressedTypeSyntax.self) {
      return suppressed.type.as(IdentifierTypeSyntax.self)?.name.text == "Copyable"
        || suppressed.type.as(MemberTypeSyntax.self)?.name.text == "Copyable"
    }
    return self.as(CompositionTypeSyntax.self)?.elements.contains { $0.type.suppressesCopyable } ?? false
  }
}
