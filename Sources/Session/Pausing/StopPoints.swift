import Code
import Trace

/// The stop points of `:break`, and the stepping of `:step`.
final class StopPoints {
  enum Fact: Equatable {
    /// The body of a view is about to run.
    case body(String)
    /// The body of a view is about to run more often than this in one turn.
    case runs(of: String, moreThan: Int)
    /// The property is about to be stored.
    case write(Watching.Subject)
    /// The property has been stored, and the condition is true.
    case condition(Watching.Subject, String)
  }

  struct StopPoint {
    let number: Int
    let fact: Fact
    /// The text as typed.
    let text: String
  }

  /// The key of a compiled condition, which is valid until a declaration that it may use is redeclared.
  struct ConditionKey: Hashable {
    let condition: String
    let object: String
    let generation: Int
    let engine: ObjectIdentifier
  }

  var conditions: [ConditionKey: FunctionCode] = [:]
  static let conditionsKept = 1_000

  private(set) var all: [StopPoint] = []
  private var last = 0
  /// True if the next event stops the turn.
  var isStepping = false

  var isEmpty: Bool { all.isEmpty && !isStepping }

  /// The level of the events that the stop points need.
  var level: TraceLevel {
    if isStepping { return .writes }
    let needsEvents = all.contains { point in
      switch point.fact {
      case .write, .condition: true
      case .body, .runs: false
      }
    }
    return needsEvents ? .writes : .off
  }

  /// - Returns: Nil if this stop point exists already.
  func add(_ fact: Fact, _ text: String) -> StopPoint? {
    if all.contains(where: { $0.fact == fact }) { return nil }
    last += 1
    let point = StopPoint(number: last, fact: fact, text: text)
    all.append(point)
    return point
  }

  /// - Returns: True if there was a stop point with that number.
  func remove(_ number: Int) -> Bool {
    guard let index = all.firstIndex(where: { $0.number == number }) else { return false }
    all.remove(at: index)
    return true
  }

  func removeAll() {
    all = []
    conditions = [:]
    last = 0
  }

  /// True if the turn may stop before a property is stored.
  func stopsBefore(_ property: PropertyRef) -> Bool {
    isStepping || all.contains { if case .write(let subject) = $0.fact { subject.covers(property) } else { false } }
  }

  /// The stop point that stops the turn before a body runs.
  ///
  /// - Parameter runs: The number of runs of the body in this turn.
  func stop(before view: ViewRef, runs: () -> Int) -> StopPoint? {
    func isMeant(_ name: String) -> Bool { view.name == name || view.description == name }
    return all.first { point in
      switch point.fact {
      case .body(let name): isMeant(name)
      case .runs(let name, let limit): isMeant(name) && runs() == limit
      case .write, .condition: false
      }
    }
  }

  /// The stop point that stops the turn at an event.
  ///
  /// - Parameter holds: Returns true if a condition is true for a property.
  func stop(at event: TraceEvent, holds: (String, PropertyRef) -> Bool) -> StopPoint? {
    guard let (property, isStored) = event.write else { return nil }
    return all.first { point in
      switch point.fact {
      case .write(let subject): (!isStored || event.isWhole) && subject.covers(property)
      case .condition(let subject, let condition):
        (isStored || event.isWhole) && subject.covers(property) && holds(condition, property)
      case .body, .runs: false
      }
    }
  }
}

extension TraceEvent {
  /// The property written by the event, and whether the value has been stored by then.
  fileprivate var write: (property: PropertyRef, isStored: Bool)? {
    switch self {
    case .willSet(let property, _, _, _): (property, false)
    case .didSet(let property, _, _), .equalWrite(let property, _, _), .state(let property, _, _, _): (property, true)
    case .objectWillChange(let object, let change?, _):
      (PropertyRef(object: object, member: change.member), false)
    default: nil
    }
  }

  /// True if the event is the only one of its write.
  fileprivate var isWhole: Bool {
    switch self {
    case .equalWrite, .state, .objectWillChange: true
    default: false
    }
  }

  /// True if `:step` stops at the event.
  var isStep: Bool {
    switch self {
    case .willSet, .didSet, .equalWrite, .state, .objectWillChange, .trackerFired, .body, .mounted, .unmounted,
      .access, .created, .destroyed:
      true
    case .stale, .commit, .redrawLoop, .warning, .mistake, .note: false
    }
  }
}
