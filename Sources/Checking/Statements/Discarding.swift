import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `discard self`
extension Checker {
  func checkDiscard(_ node: DiscardStmtSyntax) -> Statement? {
    let value = infer(node.expression, hint: nil)
    if case .nominal(let declaration, _) = value.type.resolved, !declaration.isNoncopyable {
      error(.flow(.discardOfCopyable), at: node)
      return nil
    }
    if case .nominal(let declaration, _) = value.type.resolved, declaration.deinitializer == nil {
      error(.flow(.discardsNothing(value.type.shown)), at: node)
      return nil
    }
    guard function?.selfVariable?.isConsuming ?? false else {
      error(.flow(.discardOutside), at: node)
      return nil
    }
    return Statement(.discardSelf(value), place: place(node))
  }

  /// The stored properties of a discarded value are left as they are: none may need to be released.
  func checkDiscardedParts(of value: Expression, at place: Place) {
    guard case .nominal(let declaration, let arguments) = value.type.resolved else { return }
    let substitution = Dictionary(zip(declaration.genericParameters, arguments), uniquingKeysWith: { one, _ in one })
    let isManaged = declaration.storedProperties.contains { property in
      !isTriviallyDestroyed(property.type.substituting(substitution))
    }
    if isManaged { error(.flow(.discardsManaged(value.type.shown)), at: place) }
  }

  private func isTriviallyDestroyed(_ type: Type) -> Bool {
    if let wrapped = type.resolved.wrapped { return isTriviallyDestroyed(wrapped) }
    switch type.resolved {
    case .metatype, .error: return true
    case .tuple(let elements): return elements.allSatisfy { isTriviallyDestroyed($0.type) }
    case .nominal(let declaration, let arguments) where !declaration.isLibrary:
      if declaration.isClass || declaration.deinitializer != nil { return false }
      prepare(declaration)
      let parts = declaration.storedProperties.map(\.type) + declaration.cases.flatMap { $0.payload.map(\.type) }
      if declaration.cases.contains(where: \.isIndirect) { return false }
      let own = Dictionary(zip(declaration.genericParameters, arguments), uniquingKeysWith: { one, _ in one })
      return parts.allSatisfy { isTriviallyDestroyed($0.substituting(own)) }
    case .nominal(let declaration, let arguments):
      if declaration.isClass || Self.namesOfStorage.contains(declaration.name) { return false }
      return declaration.name.hasPrefix("Unsafe") || arguments.allSatisfy(isTriviallyDestroyed)
    default: return libraryType("BitwiseCopyable").map { conforms(type, to: $0) } ?? true
    }
  }

  /// The types of the library that refer to storage on the heap.
  private static let namesOfStorage: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "String", "Substring", "Character", "AnyHashable",
  ]
}
