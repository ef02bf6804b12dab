import Source
import Tree

/// An undeclared name, checked at the cursor's position. The lookup that does not find it records what could be
/// there.
///
/// So completion knows as much about closures' parameters, implicit `self`, generics and overloads as the checker,
/// without its own implementation. The input has an error because of that name, so nothing in it is declared.
package final class CompletionProbe {
  package static let name = "obshCompletesHere"

  package enum Place {
    /// Any name visible in this scope.
    case names(Scope)
    /// A type visible in this scope.
    case types(Scope)
    /// A member of a value, of a type (static), or of either.
    case members(Type, isStatic: Bool?)
  }

  private(set) var place: Place?

  package init(place: Place? = nil) {
    self.place = place
  }
  /// Called after the input has been checked, before its declarations are removed.
  package var whenChecked: (Place) -> Void = { _ in }

  func noteNames(_ scope: Scope) {
    switch place {
    case nil, .types?: place = .names(scope)
    // Later messages about the name look it up elsewhere.
    case .names?, .members?: return
    }
  }

  /// Every expression may begin with a type: a value is the better assumption.
  func noteTypes(_ scope: Scope) {
    if place == nil { place = .types(scope) }
  }

  package func noteEnd() {
    if let place { whenChecked(place) }
  }

  func noteMembers(of type: Type, isStatic: Bool?) {
    switch (place, type) {
    case (.names?, _), (_, .error): return
    // Another interpretation of the text may know the type.
    case (.members(.variable, _)?, _), (nil, _), (.types?, _): place = .members(type, isStatic: isStatic)
    case (.members?, _): return
    }
  }
}
