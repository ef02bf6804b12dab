import Trace

/// A graph in the rows of a drawing: like siblings are one row with a count.
struct FoldedGraph {
  /// A box on the left.
  struct Source {
    var title: String
    var pins: [Pin]
  }

  /// A row of a box, from which an edge may lead.
  struct Pin {
    var label: String
    var wasWritten: Bool
    /// True if it was only assigned an equal value.
    var wasEqual: Bool
    /// The rows of views that read it, as indices of `targets`.
    var readers: Set<Int>
  }

  /// A row of views.
  struct Target {
    var label: String
    var depth: Int
    var hasJustRun: Bool
  }

  private(set) var sources: [Source] = []
  private(set) var targets: [Target] = []
  private var targetOfView: [Int: Int] = [:]
  private let threshold: Int

  /// The degree of folding: each step folds more than the one before it.
  enum Density: Int, CaseIterable {
    /// Four siblings or more.
    case usual
    /// Also the properties that nothing reads, of each model.
    case readOnly
    /// Also the properties of a model with the same readers.
    case joined
    /// Also two siblings; where there are views, models that nothing reads are left out.
    case tight
  }

  init(_ graph: ObservationGraph, _ density: Density) {
    threshold = density == .tight ? 2 : 4
    let graph = graph.completed()
    fold(Self.roots(graph), in: graph, depth: 0)
    var readers: [PropertyRef: Set<Int>] = [:]
    for (index, view) in graph.views.enumerated() {
      guard let target = targetOfView[index] else { continue }
      for property in view.reads { readers[property, default: []].insert(target) }
    }
    addSources(graph, readers, density)
    // The boxes are in the order in which they are first read, so that fewer lines cross.
    let places = sources.map { source in source.pins.flatMap(\.readers).min() ?? .max }
    sources = sources.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { sources[$0] }
  }

  // MARK: Views

  /// A view and the views in it.
  private struct Tree {
    let index: Int
    var children: [Tree] = []
  }

  private static func roots(_ graph: ObservationGraph) -> [Tree] {
    var next = 0
    func trees(depth: Int) -> [Tree] {
      var result: [Tree] = []
      while next < graph.views.count, graph.views[next].depth >= depth {
        let own = graph.views[next].depth
        var tree = Tree(index: next)
        next += 1
        tree.children = trees(depth: own + 1)
        result.append(tree)
      }
      return result
    }
    return trees(depth: 0)
  }

  private mutating func fold(_ siblings: [Tree], in graph: ObservationGraph, depth: Int) {
    func kind(_ tree: Tree) -> String { graph.views[tree.index].reference.name }
    let groups = Dictionary(grouping: siblings, by: kind)
    var done: Set<String> = []
    for tree in siblings where !done.contains(kind(tree)) {
      let group = groups[kind(tree)] ?? []
      let isFolded = group.count >= threshold
      let members = isFolded ? group : [tree]
      if isFolded { done.insert(kind(tree)) }
      let views = members.map { graph.views[$0.index] }
      let name = isFolded ? "\(kind(tree)) ×\(group.count)" : views[0].reference.description
      let runs = views.reduce(0) { $0 + $1.runs }
      for member in members { targetOfView[member.index] = targets.count }
      targets.append(
        Target(
          label: Columns.printable(name) + (runs > 0 ? "  #\(runs)" : ""), depth: depth,
          hasJustRun: views.contains(where: \.hasJustRun)))
      fold(members.flatMap(\.children), in: graph, depth: depth + 1)
    }
  }

  // MARK: Models

  private mutating func addSources(
    _ graph: ObservationGraph, _ readers: [PropertyRef: Set<Int>], _ density: Density
  ) {
    struct Key: Hashable {
      let kind: String
      let pins: [Set<Int>]
    }
    func readersOf(_ model: ObservationGraph.Model) -> [Set<Int>] {
      model.properties.map { readers[PropertyRef(object: model.name, member: $0.name)] ?? [] }
    }
    let keys = graph.models.map { Key(kind: $0.kind, pins: readersOf($0)) }
    let groups = Dictionary(grouping: graph.models.indices) { keys[$0] }
    var done: Set<Key> = []
    for (index, model) in graph.models.enumerated() where !done.contains(keys[index]) {
      let group = groups[keys[index]] ?? []
      let isFolded = group.count >= threshold
      if isFolded { done.insert(keys[index]) }
      let sets = keys[index].pins
      if density == .tight, !targets.isEmpty, sets.allSatisfy(\.isEmpty) { continue }
      let members = (isFolded ? group : [index]).map { graph.models[$0] }
      let pins = zip(model.properties.indices, sets).map { place, readers in
        let property = model.properties[place]
        let value = isFolded ? nil : property.value
        return Pin(
          label: Columns.printable(property.name + (value.map { " = \($0)" } ?? "")),
          wasWritten: members.contains { $0.properties[place].wasWritten },
          wasEqual: members.contains { $0.properties[place].wasEqual }, readers: readers)
      }
      let title = isFolded ? "\(model.kind) ×\(group.count)" : model.name
      sources.append(Source(title: Columns.printable(title), pins: Self.folded(pins, density)))
    }
  }

  private static func folded(_ pins: [Pin], _ density: Density) -> [Pin] {
    guard density != .usual else { return pins }
    var result: [Pin] = []
    let groups = Dictionary(grouping: pins, by: \.readers)
    var done: Set<Set<Int>> = []
    for pin in pins where !done.contains(pin.readers) {
      let group = groups[pin.readers] ?? []
      let isUnread = pin.readers.isEmpty
      let isFolded = isUnread ? group.count > 1 : density.rawValue >= Density.joined.rawValue && group.count > 2
      guard isFolded else {
        result.append(pin)
        continue
      }
      done.insert(pin.readers)
      let first = group[0].label.prefix { $0 != " " }
      let label = isUnread ? "… \(group.count) not read" : "\(first) and \(group.count - 1) more"
      result.append(
        Pin(
          label: label, wasWritten: group.contains(where: \.wasWritten), wasEqual: group.contains(where: \.wasEqual),
          readers: pin.readers))
    }
    return result
  }

  /// Omits everything after the first rows.
  mutating func cut(sourceRows: Int, targetRows: Int) {
    var room = sourceRows
    var kept: [Source] = []
    var left = 0
    for source in sources {
      if source.pins.count + 2 <= room - 1 {
        kept.append(source)
        room -= source.pins.count + 2
      } else {
        left += 1
      }
    }
    if left > 0 { kept.append(Source(title: "… and \(left) more", pins: [])) }
    sources = kept
    guard targets.count > targetRows else { return }
    let more = targets.count - (targetRows - 1)
    targets = Array(targets.prefix(targetRows - 1))
    targets.append(Target(label: "… and \(more) more", depth: 0, hasJustRun: false))
    for source in sources.indices {
      for pin in sources[source].pins.indices {
        sources[source].pins[pin].readers = Set(
          sources[source].pins[pin].readers.map { min($0, targetRows - 1) })
      }
    }
  }
}
