import Session
import SwiftParser
import SwiftSyntax

/// The way in which a stored variable of a model announces writes.
enum Storage: String {
  case published, tracked, ignored
  /// A variable of an ObservableObject without `@Published`.
  case untold
}

/// A view that takes a model from its parent.
struct FedView: Hashable {
  let name: String
  let model: String
  /// An expression that creates a model: `Draft(text: "a")`.
  let making: String
  /// The arguments of the view's initializer, with `%` in place of the model.
  let arguments: String
  /// True if the view keeps the first model that it receives.
  let isOwned: Bool
}

/// A program to compare, and the facts in its source.
package struct ComparedProgram: Sendable {
  let source: RecordedSession.Source
  /// Names of the types that it declares.
  let types: Set<String>
  /// Names of the types that conform to `App`.
  let apps: [String]
  /// Classes whose initializers do more than store values.
  let busyClasses: Set<String>
  /// The `@State` properties whose initial value is created again with each value of their view: by view, each with
  /// the type that it creates.
  let eagerStates: [String: [String: String]]
  /// Properties whose values are passed from outside, with their wrappers and types, by name: `Row.item`.
  let given: [String: (wrapper: String, type: String)]
  /// `@ObservedObject` properties whose objects the view creates, by name: `Row.item`.
  let ownedObjects: Set<String>
  /// The storage of the model classes' stored variables, by class and name.
  let storage: [String: [String: Storage]]
  /// Stored variables of models that hold running work, by name: `Player.timer`.
  let handles: Set<String>
  /// Classes that are not models.
  let plainClasses: Set<String>
  /// Published properties with a subscriber that also receives equal writes, such as `.onReceive(model.$name)`.
  let subscribed: Set<String>
  /// The number of `onReceive` and `onChange` modifiers in the program.
  let receivers: Int
  let changeActions: Int
  /// How many of its observers hear once of several writes, and not of equal ones: `onChange`, `Observations`.
  let coalescing: Int
  /// The number of the program's subscriptions with `sink` or `assign`.
  let sinks: Int
  /// The observers of its properties: `didSet of Cart.items`.
  let observers: Set<String>
  /// Views to which a parent can pass a different model.
  let fedViews: [FedView]
  /// Model classes of which an instance can be had from outside, with the expression for one.
  let models: [String: String]
  /// The cases without associated values of each enum.
  let enumCases: [String: [String]]
  /// The beginning of one of the program's own words: a person who searches types something that is there.
  let ownWord: String?
  /// Texts about as long as the program allows.
  let boundTexts: [String]
  /// Texts and numbers on which branches of the program depend.
  let comparedTexts: [String]
  let comparedNumbers: [Int]
  private let environments: [String: Set<String>]
  /// The names of types that occur in each struct.
  let mentioned: [String: Set<String>]
  /// The types of which each view makes and keeps an instance, and so may set it for the views below.
  let kept: [String: Set<String>]

  package init(_ source: RecordedSession.Source) {
    self.source = source
    let texts = Self.texts(of: source)
    let facts = DeclaredTypes(viewMode: .sourceAccurate)
    let bounds = TextBounds()
    let compared = ComparedLiterals()
    for text in texts {
      let tree = Parser.parse(source: text)
      facts.walk(tree)
      bounds.walk(tree)
      compared.walk(tree)
    }
    boundTexts = bounds.texts
    comparedTexts = compared.texts
    comparedNumbers = compared.values
    types = facts.names
    apps = facts.apps
    busyClasses = facts.busyClasses
    eagerStates = facts.allEagerStates
    given = facts.given
    ownedObjects = facts.ownedObjects
    storage = facts.storage
    handles = facts.handles
    plainClasses = facts.plainClasses
    subscribed = facts.subscribed
    receivers = facts.receivers
    changeActions = facts.changeActions
    coalescing = facts.coalescing
    sinks = facts.sinks
    observers = facts.observers
    fedViews = facts.views.compactMap { $0.fed(from: facts.plainlyMade) }
    models = facts.sharedModels.merging(facts.plainlyMade) { shared, _ in shared }
    enumCases = facts.enumCases
    ownWord = facts.ownWord
    environments = facts.environments
    mentioned = facts.mentioned
    kept = facts.kept
  }

  private static func texts(of source: RecordedSession.Source) -> [String] {
    switch source {
    case .script(_, let text): [text]
    case .modules(let modules): modules.flatMap { ($0.files + $0.standIns).map(\.text) }
    }
  }

  /// The text of each file of the program.
  var texts: [String] { Self.texts(of: source) }

  /// The models that a view and the views it shows get from the environment. A model that a view keeps itself is its own
  /// to pass on.
  func environment(of view: String) -> Set<String> {
    struct Place: Hashable {
      let view: String
      let provided: Set<String>
    }
    var (found, seen): (Set<String>, Set<Place>) = ([], [])
    var open = [Place(view: view, provided: [])]
    while let place = open.popLast() {
      guard seen.insert(place).inserted else { continue }
      found.formUnion((environments[place.view] ?? []).subtracting(place.provided))
      let provided = place.provided.union(kept[place.view] ?? [])
      for name in mentioned[place.view] ?? [] where mentioned[name] != nil {
        open.append(Place(view: name, provided: provided))
      }
    }
    return found
  }

  /// The input with the modifier by which this program puts a model into the environment.
  func withOwnEnvironment(_ input: String) -> String {
    input.replacing(/\.environmentObject\(explored(\w+)\)/) { match in
      let type = String(match.output.1)
      let isTracked = storage[type].map { $0.values.contains { $0 == .tracked || $0 == .ignored } } ?? false
      return isTracked ? ".environment(explored\(type))" : String(match.output.0)
    }
  }
}
