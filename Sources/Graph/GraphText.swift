/// A graph in the input languages of other drawing programs. Like siblings are one node with a count, as in the
/// drawing on the terminal.
extension ObservationGraph {
  /// For Graphviz: a record for each model with a field for each property, and a box for each view.
  package var dot: String {
    let graph = FoldedGraph(self, .usual)
    var lines = [
      "digraph obsh {", "  rankdir=LR;", "  node [shape=box, fontname=\"monospace\"];",
    ]
    for (index, source) in graph.sources.enumerated() {
      let fields = source.pins.enumerated().map { place, pin in "<p\(place)> \(Self.recordText(pin.label))" }
      let label = ([Self.recordText(source.title)] + fields).joined(separator: " | ")
      lines.append("  m\(index) [shape=record, label=\"\(label)\"];")
    }
    for (index, target) in graph.targets.enumerated() {
      let style = target.hasJustRun ? ", style=filled, fillcolor=palegreen" : ""
      lines.append("  v\(index) [label=\"\(Self.quoted(target.label))\"\(style)];")
    }
    for (index, parent) in graph.parents { lines.append("  v\(parent) -> v\(index) [style=dotted, arrowhead=none];") }
    for edge in graph.edges {
      let color = edge.isFresh ? " [color=orange]" : ""
      lines.append("  m\(edge.source):p\(edge.pin) -> v\(edge.target)\(color);")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// For Mermaid: a subgraph for each model.
  package var mermaid: String {
    let graph = FoldedGraph(self, .usual)
    var lines = ["flowchart LR"]
    for (index, source) in graph.sources.enumerated() {
      lines.append("  subgraph m\(index)[\"\(Self.entities(source.title))\"]")
      for (place, pin) in source.pins.enumerated() {
        lines.append("    m\(index)p\(place)[\"\(Self.entities(pin.label))\"]" + (pin.wasWritten ? ":::written" : ""))
      }
      lines.append("  end")
    }
    for (index, target) in graph.targets.enumerated() {
      lines.append("  v\(index)([\"\(Self.entities(target.label))\"])" + (target.hasJustRun ? ":::ran" : ""))
    }
    let (parents, edges) = (graph.parents, graph.edges)
    for (index, parent) in parents { lines.append("  v\(parent) -.- v\(index)") }
    for edge in edges { lines.append("  m\(edge.source)p\(edge.pin) --> v\(edge.target)") }
    // Mermaid numbers the links in the order of their lines.
    let fresh = edges.indices.filter { edges[$0].isFresh }.map { "\(parents.count + $0)" }
    if !fresh.isEmpty { lines.append("  linkStyle \(fresh.joined(separator: ",")) stroke:#d80") }
    if graph.sources.contains(where: { $0.pins.contains(where: \.wasWritten) }) {
      lines.append("  classDef written fill:#fe9,stroke:#d80,color:#000")
    }
    if graph.targets.contains(where: \.hasJustRun) { lines.append("  classDef ran fill:#9f9,stroke:#080,color:#000") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in the quotes of DOT.
  private static func quoted(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }

  /// A text in a DOT record, where further characters have a meaning.
  private static func recordText(_ text: String) -> String {
    text.map { "{}|<> \"\\".contains($0) ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }

  /// A text in Mermaid's quotes: letters, digits and blanks unchanged, other characters as numbers.
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " ._=[]".unicodeScalars.contains(scalar)
        ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}

extension FoldedGraph {
  /// Each row of views inside another one, with that row.
  fileprivate var parents: [(target: Int, parent: Int)] {
    var path: [Int] = []
    var result: [(target: Int, parent: Int)] = []
    for (index, target) in targets.enumerated() {
      while let last = path.last, targets[last].depth >= target.depth { path.removeLast() }
      if let parent = path.last { result.append((index, parent)) }
      path.append(index)
    }
    return result
  }

  /// The edges from properties to their readers.
  fileprivate var edges: [(source: Int, pin: Int, target: Int, isFresh: Bool)] {
    sources.enumerated().flatMap { index, source in
      source.pins.enumerated().flatMap { place, pin in
        pin.readers.sorted().map { (index, place, $0, pin.wasWritten) }
      }
    }
  }
}
