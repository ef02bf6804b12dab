import Trace

/// A graph as an SVG picture: the layout of the terminal's drawing, on as many rows as needed. The picture contains
/// no script and no external references; its colours follow the reader's choice of light or dark.
package struct SVGDrawing {
  package let text: String
  private static let (cell, line, mostViews) = (9, 22, 2_000)

  package init(_ graph: ObservationGraph) {
    for density in FoldedGraph.Density.allCases {
      if let layout = GraphLayout(FoldedGraph(graph, density), rows: .max / 4, tracks: 400) {
        text = Self.draw(layout)
        return
      }
    }
    var folded = FoldedGraph(graph, .tight)
    folded.cut(sourceRows: Self.mostViews, targetRows: Self.mostViews)
    text = GraphLayout(folded, rows: .max / 4, tracks: .max).map(Self.draw) ?? Self.page(width: 1, height: 1, [])
  }

  private static func draw(_ layout: GraphLayout) -> String {
    let pins = layout.pins.values.map { Columns.count($0.label) } + layout.boxes.map { Columns.count($0.title) }
    let views = layout.targets.values.map { $0.depth * 2 + Columns.count($0.label) }
    let left = ((pins.max() ?? 4) + 3) * cell
    let channel = (layout.tracks + 2) * 12
    let right = ((views.max() ?? 6) + 3) * cell
    var parts: [String] = []
    func top(_ row: Int) -> Int { row * line + 4 }
    func middle(_ row: Int) -> Int { top(row) + line / 2 }
    func track(_ number: Int) -> Int { left + 12 + number * 12 }
    for item in layout.lines.sorted(by: { !$0.isFresh && $1.isFresh }) {
      let style = item.isFresh ? " class=\"fresh\"" : ""
      var path = ""
      let turn = item.track.map(track)
      for row in item.sourceRows { path += "M\(left) \(middle(row))H\(turn ?? left + channel)" }
      for row in item.targetRows { path += "M\(turn ?? left) \(middle(row))H\(left + channel)" }
      if let turn { path += "M\(turn) \(middle(item.rows.lowerBound))V\(middle(item.rows.upperBound))" }
      parts.append("<path\(style) d=\"\(path)\"/>")
    }
    for box in layout.boxes {
      let height = (box.bottom - box.top) * line + line - 6
      parts.append("<rect x=\"1\" y=\"\(top(box.top))\" width=\"\(left - 1)\" height=\"\(height)\" rx=\"5\"/>")
      parts.append(label(box.title, x: 10, row: box.top, "title"))
    }
    for (row, pin) in layout.pins.sorted(by: { $0.key < $1.key }) {
      parts.append(label(pin.label, x: 16, row: row, pin.wasWritten ? "written" : ""))
    }
    if let box = layout.viewBox {
      let height = box.count * line - 6
      parts.append(
        "<rect x=\"\(left + channel)\" y=\"\(top(box.lowerBound))\" width=\"\(right)\" height=\"\(height)\" rx=\"5\"/>")
      parts.append(label("views", x: left + channel + 9, row: box.lowerBound, "title"))
    }
    for (row, target) in layout.targets.sorted(by: { $0.key < $1.key }) {
      let x = left + channel + 16 + target.depth * 2 * cell
      parts.append(label(target.label, x: x, row: row, target.hasJustRun ? "ran" : ""))
    }
    return page(width: left + channel + right + 2, height: layout.height * line + 8, parts)
  }

  private static func label(_ text: String, x: Int, row: Int, _ style: String) -> String {
    let style = style.isEmpty ? "" : " class=\"\(style)\""
    return "<text\(style) x=\"\(x)\" y=\"\(row * line + 20)\">\(XMLText.escaped(text))</text>"
  }

  private static func page(width: Int, height: Int, _ parts: [String]) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
    <style>
    svg { background: #fff } text { font: 14px monospace; fill: #222; white-space: pre } .title { font-weight: bold }
    rect { fill: none; stroke: #888 } path { fill: none; stroke: #99a } .fresh { stroke: #c60; stroke-width: 2 }
    .ran { fill: #070; font-weight: bold } .written { fill: #b50; font-weight: bold }
    @media (prefers-color-scheme: dark) {
    svg { background: #1a1a1e } text { fill: #ddd } .ran { fill: #7e7 } .written { fill: #fb6 } .fresh { stroke: #fb6 }
    }
    </style>
    \(parts.joined(separator: "\n"))
    </svg>

    """
  }
}
