/// A bounded log of the bodies that ran in each turn, traced or not.
package final class RunLog {
  package struct Entry {
    package let turn: Int32
    /// The view's unique position in mounting order.
    package let order: Int
    package let name: String
    /// The number of this run, from 1.
    package let run: Int
  }

  /// The number of runs recorded since the views began.
  package private(set) var count = 0
  // A ring buffer, once it is full.
  private var ring: [Entry] = []
  private static let kept = 10_000

  package init() {}

  func note(_ view: MountedView, turn: Int32) {
    let entry = Entry(turn: turn, order: view.order, name: view.name, run: view.runs)
    if ring.count < Self.kept { ring.append(entry) } else { ring[count % Self.kept] = entry }
    count += 1
  }

  /// The recorded runs, oldest first.
  package var entries: [Entry] { entries(since: 0) }

  /// The runs after the first `mark`; all recorded runs if fewer are available.
  package func entries(since mark: Int) -> [Entry] {
    let start = max(mark <= count ? mark : 0, count - ring.count)
    return (start..<count).map { ring[$0 % Self.kept] }
  }

  /// The number of times that a view has run in a turn, which must be the last one with any runs.
  package func runs(of order: Int, in turn: Int32) -> Int {
    var runs = 0
    for index in stride(from: count - 1, through: count - ring.count, by: -1) {
      let entry = ring[index % Self.kept]
      if entry.turn != turn { break }
      if entry.order == order { runs += 1 }
    }
    return runs
  }

  /// Turns before this one may have had more runs than are recorded.
  package var firstWholeTurn: Int32 { count > ring.count ? (entries.first?.turn ?? 0) + 1 : 0 }
}
