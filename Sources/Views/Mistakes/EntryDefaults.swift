import Code
import Machine
import Models

/// Models that are default values of the environment: such a value is created again each time it is read, so that
/// each view has a model of its own (OpenSwiftUI: `EntryMacroTests`).
struct EntryDefaults {
  fileprivate struct Default {
    weak var model: Record?
    /// The model at its creation.
    let snapshot: ModelSnapshot
    /// `Badge.session`
    let property: String
    let view: String
  }

  /// The key that is being read.
  fileprivate var reading: String?
  /// The models created during that read.
  fileprivate var made: [Record] = []
  fileprivate var defaults: [String: [Default]] = [:]

  var isReading: Bool { reading != nil }
  /// True if the default value of some key was made more than once.
  var hasSeveral: Bool { defaults.values.contains { $0.count > 1 } }
  mutating func note(_ model: Record) { made.append(model) }
  mutating func removeAll() { self = EntryDefaults() }
}

extension ViewHierarchy {
  /// Reads a value of the environment, and records it if it is a default value created for this read.
  func readingDefault(
    of field: DynamicField, _ wrapper: Record, by node: ViewNode, _ read: () throws -> Value?
  ) throws -> Value? {
    guard mistakes.isOn, case .classType = field.valueType.kind, runtime.isModel(field.valueType) else {
      return try read()
    }
    let key = runtime.environmentKey(of: field, wrapper)
    watched.entryDefaults.reading = key
    defer {
      watched.entryDefaults.reading = nil
      watched.entryDefaults.made = []
    }
    let value = try read()
    if let model = value?.object as? Record, watched.entryDefaults.made.contains(where: { $0 === model }) {
      var known = watched.entryDefaults.defaults[key, default: []].filter { $0.model != nil }
      known.append(
        EntryDefaults.Default(
          model: model, snapshot: ModelSnapshot(of: model, self), property: "\(node.name).\(field.name)",
          view: node.name))
      watched.entryDefaults.defaults[key] = known
    }
    return value
  }

  /// At the end of a turn, reports default values of which one has been written while other views have others.
  func findSplitDefaults() {
    for (key, defaults) in watched.entryDefaults.defaults.sorted(by: { $0.key < $1.key }) where defaults.count > 1 {
      let living = defaults.compactMap { known in known.model.map { (known, model: $0) } }
      guard living.count > 1,
        let written = living.lazy.map({ ($0, change: $0.0.snapshot.changes(in: $0.model, self).first) })
          .first(where: { $0.change != nil }), let change = written.change,
        let other = living.first(where: { $0.model !== written.0.model })
      else { continue }
      let (model, known) = (written.0.model, written.0.0)
      let value = "\(ModelSnapshot.name(of: change.field, in: model)) \(change.text)"
      report(
        .entryMakesModel, in: known.view, property: key,
        text: "\(known.property) is \(Self.name(of: model)), with \(value), but \(other.0.property) is"
          + " \(Self.name(of: other.model)): the default value of '\(key)' in the environment is created again for each view"
          + " that reads it.",
        advice:
          "pass one with '.environment(\\.\(key), …)', or make the default a 'static let' of \(model.type.baseName)")
    }
  }
}
