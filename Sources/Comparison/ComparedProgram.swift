import Session
import SwiftParser
import SwiftSyntax

/// How a stored variable of a model tells of writes.
enum Storage: String {
  case published, tracked, ignored
  /// Of an ObservableObject, without `@Published`.
  case untold
}

/// A view that takes a model from its parent.
struct FedView: Hashable {
  let name: String
  let model: String
  /// An expression that makes one: `Draft(text: "a")`.
  let making: String
  /// The arguments of its initializer, with `%` in place of the model.
  let arguments: String
  /// Whether the view keeps the first model that it is given.
  let isOwned: Bool
}

/// A program to compare, and what its text says about it.
package struct ComparedProgram: Sendable {
  let source: RecordedSession.Source
  /// Names of the types that it declares.
  let types: Set<String>
  /// Classes whose initializers do more than to store values.
  let busyClasses: Set<String>
  /// The `@State` properties whose initial value is made anew with each value of their view: by view, each with the
  /// type that it makes.
  let eagerStates: [String: [String: String]]
  /// Properties that are given their values, with their wrappers and types: by `Row.item`.
  let given: [String: (wrapper: String, type: String)]
  /// How the stored variables of its model classes tell of writes: by class and name.
  let storage: [String: [String: Storage]]
  /// Classes that are no models.
  let plainClasses: Set<String>
  /// Published properties with a subscriber that hears of equal writes too, such as `.onReceive(model.$name)`.
  let subscribed: Set<String>
  /// How many `onReceive` and `onChange` modifiers it has.
  let receivers: Int
  let changeActions: Int
  /// How many of its observers hear once of several writes, and not of equal ones: `onChange`, `Observations`.
  let coalescing: Int
  /// How many times it subscribes, by `sink` or `assign`.
  let sinks: Int
  /// The observers of its properties: `didSet of Cart.items`.
  let observers: Set<String>
  /// Views that can be given another model by their parent.
  let fedViews: [FedView]

  package init(_ source: RecordedSession.Source) {
    self.source = source
    let texts: [String] =
      switch source {
      case .script(_, let text): [text]
      case .modules(let modules, _): modules.flatMap { ($0.files + $0.standIns).map(\.text) }
      }
    let facts = DeclaredTypes(viewMode: .sourceAccurate)
    for text in texts { facts.walk(Parser.parse(source: text)) }
    types = facts.names
    busyClasses = facts.busyClasses
    eagerStates = facts.eagerStates
    given = facts.given
    storage = facts.storage
    plainClasses = facts.plainClasses
    subscribed = facts.subscribed
    receivers = facts.receivers
    changeActions = facts.changeActions
    coalescing = facts.coalescing
    sinks = facts.sinks
    observers = facts.observers
    fedViews = facts.views.compactMap { $0.fed(from: facts.plainlyMade) }
  }
}
