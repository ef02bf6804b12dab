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
