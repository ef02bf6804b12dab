import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

/// A name that nobody declares, checked where the cursor stands. The look-up that does not find it says what could
/// stand there: this is what it has noted.
///
/// So completion knows of closures' parameters, of implicit `self`, of generics and of overloads what the checker
/// does, without knowing any of it itself. The input is wrong, because of that name, so nothing of it is declared.
final class CompletionProbe {
  static let name = "obshCompletesHere"

  enum Place {
    /// Any name that this scope sees.
    case names(Scope)
    /// A type that it sees.
    case types(Scope)
    /// A member of a value, of a type (static), or of whichever of them.
    case members(Type, isStatic: Bool?)
  }

  private(set) var place: Place?
  /// Called when the input has been checked, before what it declared is forgotten.
  var whenChecked: (Place) -> Void = { _ in }

  func noteNames(_ scope: Scope) {
    switch place {
    case nil, .types?: place = .names(scope)
    // What is said of the name afterwards looks it up elsewhere.
    case .names?, .members?: return
    }
  }

  /// Every expression may begin with a type: a value is the better guess.
  func noteTypes(_ scope: Scope) {
    if place == nil { place = .types(scope) }
  }

  func noteEnd() {
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

extension Frontend {
  /// Lists what could stand behind `head`, which ends where a name begins. Nil where that is not to be known.
  func probe<Found>(_ head: String, _ list: (CompletionProbe.Place) -> Found) -> Found? {
    let open = OpenText(head)
    guard Complexity.tooNested(head) == nil else { return nil }
    // A statement's head has no meaning without its body, nor has half a choice.
    for body in ["", " {}", " else { return }", " : \(CompletionProbe.name)"] {
      let text = head + CompletionProbe.name + body + open.closers
      guard !Parser.tree(of: text).hasError else { continue }
      var found: Found?
      withoutActuallyEscaping(list) { list in
        let probe = CompletionProbe()
        probe.whenChecked = { found = list($0) }
        checker.completion = probe
        _ = check(text, name: "<completion>", mode: .shell)
        checker.completion = nil
      }
      if let found { return found }
    }
    return nil
  }
}
