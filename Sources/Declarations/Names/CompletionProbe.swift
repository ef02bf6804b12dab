import Source
import Tree

/// A name that nobody declares, checked where the cursor stands. The look-up that does not find it says what could
/// stand there: this is what it has noted.
///
/// So completion knows of closures' parameters, of implicit `self`, of generics and of overloads what the checker
/// does, without knowing any of it itself. The input is wrong, because of that name, so nothing of it is declared.
package final class CompletionProbe {
  package static let name = "obshCompletesHere"

  package enum Place {
    /// Any name that this scope sees.
    case names(Scope)
    /// A type that it sees.
    case types(Scope)
    /// A member of a value, of a type (static), or of whichever of them.
    case members(Type, isStatic: Bool?)
  }

  private(set) var place: Place?

  package init(place: Place? = nil) {
    self.place = place
  }
  /// Called when the input has been checked, before what it declared is forgotten.
  package var whenChecked: (Place) -> Void = { _ in }

  func noteNames(_ scope: Scope) {
    switch place {
    case nil, .types?: place = .names(scope)
    // Later messages about the name look it up elsewhere.
    case .names?, .members?: return
    }
  }

  /// Every expression may begin with a type: a value is the better guess.
  func noteTypes(_ scope: Scope) {
    if place == nil { place = .types(scope) }
  }

  package func noteEnd() {
    if let place { whenChecked(place) }
  }

  func noteMembers(of type: Type, isStatic: Bool?) {
    switch (place, type) {
    case (.names?, _), (_, .error): return
    // Another way to understand the text may know the type.
    case (.members(.variable, _)?, _), (nil, _), (.types?, _): place = .members(type, isStatic: isStatic)
    case (.members?, _): return
    }
  }
}
