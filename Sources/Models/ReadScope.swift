import Code
import Machine
import Trace

/// A member of an instance that was read, so that the reader depends on it.
package struct Dependency: Hashable {
  package let instance: Instance
  package let member: MemberID

  /// The observer that receives the member's writes for the views that have read it.
  var memberObserver: MemberObserver? { instance.registrar?.memberObserver(for: member) }

  package static func == (left: Dependency, right: Dependency) -> Bool {
    left.instance === right.instance && left.member == right.member
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    hasher.combine(member)
  }
}

/// The reads so far in one run of a body, or of the closure of a `withObservationTracking`.
final class ReadScope {
  /// The dependencies so far, in the order of the first reads.
  @exclusivity(unchecked) private(set) var dependencies: [Dependency] = []
  /// The dependencies as a set, once there are too many for a linear search.
  @exclusivity(unchecked) private var known: Set<Dependency> = []
  private static let fewEnoughToLookThrough = 12
  /// The untracked reads: initially those of the previous run, of which `repeated` have been repeated.
  @exclusivity(unchecked) private var silentReads: [SilentRead] = []
  @exclusivity(unchecked) private var repeated = 0
  @exclusivity(unchecked) private var isRepeating = false
  private var silentKeys: [SilentRead.Key: Int] = [:]
  /// The limit of untracked reads. A body with more has most of them in one loop.
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

  /// Returns true if this is the first read.
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

  /// The untracked reads.
  var silent: [SilentRead] { isRepeating ? Array(silentReads[..<repeated]) : silentReads }
  /// True if the untracked reads so far equal those of the previous run, values included.
  private(set) var silentIsAsBefore = true

  /// Expects the reads of the previous run. Most bodies repeat them, so that there is hardly anything to record.
  func expect(_ reads: [SilentRead]) {
    silentReads = reads
    isRepeating = !reads.isEmpty
    silentIsAsBefore = true
  }

  /// True if the read repeats the next read of the previous run, of the same plain value.
  @inline(__always)
  func repeats(_ slot: UnsafeMutablePointer<Value>, in record: Record?) -> Bool {
    guard isRepeating, repeated < silentReads.count, !silentReads[repeated].isTold,
      silentReads[repeated].plain?.isRepeated(at: slot, in: record) ?? false
    else { return false }
    repeated += 1
    return true
  }

  /// True if the read repeats the next read of the previous run, and is recorded with that one.
  func repeats(
    _ instance: AnyObject?, _ member: ObservedMember, _ element: Int?, _ value: Value, _ type: RuntimeType?,
    _ machine: Machine?, plain: @autoclosure () -> PlainRead? = nil
  ) -> Bool {
    guard isRepeating, let index = place(instance, member, element) else { return false }
    if silentReads[index].isTold || silentReads[index].seen.digest != ValueDigest(value, type) {
      silentReads[index].seen = SeenValue(value, type, machine: machine)
      silentReads[index].plain = plain()
      silentReads[index].isTold = false
      silentReads[index].since = nil
      silentIsAsBefore = false
    }
    if index == repeated { repeated += 1 }
    return true
  }

  /// The next read of the previous run, or one that has just been repeated.
  private func place(_ instance: AnyObject?, _ member: ObservedMember, _ element: Int?) -> Int? {
    if repeated < silentReads.count, silentReads[repeated].isRead(of: instance, member, element) { return repeated }
    return (0..<repeated).suffix(Self.fewEnoughToLookThrough).last {
      silentReads[$0].isRead(of: instance, member, element)
    }
  }

  /// From here on, the reads differ from those of the previous run.
  private func endRepeating() {
    guard isRepeating else { return }
    isRepeating = false
    silentReads.removeSubrange(repeated...)
    for (index, read) in silentReads.enumerated() { silentKeys[read.key] = index }
  }

  /// Records an untracked read; of several reads of one place, the last one counts.
  func note(_ read: SilentRead) {
    endRepeating()
    silentIsAsBefore = false
    let key = read.key
    if let index = silentKeys[key] { return silentReads[index] = read }
    guard silentReads.count < Self.silentReadsKept else { return }
    silentKeys[key] = silentReads.count
    silentReads.append(read)
  }

  /// Called when the body has returned.
  func endReads() {
    if isRepeating, repeated < silentReads.count {
      silentIsAsBefore = false
      endRepeating()
    }
    isRepeating = false
  }

  func removeAll() {
    if !silentReads.isEmpty { silentReads = [] }
    if !silentKeys.isEmpty { silentKeys.removeAll(keepingCapacity: true) }
    (repeated, isRepeating) = (0, false)
    silentIsAsBefore = true
    dependencies.removeAll(keepingCapacity: true)
    if !known.isEmpty { known = [] }
  }
}
