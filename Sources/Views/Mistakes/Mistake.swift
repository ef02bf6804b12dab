import Code
import Trace

/// A mistake of ownership that has cost something, as it happened.
package struct Mistake {
  package enum Kind: Hashable {
    /// A view makes its own instance with each of its values: it is lost with what was written to it (D1, D4, D7).
    case madeByView
    /// The parent's body makes the instance, itself or by a function, at each of its runs (D2, D3).
    case madeByBody
    /// Views that read the same value of the environment have instances of their own, its default values.
    case madeByDefault
    /// `@State` keeps the first instance it was given, and ignores the one its parent passes now (D6).
    case keepsFirst
    /// A body shows an ObservableObject to which its view does not listen.
    case notListenedTo
    /// `onChange(of:)` compares an instance with itself (D11).
    case comparesInstance
    /// An instance outlives the view that owned it, because it holds itself (D14).
    case leaked
    /// State was written, or a change published, while a body ran, or off the main actor (D15).
    case warned
    /// Views make each other run for ever (D4).
    case redrawsForEver
  }

  package let kind: Kind
  package let view: String
  package let text: String
  /// The line to change, and to what.
  package let advice: String
}

/// A statement or declaration of the program.
package struct SourceLine {
  /// `<input 3>:2`
  package let place: String
  /// As it is written, on one line.
  package let text: String

  package init(place: String, text: String) {
    self.place = place
    self.text = text
  }
}

/// The declaration of a view's property in the source, without the rest of its line.
package struct DeclaredProperty {
  package let line: SourceLine
  /// The name, and what follows: `model = Model()`.
  package let binding: String
  package let hasInitialValue: Bool

  package init(line: SourceLine, binding: String, hasInitialValue: Bool) {
    self.line = line
    self.binding = binding
    self.hasInitialValue = hasInitialValue
  }
}

/// Gives the program's source.
package protocol MistakeSources: AnyObject {
  func declaration(of property: String, in type: RuntimeType) -> DeclaredProperty?
  /// Where the source of a view makes another one, if possible with a model that it makes right there.
  func use(of child: RuntimeType, making model: RuntimeType, in parent: RuntimeType) -> SourceLine?
  /// The statements and members of a type's source that contain the text.
  func lines(containing text: String, in type: RuntimeType) -> [SourceLine]
}

/// The mistakes found so far, each named once.
package final class MistakeLog {
  package private(set) var found: [Mistake] = []
  package var isOn = true
  package weak var sources: (any MistakeSources)?
  private var named: Set<Key> = []

  private struct Key: Hashable {
    let kind: Mistake.Kind
    let view: String
    let property: String
  }

  func isNamed(_ kind: Mistake.Kind, _ view: String, _ property: String) -> Bool {
    named.contains(Key(kind: kind, view: view, property: property))
  }

  /// Returns whether it is new.
  ///
  /// - Parameter property: The property, with the view that makes the mistake where several may.
  func add(_ mistake: Mistake, property: String) -> Bool {
    guard isOn, named.insert(Key(kind: mistake.kind, view: mistake.view, property: property)).inserted else {
      return false
    }
    found.append(mistake)
    return true
  }
}

extension ViewHierarchy {
  /// Names a mistake where it bites.
  func report(_ kind: Mistake.Kind, in view: String, property: String, text: String, advice: String) {
    let mistake = Mistake(kind: kind, view: view, text: text, advice: advice)
    if mistakes.add(mistake, property: property) { bridge.events.send(.mistake(text, advice: advice)) }
  }
}
