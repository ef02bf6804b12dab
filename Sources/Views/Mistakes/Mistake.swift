import Code
import Trace

/// A mistake that has had an effect.
package struct Mistake {
  package let rule: MistakeRule
  package let view: String
  package let text: String
  /// The line to change, and its replacement.
  package let advice: String
  /// The line to blame; nil if it is unknown.
  package let place: MistakeNote.Place?
}

/// A statement or declaration of the program.
package struct SourceLine {
  package let file: String
  /// The line, counted from 1.
  package let number: Int
  /// The line number in the whole text, if several files were opened as one.
  package let numberInText: Int
  /// The text as written, on one line.
  package let text: String
  /// `<input 3>:2`
  package var place: String { "\(file):\(number)" }

  package init(file: String, number: Int, numberInText: Int? = nil, text: String) {
    self.file = file
    self.number = number
    self.numberInText = numberInText ?? number
    self.text = text
  }
}

/// The declaration of a view's property in the source, without the rest of its line.
package struct DeclaredProperty {
  package let line: SourceLine
  /// The name and the rest of the binding: `model = Model()`.
  package let binding: String
  package let hasInitialValue: Bool
  /// The place of the name; nil for a property that no declaration shows.
  package let place: SourcePlace?

  package init(line: SourceLine, binding: String, hasInitialValue: Bool, place: SourcePlace? = nil) {
    self.line = line
    self.binding = binding
    self.hasInitialValue = hasInitialValue
    self.place = place
  }
}

/// Provides the program's source.
package protocol MistakeSources: AnyObject {
  func declaration(of property: String, in type: RuntimeType) -> DeclaredProperty?
  /// The line that declares a type.
  func declaration(of type: RuntimeType) -> SourceLine?
  /// True if the type's own declaration makes its properties observable, not that of its superclass.
  func isObservable(_ type: RuntimeType) -> Bool
  /// The line in a view's source that makes another view, preferably one that also makes the model.
  func use(of child: RuntimeType, making model: RuntimeType, in parent: RuntimeType) -> SourceLine?
  /// The statements and members in a type's source that contain the text.
  func lines(containing text: String, in type: RuntimeType) -> [SourceLine]
  /// The source line of a place in code.
  func line(at place: SourcePlace) -> SourceLine?
  /// True if a comment at the place allows the mistake: `// obsh:allow rule`.
  func allows(_ rule: MistakeRule, at place: SourcePlace) -> Bool
  /// True if a comment at a line of a type's declaration allows the mistake.
  func allows(_ rule: MistakeRule, at line: SourceLine, in type: RuntimeType) -> Bool
}

/// The mistakes found so far, each once.
package final class MistakeLog {
  package private(set) var found: [Mistake] = []
  package var isOn = true
  package weak var sources: (any MistakeSources)?
  private var named: Set<Key> = []

  private struct Key: Hashable {
    let rule: MistakeRule
    let view: String
    let property: String
  }

  func isNamed(_ rule: MistakeRule, _ view: String, _ property: String) -> Bool {
    named.contains(Key(rule: rule, view: view, property: property))
  }

  /// Removes an intended mistake from the list, so that it is not reported again. Nil if there is none with that
  /// number.
  ///
  /// - Parameter number: Counted from 1.
  package func ignore(_ number: Int) -> Mistake? {
    found.indices.contains(number - 1) ? found.remove(at: number - 1) : nil
  }

  /// Adds a mistake. Returns true if it is new.
  ///
  /// - Parameter property: The property, with the view that makes the mistake if there may be several.
  func add(_ mistake: Mistake, property: String) -> Bool {
    guard isOn, named.insert(Key(rule: mistake.rule, view: mistake.view, property: property)).inserted else {
      return false
    }
    found.append(mistake)
    return true
  }
}

extension ViewHierarchy {
  /// Reports a mistake when it has an effect.
  ///
  /// - Parameters:
  ///   - blamed: The property that is the mistake, if it is one property of the view.
  ///   - line: The line to blame; without one, the place is that of the view.
  ///   - isTold: True if another event has already said as much in the text.
  func report(
    _ rule: MistakeRule, in view: String, property: String, blaming blamed: String? = nil, text: String, advice: String,
    at line: SourceLine? = nil, isTold: Bool = false
  ) {
    let place = (line ?? declaration(ofView: view)).map { MistakeNote.Place(file: $0.file, line: $0.number) }
    guard mistakes.add(Mistake(rule: rule, view: view, text: text, advice: advice, place: place), property: property)
    else { return }
    let note = MistakeNote(
      rule, text, advice: advice, place: place, view: view, property: blamed, isTold: isTold)
    bridge.events.send(.mistake(note))
  }

  private func declaration(ofView name: String) -> SourceLine? {
    guard let node = views(named: name).first as? ViewNode else { return nil }
    return mistakes.sources?.declaration(of: node.type.type)
  }
}
