import Trace

/// The properties that each view reads, at one moment: models with their properties, views in their tree, and an edge
/// from each property to each view that read it in its last run.
///
/// This is a snapshot: it keeps none of the program's objects alive.
package struct ObservationGraph: Hashable, Sendable {
  /// An instance with its properties, or a view with its state.
  package struct Model: Hashable, Sendable {
    /// `Counter#1`
    package let name: String
    /// The kind, by which models fold: `Counter`.
    package let kind: String
    package var properties: [Property]

    package init(name: String, kind: String, properties: [Property]) {
      (self.name, self.kind, self.properties) = (name, kind, properties)
    }
  }

  package struct Property: Hashable, Sendable {
    package let name: String
    /// The current value as text; nil if there is none to show.
    package let value: String?
    /// True if the last turn wrote the property, and its readers were notified.
    package let wasWritten: Bool
    /// True if the last turn only assigned an equal value, which notifies nobody.
    package let wasEqual: Bool

    package init(name: String, value: String?, wasWritten: Bool, wasEqual: Bool = false) {
      (self.name, self.value) = (name, value)
      (self.wasWritten, self.wasEqual) = (wasWritten, wasEqual)
    }
  }

  /// A view, or a tracker that has not fired.
  package struct View: Hashable, Sendable {
    package let reference: ViewRef
    /// The number of views around this one.
    package let depth: Int
    package let runs: Int
    /// True if the view's body ran in the last turn.
    package let hasJustRun: Bool
    package let reads: [PropertyRef]

    package init(_ reference: ViewRef, depth: Int, runs: Int, hasJustRun: Bool, reads: [PropertyRef]) {
      (self.reference, self.depth, self.runs) = (reference, depth, runs)
      (self.hasJustRun, self.reads) = (hasJustRun, reads)
    }
  }

  package var models: [Model]
  /// Parents before their children, which are one deeper.
  package var views: [View]

  package init(models: [Model], views: [View]) {
    self.models = models
    self.views = views
  }

  package var isEmpty: Bool { models.isEmpty && views.isEmpty }

  /// The graph with models for all reads, including instances that the program no longer has.
  package func completed() -> ObservationGraph {
    var copy = self
    var places = Dictionary(
      copy.models.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for property in views.flatMap(\.reads) {
      let place = places[property.object] ?? copy.models.count
      if place == copy.models.count {
        copy.models.append(Model(name: property.object, kind: property.objectKind, properties: []))
        places[property.object] = place
      }
      if !copy.models[place].properties.contains(where: { $0.name == property.member }) {
        copy.models[place].properties.append(Property(name: property.member, value: nil, wasWritten: false))
      }
    }
    return copy
  }

  /// The part around a view or a model: the views with that name, their descendants and their reads, or the model and
  /// its readers. Nil if there is neither.
  package func around(_ name: String) -> ObservationGraph? {
    var isKept = Set<Int>()
    var depth: Int?
    for (index, view) in views.enumerated() {
      if let top = depth, view.depth <= top { depth = nil }
      if depth == nil, view.reference.description == name || view.reference.name == name { depth = view.depth }
      if depth != nil { isKept.insert(index) }
    }
    if !isKept.isEmpty {
      let kept = views.indices.filter(isKept.contains).map { views[$0] }
      let objects = Set(kept.flatMap(\.reads).map(\.object))
      return ObservationGraph(models: models.filter { objects.contains($0.name) }, views: kept)
    }
    let kept = models.filter { $0.name == name || $0.kind == name }
    guard !kept.isEmpty else { return nil }
    let objects = Set(kept.map(\.name))
    return ObservationGraph(
      models: kept, views: views.filter { $0.reads.contains { objects.contains($0.object) } })
  }
}

extension PropertyRef {
  /// `Counter` for `Counter#1`, `Row` for the row `Row[3]`.
  var objectKind: String {
    let end = object.firstIndex { $0 == "#" || $0 == "[" } ?? object.endIndex
    return String(object[..<end])
  }
}
