/// A graph in the input languages of other drawing programs.
extension ObservationGraph {
  /// For Graphviz: a record for each model with a field for each property, and a box for each view.
  package var dot: String {
    let graph = completed()
    var lines = [
      "digraph obsh {", "  rankdir=LR;", "  node [shape=box, fontname=\"monospace\"];",
    ]
    for (index, model) in graph.models.enumerated() {
      let fields = model.properties.enumerated().map { place, property in
        "<p\(place)> \(Self.recordText(property.text))"
      }
      let label = ([Self.recordText(model.name)] + fields).joined(separator: " | ")
      lines.append("  m\(index) [shape=record, label=\"\(label)\"];")
    }
    for (index, view) in graph.views.enumerated() {
      let style = view.hasJustRun ? ", style=filled, fillcolor=palegreen" : ""
      lines.append("  v\(index) [label=\"\(Self.quoted(view.text))\"\(style)];")
    }
    for (index, parent) in graph.parents { lines.append("  v\(parent) -> v\(index) [style=dotted, arrowhead=none];") }
    for edge in graph.edges {
      let color = graph.models[edge.model].properties[edge.property].wasWritten ? " [color=orange]" : ""
      lines.append("  m\(edge.model):p\(edge.property) -> v\(edge.view)\(color);")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// For Mermaid: a subgraph for each model.
  package var mermaid: String {
    let graph = completed()
    var lines = ["flowchart LR"]
    for (index, model) in graph.models.enumerated() {
      lines.append("  subgraph m\(index)[\"\(Self.entities(model.name))\"]")
      for (place, property) in model.properties.enumerated() {
        lines.append("    m\(index)p\(place)[\"\(Self.entities(property.text))\"]")
      }
      lines.append("  end")
    }
    for (index, view) in graph.views.enumerated() {
      lines.append("  v\(index)([\"\(Self.entities(view.text))\"])" + (view.hasJustRun ? ":::ran" : ""))
    }
    for (index, parent) in graph.parents { lines.append("  v\(parent) -.- v\(index)") }
    for edge in graph.edges { lines.append("  m\(edge.model)p\(edge.property) --> v\(edge.view)") }
    if graph.views.contains(where: \.hasJustRun) { lines.append("  classDef ran fill:#9f9,stroke:#080,color:#000") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each view inside another one, with that view.
  private var parents: [(view: Int, parent: Int)] {
    var path: [Int] = []
    var result: [(view: Int, parent: Int)] = []
    for (index, view) in views.enumerated() {
      while let last = path.last, views[last].depth >= view.depth { path.removeLast() }
      if let parent = path.last { result.append((index, parent)) }
      path.append(index)
    }
    return result
  }

  private var edges: [(model: Int, property: Int, view: Int)] {
    let places = Dictionary(
      models.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return views.enumerated().flatMap { index, view in
      view.reads.compactMap { read in
        guard let model = places[read.object],
          let property = models[model].properties.firstIndex(where: { $0.name == read.member })
        else { return nil }
        return (model, property, index)
      }
    }
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

extension ObservationGraph.Property {
  var text: String { name + (value.map { " = \($0)" } ?? "") }
}

extension ObservationGraph.View {
  var text: String { reference.description + (runs > 0 ? "  #\(runs)" : "") }
}
