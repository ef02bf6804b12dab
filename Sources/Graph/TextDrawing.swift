import Trace

/// A graph drawn with boxes and lines on a terminal's grid.
package struct TextDrawing {
  package let lines: [String]

  /// The maximum number of rows on a screen of 80 columns; wider screens have more.
  private static func rows(width: Int) -> Int { max(22, width * 22 / 80) }

  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - color: True to colour the views that ran in the last turn. A star marks them in any case.
  package init(_ graph: ObservationGraph, width: Int, color: Bool) {
    let rows = Self.rows(width: width)
    for density in FoldedGraph.Density.allCases {
      let folded = FoldedGraph(graph, density)
      if let layout = GraphLayout(folded, rows: rows, tracks: Self.tracks(width)) {
        lines = Self.draw(layout, width: width, color: color)
        return
      }
    }
    // Lines that still do not fit are cut.
    var cut = rows - 2
    while cut > 2 {
      var folded = FoldedGraph(graph, .tight)
      folded.cut(sourceRows: cut, targetRows: cut - 2)
      if let layout = GraphLayout(folded, rows: rows, tracks: Self.tracks(width)) {
        lines = Self.draw(layout, width: width, color: color)
        return
      }
      cut -= 1
    }
    lines = []
  }

  /// A third of the screen is for the lines, each of which needs two columns.
  private static func tracks(_ width: Int) -> Int { max(3, width / 6) }

  // MARK: Drawing

  private static func draw(_ layout: GraphLayout, width: Int, color: Bool) -> [String] {
    let channel = layout.tracks * 2 + 5
    let pins = layout.pins.values.map { Columns.count($0.label) + 2 } + layout.boxes.map { Columns.count($0.title) + 1 }
    let views = layout.targets.values.map { $0.depth * 2 + Columns.count($0.label) + 2 }
    let room = width - channel - 8
    var (left, right) = (pins.max() ?? 0, max(views.max() ?? 0, 6))
    if left + right > room {
      // The narrower side keeps the columns that it needs.
      if right <= room / 2 {
        left = room - right
      } else if left <= room / 2 {
        right = room - left
      } else {
        left = room / 2
        right = room - left
      }
    }
    let painter = Painter(layout: layout, left: left, channel: channel, right: right, color: color)
    return (0..<layout.height).map { row in
      let line = painter.source(row) + painter.channel(row) + painter.view(row)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// Draws the parts of each row.
private struct Painter {
  let layout: GraphLayout
  /// The columns inside the boxes of each side, between their borders and one blank.
  let left: Int
  let right: Int
  private let channelWidth: Int
  private let color: Bool

  init(layout: GraphLayout, left: Int, channel: Int, right: Int, color: Bool) {
    (self.layout, self.left, self.right) = (layout, left, right)
    (channelWidth, self.color) = (channel, color)
  }

  /// The part of a row inside a model's box, with the same width in each row.
  func source(_ row: Int) -> String {
    guard let box = layout.boxes.first(where: { ($0.top...$0.bottom).contains(row) }) else {
      return blanks(left + 4)
    }
    if row == box.top { return border("╭", box.title, "╮", width: left) }
    if row == box.bottom { return border("╰", "", "╯", width: left) }
    guard let pin = layout.pins[row] else { return blanks(left + 4) }
    let mark = pin.wasWritten ? "* " : pin.wasEqual ? "= " : "  "
    let text = cell(mark + pin.label, width: left)
    return "│ " + style(.yellow, text, if: pin.wasWritten) + (pin.readers.isEmpty ? " │" : " ├")
  }

  /// The part of a row inside the box of the views.
  func view(_ row: Int) -> String {
    guard let box = layout.viewBox, box.contains(row) else { return "" }
    if row == box.lowerBound { return border("╭", "views", "╮", width: right) }
    if row == box.upperBound { return border("╰", "", "╯", width: right) }
    guard let target = layout.targets[row] else { return "│" + blanks(right + 2) + "│" }
    let text = (target.hasJustRun ? "* " : "  ") + blanks(target.depth * 2) + target.label
    return "│ " + style(.green, cell(text, width: right), if: target.hasJustRun) + " │"
  }

  private func border(_ start: String, _ title: String, _ end: String, width: Int) -> String {
    let title = title.isEmpty ? "" : " " + Columns.shorten(title, to: max(width - 1, 1)) + " "
    return start + title + String(repeating: "─", count: max(width + 2 - Columns.count(title), 0)) + end
  }

  private func cell(_ text: String, width: Int) -> String {
    let text = Columns.shorten(text, to: width)
    return text + blanks(width - Columns.count(text))
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  private func style(_ style: ANSIStyle, _ text: String, if isOn: Bool) -> String {
    style.apply(to: text, if: isOn && color)
  }

  // MARK: The channel

  /// The column of a track.
  private func column(_ track: Int) -> Int { track * 2 + 2 }

  /// The lines of a row, and their junctions.
  func channel(_ row: Int) -> String {
    guard layout.viewBox != nil else { return "" }
    var cells: [(text: String, isFresh: Bool)] = Array(repeating: (" ", false), count: channelWidth)
    // The lines along this row, each from one column to another.
    var runs: [(line: Int, columns: ClosedRange<Int>)] = []
    for (index, line) in layout.lines.enumerated() {
      let turn = line.track.map(column)
      if line.sourceRows.contains(row) { runs.append((index, 0...(turn ?? channelWidth - 1))) }
      if line.targetRows.contains(row) { runs.append((index, (turn ?? 0)...channelWidth - 1)) }
    }
    for run in runs {
      for column in run.columns where cells[column].text == " " || layout.lines[run.line].isFresh {
        cells[column] = ("─", layout.lines[run.line].isFresh)
      }
    }
    for (index, line) in layout.lines.enumerated() {
      guard let track = line.track, line.rows.contains(row) else { continue }
      let column = column(track)
      let hasOwn = runs.contains { $0.line == index }
      let isFresh = line.isFresh || cells[column].isFresh
      guard hasOwn else {
        // Crossing lines do not touch.
        cells[column] = (cells[column].text == "─" ? "┼" : "│", isFresh)
        continue
      }
      let touching = runs.filter { $0.columns.contains(column) }
      let arms = Arms(
        up: row > line.rows.lowerBound, down: row < line.rows.upperBound,
        left: touching.contains { $0.columns.lowerBound < column },
        right: touching.contains { $0.columns.upperBound > column })
      cells[column] = (arms.text, isFresh)
    }
    if layout.targets[row] != nil, cells[channelWidth - 1].text == "─" { cells[channelWidth - 1].text = "→" }
    var text = ""
    var rest = cells[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.isFresh != first.isFresh } ?? rest.endIndex
      text += style(.yellow, rest[..<end].map(\.text).joined(), if: first.isFresh)
      rest = rest[end...]
    }
    return text
  }

  /// The directions in which a line leads from a place.
  private struct Arms {
    var up: Bool
    var down: Bool
    var left: Bool
    var right: Bool

    /// Four arms touch where they meet: a dot, as on a circuit diagram.
    var text: String {
      switch (up, down, left, right) {
      case (true, true, true, true): "•"
      case (true, true, true, false): "┤"
      case (true, true, false, true): "├"
      case (true, false, true, true): "┴"
      case (false, true, true, true): "┬"
      case (true, false, true, false): "╯"
      case (true, false, false, true): "╰"
      case (false, true, true, false): "╮"
      case (false, true, false, true): "╭"
      case (false, false, _, _): "─"
      default: "│"
      }
    }
  }
}
