// `CollectionDifference`: the insertions and removals that turn one ordered collection into another (SE-0240).

struct CollectionDifference<ChangeElement> {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)

    var _offset: Int {
      switch self {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    var _element: ChangeElement {
      switch self {
      case .insert(_, let element, _), .remove(_, let element, _): element
      }
    }
    var _associatedOffset: Int? {
      switch self {
      case .insert(_, _, let other), .remove(_, _, let other): other
      }
    }
    var _isRemoval: Bool {
      switch self {
      case .insert: false
      case .remove: true
      }
    }
  }

  let insertions: [Change]
  let removals: [Change]

  init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
    guard Self._isValid(Array(changes)) else { return nil }
    self.init(_valid: Array(changes))
  }

  init(_valid changes: [Change]) {
    removals = changes.filter { $0._isRemoval }.sorted { $0._offset < $1._offset }
    insertions = changes.filter { !$0._isRemoval }.sorted { $0._offset < $1._offset }
  }

  /// Offsets are unique among changes of one kind, and associations are mutual.
  static func _isValid(_ changes: [Change]) -> Bool {
    var removed: [Int: Int?] = [:]
    var inserted: [Int: Int?] = [:]
    for change in changes {
      let offset = change._offset
      if offset < 0 { return false }
      if change._isRemoval {
        if removed[offset] != nil { return false }
        removed[offset] = .some(change._associatedOffset)
      } else {
        if inserted[offset] != nil { return false }
        inserted[offset] = .some(change._associatedOffset)
      }
    }
    for (offset, other) in removed {
      if let other, inserted[other] != .some(.some(offset)) { return false }
    }
    for (offset, other) in inserted {
      if let other, removed[other] != .some(.some(offset)) { return false }
    }
    return true
  }

  func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _valid: map { change in
        switch change {
        case .insert(let offset, let element, let other):
          .remove(offset: offset, element: element, associatedWith: other)
        case .remove(let offset, let element, let other):
          .insert(offset: offset, element: element, associatedWith: other)
        }
      })
  }
}

/// Removals from the last to the first, then insertions from the first to the last: they can be applied in this order.
extension CollectionDifference: Collection {
  typealias Element = Change

  struct Index: Comparable, Hashable {
    let _offset: Int
    init(_offset: Int) { self._offset = _offset }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }

  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: removals.count + insertions.count) }
  func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
  subscript(position: Index) -> Change {
    let offset = position._offset
    return offset < removals.count ? removals[removals.count - offset - 1] : insertions[offset - removals.count]
  }
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Sendable where ChangeElement: Sendable {}
extension CollectionDifference.Change: Sendable where ChangeElement: Sendable {}

extension CollectionDifference: Hashable where ChangeElement: Hashable {
  /// Pairs the removal and the insertion of an element that occurs once in each.
  func inferringMoves() -> CollectionDifference<ChangeElement> {
    func unique(_ changes: [Change]) -> [ChangeElement: Int?] {
      changes.reduce(into: [:]) { $0[$1._element] = .some($0[$1._element] == nil ? $1._offset : nil) }
    }
    let removed = unique(removals)
    let inserted = unique(insertions)
    func partner(_ change: Change, _ others: [ChangeElement: Int?], _ own: [ChangeElement: Int?]) -> Int? {
      guard let isUnique = own[change._element], isUnique != nil, let other = others[change._element] else {
        return nil
      }
      return other
    }
    return CollectionDifference(
      _valid: map { change in
        switch change {
        case .remove(let offset, let element, _):
          .remove(offset: offset, element: element, associatedWith: partner(change, inserted, removed))
        case .insert(let offset, let element, _):
          .insert(offset: offset, element: element, associatedWith: partner(change, removed, inserted))
        }
      })
  }
}

extension BidirectionalCollection {
  /// Finds a shortest difference with the greedy algorithm of Eugene Myers, as the standard library does.
  func difference<Other: BidirectionalCollection>(
    from other: Other, by areEquivalent: (Other.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where Other.Element == Element {
    _MyersDescent(from: Array(other), to: Array(self)).difference(areEquivalent)
  }
}

extension BidirectionalCollection where Element: Equatable {
  func difference<Other: BidirectionalCollection>(
    from other: Other
  ) -> CollectionDifference<Element> where Other.Element == Element {
    difference(from: other, by: ==)
  }
}

struct _MyersDescent<Element> {
  let old: [Element]
  let new: [Element]
  init(from old: [Element], to new: [Element]) { (self.old, self.new) = (old, new) }

  func difference(_ areEquivalent: (Element, Element) -> Bool) -> CollectionDifference<Element> {
    let trace = descend(areEquivalent)
    var changes: [CollectionDifference<Element>.Change] = []
    var x = old.count
    var y = new.count
    for depth in stride(from: trace.count - 1, to: 0, by: -1) {
      let reached = trace[depth]
      let diagonal = x - y
      let isDown =
        diagonal == -depth
        || diagonal != depth && (reached[diagonal - 1] ?? 0) < (reached[diagonal + 1] ?? 0)
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let previousX = reached[previous] ?? 0
      let previousY = previousX - previous
      while x > previousX && y > previousY {
        x -= 1
        y -= 1
      }
      changes.append(
        y != previousY
          ? .insert(offset: previousY, element: new[previousY], associatedWith: nil)
          : .remove(offset: previousX, element: old[previousX], associatedWith: nil))
      (x, y) = (previousX, previousY)
    }
    return CollectionDifference(_valid: changes)
  }

  /// The furthest positions in the old collection on each diagonal, before each step.
  private func descend(_ areEquivalent: (Element, Element) -> Bool) -> [[Int: Int]] {
    var trace: [[Int: Int]] = []
    var reached = [1: 0]
    for depth in 0...(old.count + new.count) {
      let previous = reached
      trace.append(previous)
      reached = [:]
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let left = previous[diagonal - 1] ?? 0
        let right = previous[diagonal + 1] ?? 0
        let isDown = diagonal == -depth || diagonal != depth && left < right
        var x = isDown ? right : left + 1
        var y = x - diagonal
        while x < old.count, y < new.count, areEquivalent(old[x], new[y]) {
          x += 1
          y += 1
        }
        reached[diagonal] = x
        if x >= old.count && y >= new.count { return trace }
      }
    }
    return trace
  }
}

extension RangeReplaceableCollection {
  /// Nil if the changes do not fit this collection.
  func applying(_ difference: CollectionDifference<Element>) -> Self? {
    var result = Array(self)
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        guard offset < result.count else { return nil }
        result.remove(at: offset)
      case .insert(let offset, let element, _):
        guard offset <= result.count else { return nil }
        result.insert(element, at: offset)
      }
    }
    return Self(result)
  }
}
