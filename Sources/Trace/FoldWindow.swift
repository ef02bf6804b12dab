/// A buffer for the latest run of events that may fold.
///
/// The window takes events until one comes that does not belong to the run; then `close()` returns the folded run.
/// Only the first few events of each group are kept, so a run of any length takes little memory.
struct FoldWindow {
  /// Rows that are shown together, and the number of events that they represent.
  struct Item {
    var rows: [Row]
    var events: Int
  }

  /// The first events of the run. A short run, the usual case, never gets further, and needs no keys.
  private var first: [TraceEvent] = []
  private var entries: [(key: Fold.Key, event: TraceEvent)] = []
  private var groups: [Fold.Key: Fold.Group] = [:]
  /// A willSet whose didSet should come next. If another event comes, the write is not simple and does not fold.
  private var openWrite: TraceEvent?

  /// Takes `event` if it can continue the run.
  mutating func take(_ event: TraceEvent) -> Bool {
    if let write = openWrite {
      guard case .willSet(let property, let old, let new, _) = write, event == .didSet(property, old: old, new: new)
      else { return false }
      openWrite = nil
      add(write)
      return true
    }
    // Writes and views do not fold across each other: the effects of a write must stay below it.
    switch event {
    case .willSet, .equalWrite:
      guard first.first?.isWrite != false else { return false }
    case .body, .mounted, .unmounted:
      guard first.first?.isWrite != true else { return false }
    default:
      return false
    }
    if case .willSet = event { openWrite = event } else { add(event) }
    return true
  }

  /// Ends the run. Unfolded events keep their order; a group is placed at its first event.
  mutating func close() -> [Item] {
    guard !first.isEmpty || openWrite != nil else { return [] }
    defer { self = FoldWindow() }
    var items: [Item] = []
    if entries.isEmpty { items = first.map(\.whole) }
    for entry in entries {
      guard let group = groups[entry.key] else { continue }
      if group.count < Fold.threshold {
        items.append(entry.event.whole)
      } else {
        items.append(Item(rows: group.rows(for: entry.key), events: group.events))
        groups[entry.key] = nil
      }
    }
    if let openWrite { items.append(Item(rows: openWrite.rows, events: 1)) }
    return items
  }

  private mutating func add(_ event: TraceEvent) {
    if first.count < Fold.threshold {
      first.append(event)
      if first.count == Fold.threshold { first.forEach { group($0) } }
    } else {
      group(event)
    }
  }

  private mutating func group(_ event: TraceEvent) {
    guard let unit = Fold.Unit(event) else { return }
    var group = groups.removeValue(forKey: unit.key) ?? Fold.Group()
    group.add(unit)
    if group.count < Fold.threshold { entries.append((unit.key, event)) }
    groups[unit.key] = group
  }
}

extension TraceEvent {
  fileprivate var isWrite: Bool {
    switch self {
    case .willSet, .equalWrite: true
    default: false
    }
  }

  /// The event as it was taken: a willSet stands for the whole write.
  fileprivate var whole: FoldWindow.Item {
    guard case .willSet(let property, let old, let new, _) = self else {
      return FoldWindow.Item(rows: rows, events: 1)
    }
    return FoldWindow.Item(rows: rows + TraceEvent.didSet(property, old: old, new: new).rows, events: 2)
  }
}
