/// The positions of the rows and lines of a folded graph: boxes of models on the left, the box of views on the right,
/// and between them a channel in which each line has a track of its own.
///
/// Properties with the same readers share a line, so each line leads from properties to all of their readers. On a
/// row that a property on the left and a view on the right share, the lines must not touch: the property's track
/// comes before those of the view. A view whose row would make that impossible goes one row down.
struct GraphLayout {
  struct Box {
    let title: String
    /// The rows of the box's borders.
    let top: Int
    let bottom: Int
  }

  /// A line from properties to the views that read all of them.
  struct Line {
    var sourceRows: [Int] = []
    var targetRows: [Int] = []
    /// The track, from 0 on the left; nil for a line that runs straight along one row.
    var track: Int?
    /// True if the last turn wrote one of the properties.
    var isFresh = false

    var rows: ClosedRange<Int> {
      let all = sourceRows + targetRows
      return (all.min() ?? 0)...(all.max() ?? 0)
    }
    var isStraight: Bool { rows.count == 1 }
  }

  private(set) var boxes: [Box] = []
  /// The properties by row.
  private(set) var pins: [Int: FoldedGraph.Pin] = [:]
  /// The views by row.
  private(set) var targets: [Int: FoldedGraph.Target] = [:]
  private(set) var lines: [Line] = []
  /// The rows of the borders around the views.
  private(set) var viewBox: ClosedRange<Int>?
  private(set) var height = 0
  private(set) var tracks = 0

  /// Nil if the drawing needs more rows or tracks.
  init?(_ graph: FoldedGraph, rows limit: Int, tracks trackLimit: Int) {
    var lineOfReaders: [Set<Int>: Int] = [:]
    var lineAtRow: [Int: Int] = [:]
    var row = 0
    for source in graph.sources {
      boxes.append(Box(title: source.title, top: row, bottom: row + source.pins.count + 1))
      for (index, pin) in source.pins.enumerated() {
        pins[row + 1 + index] = pin
        guard !pin.readers.isEmpty else { continue }
        let line = lineOfReaders[pin.readers] ?? lines.count
        if line == lines.count {
          lines.append(Line())
          lineOfReaders[pin.readers] = line
        }
        lines[line].sourceRows.append(row + 1 + index)
        if pin.wasWritten { lines[line].isFresh = true }
        lineAtRow[row + 1 + index] = line
      }
      row += source.pins.count + 2
    }
    height = row
    guard row <= limit else { return nil }
    guard !graph.targets.isEmpty else { return }
    var linesOfTarget: [[Int]] = Array(repeating: [], count: graph.targets.count)
    for (readers, line) in lineOfReaders { for target in readers { linesOfTarget[target].append(line) } }

    var order = TrackOrder(count: lines.count)
    let top = max(0, (row - graph.targets.count - 2) / 2)
    var next = top + 1
    for (index, target) in graph.targets.enumerated() {
      let own = linesOfTarget[index]
      while let left = lineAtRow[next], !order.add(left, before: own) { next += 1 }
      guard next < limit - 1 else { return nil }
      targets[next] = target
      for line in own { lines[line].targetRows.append(next) }
      next += 1
    }
    viewBox = top...next
    height = max(height, next + 1)
    for line in order.sorted() where !lines[line].isStraight {
      lines[line].track = tracks
      tracks += 1
    }
    if tracks > trackLimit { return nil }
  }
}

/// The order of tracks: for each track, those to its right.
private struct TrackOrder {
  private var later: [Set<Int>]

  init(count: Int) { later = Array(repeating: [], count: count) }

  /// Adds the constraint that one comes before some others. Returns false, and adds nothing, if they already come
  /// before it.
  mutating func add(_ first: Int, before others: [Int]) -> Bool {
    let others = others.filter { $0 != first }
    for other in others where reaches(other, first) { return false }
    later[first].formUnion(others)
    return true
  }

  private func reaches(_ start: Int, _ end: Int) -> Bool {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let one = pending.popLast() {
      if one == end { return true }
      for next in later[one] where seen.insert(next).inserted { pending.append(next) }
    }
    return false
  }

  /// All tracks in an order that satisfies the constraints, otherwise by number.
  func sorted() -> [Int] {
    var before = Array(repeating: 0, count: later.count)
    for set in later { for one in set { before[one] += 1 } }
    var ready = later.indices.filter { before[$0] == 0 }
    var result: [Int] = []
    while let one = ready.min() {
      ready.removeAll { $0 == one }
      result.append(one)
      for next in later[one] {
        before[next] -= 1
        if before[next] == 0 { ready.append(next) }
      }
    }
    return result
  }
}
