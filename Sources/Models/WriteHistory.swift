import Machine

/// A bounded history of writes to members, traced or not. Questions about the past are answered from here.
package final class WriteHistory {
  /// The number of the current turn, from 1; 0 before the first.
  @exclusivity(unchecked) package private(set) var turn: Int32 = 0
  /// Members written in the current (between turns: the last) turn, in the order of their first writes.
  package private(set) var writes: [Dependency] = []
  /// The origin of the first write to each member.
  package private(set) var origins: [Origin] = []
  /// The number of further members that the turn has written.
  package private(set) var writesNotKept = 0
  @exclusivity(unchecked) package private(set) var counts = Counts()
  private static let writesKept = 1_000

  /// The number of writes of each kind since the session began.
  package struct Counts: Equatable {
    package fileprivate(set) var assignments = 0
    package fileprivate(set) var changesInPlace = 0
    package fileprivate(set) var equalWrites = 0

    /// The writes since an earlier moment.
    package func since(_ start: Counts) -> Counts {
      var counts = self
      counts.assignments -= start.assignments
      counts.changesInPlace -= start.changesInPlace
      counts.equalWrites -= start.equalWrites
      return counts
    }
  }

  /// The origin of a write.
  package struct Origin {
    package let site: CallSite?
    /// The cause of the code that wrote.
    package let cause: String?

    package init(site: CallSite?, cause: String?) {
      self.site = site
      self.cause = cause
    }
  }

  package func origin(of dependency: Dependency) -> Origin? {
    writes.firstIndex(of: dependency).map { origins[$0] }
  }

  /// The last turn, for `takeBackTurn`.
  package struct Turn {
    fileprivate let number: Int32
    fileprivate let writes: [Dependency]
    fileprivate let origins: [Origin]
    fileprivate let writesNotKept: Int
    fileprivate let counts: Counts
  }

  package var lastTurn: Turn {
    Turn(number: turn, writes: writes, origins: origins, writesNotKept: writesNotKept, counts: counts)
  }

  /// Forgets the current turn if it has written nothing: `last` is the turn before it.
  ///
  /// - Returns: True if the turn has been forgotten.
  package func takeBackTurn(to last: Turn) -> Bool {
    guard counts == last.counts else { return false }
    (turn, writes, origins, writesNotKept) = (last.number, last.writes, last.origins, last.writesNotKept)
    return true
  }

  func beginTurn() {
    turn += 1
    if !writes.isEmpty {
      writes.removeAll(keepingCapacity: true)
      origins.removeAll(keepingCapacity: true)
    }
    writesNotKept = 0
  }

  func note(
    _ kind: LastWrite.Kind, of instance: Instance, _ member: MemberID, by origin: @autoclosure () -> Origin
  ) {
    switch kind {
    case .assigned: counts.assignments += 1
    case .inPlace: counts.changesInPlace += 1
    case .equal: counts.equalWrites += 1
    }
    guard instance.note(kind, of: member, turn: turn) else { return }
    if writes.count < Self.writesKept {
      writes.append(Dependency(instance: instance, member: member))
      origins.append(origin())
    } else {
      writesNotKept += 1
    }
  }
}
