import Trace

/// A member of an instance that was read, and that the reader so depends on.
package struct Dependency: Hashable {
  package let instance: Instance
  package let member: MemberID

  /// The observer that receives the writes of the member for the views that have read it.
  var memberObserver: MemberObserver? { instance.registrar?.memberObserver(for: member) }

  package static func == (left: Dependency, right: Dependency) -> Bool {
    left.instance === right.instance && left.member == right.member
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    hasher.combine(member)
  }
}

/// The reads so far of one run of a body, or of the closure of a `withObservationTracking`.
final class ReadScope {
  /// The dependencies so far, in the order of the first reads.
  @exclusivity(unchecked) private(set) var dependencies: [Dependency] = []
  /// The dependencies as a set, once there are too many to look through.
  @exclusivity(unchecked) private var known: Set<Dependency> = []
  private static let fewEnoughToLookThrough = 12
  /// The reads that are not tracked.
  @exclusivity(unchecked) private(set) var silent: [SilentRead] = []
  private var silentKeys: [SilentRead.Key: Int] = [:]
  /// A body that reads more has most of them in one loop.
  private static let silentReadsKept = 2_000

  /// The reader, for events.
  enum Owner {
    case body(BodyTracking)
    case tracker(name: String)

    var reader: Reader {
      switch self {
      case .body(let tracking): .view(tracking.client.reference)
      case .tracker(let name): .tracker(name)
      }
    }
  }
  /// Nil while the scope is not in use.
  @exclusivity(unchecked) var owner: Owner?

  /// Returns whether this is the first read.
  func note(_ dependency: Dependency) -> Bool {
    if known.isEmpty {
      for old in dependencies.reversed() where old == dependency { return false }
      dependencies.append(dependency)
      if dependencies.count > Self.fewEnoughToLookThrough { known = Set(dependencies) }
      return true
    }
    guard known.insert(dependency).inserted else { return false }
    dependencies.append(dependency)
    return true
  }

  /// Notes a read that is not tracked; of several of one place the last counts.
  func note(_ read: SilentRead) {
    let key = read.key
    if let index = silentKeys[key] { return silent[index] = read }
    guard silent.count < Self.silentReadsKept else { return }
    silentKeys[key] = silent.count
    silent.append(read)
  }

  func removeAll() {
    if !silent.isEmpty {
      silent = []
      silentKeys.removeAll(keepingCapacity: true)
    }
    dependencies.removeAll(keepingCapacity: true)
    if !known.isEmpty { known = [] }
  }
}
