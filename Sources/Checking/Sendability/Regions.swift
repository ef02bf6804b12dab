import Diagnostics
import Tree

/// The regions of a function's non-Sendable values at one point (SE-0414): values that may refer to each other are in
/// one region, and a region is sent to another isolation domain as a whole.
struct Regions {
  enum Owner: Equatable {
    /// No isolation domain has access to the region.
    case disconnected
    /// The caller has access: the values are parameters, or captured.
    case task
    case isolated(Isolation)
    /// Nothing is known of the region, so nothing is reported.
    case unknown
  }

  /// The place where a disconnected region has been sent, with the problem to report if the region is used later.
  struct Sending {
    let place: Place
    let problem: SendabilityProblem
  }

  typealias ID = Int

  private var parents: [ID] = []
  private var owners: [Owner] = []
  private var sendings: [ID: Sending] = [:]
  private(set) var variables: [VariableDeclaration: ID] = [:]
  /// True after a `return`, `throw`, `break` or `continue`.
  var isDead = false

  mutating func make(_ owner: Owner) -> ID {
    parents.append(parents.count)
    owners.append(owner)
    return parents.count - 1
  }

  func root(_ id: ID) -> ID {
    var id = id
    while parents[id] != id { id = parents[id] }
    return id
  }

  func owner(_ id: ID) -> Owner { owners[root(id)] }
  func sending(_ id: ID) -> Sending? { sendings[root(id)] }
  mutating func send(_ id: ID, _ sending: Sending) { sendings[root(id)] = sendings[root(id)] ?? sending }
  /// The region belongs to its sender again: the task it was sent to has ended.
  mutating func takeBack(_ id: ID) { if parents.indices.contains(id) { sendings[root(id)] = nil } }
  mutating func place(_ variable: VariableDeclaration, in id: ID) { variables[variable] = id }

  @discardableResult mutating func merge(_ one: ID, _ other: ID) -> ID {
    let (first, second) = (root(one), root(other))
    if first == second { return first }
    let owner = Self.join(owners[first], owners[second])
    let (kept, lost) = (min(first, second), max(first, second))
    parents[lost] = kept
    owners[kept] = owner
    if let sending = sendings.removeValue(forKey: lost) { sendings[kept] = sendings[kept] ?? sending }
    return kept
  }

  private static func join(_ one: Owner, _ other: Owner) -> Owner {
    if one == other || other == .disconnected { return one }
    return one == .disconnected ? other : .unknown
  }

  /// Adds what another path to the same point has done. Both paths extend the same earlier state.
  mutating func join(_ other: Regions) {
    if other.isDead { return }
    if isDead {
      self = other
      return
    }
    var own: [ID: ID] = [:]
    for (variable, id) in other.variables {
      let theirs = other.root(id)
      let mine = variables[variable] ?? make(other.owner(id))
      variables[variable] = mine
      if let known = own[theirs] { merge(known, mine) } else { own[theirs] = mine }
      let before = owner(mine)
      let joined = Self.join(before, other.owner(id))
      if joined != before { owners[root(mine)] = joined }
      if let sending = other.sending(id) { send(mine, sending) }
    }
  }
}
