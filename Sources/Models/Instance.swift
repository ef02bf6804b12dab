import Code
import Machine
import Observation

/// The data that the models keep for an observable instance besides its fields: its name, its registrar and its last
/// write.
///
/// An instance's record owns its `Instance`, which does not keep the record alive. Dependencies refer to the
/// `Instance`, so it may outlive the record for some time.
package final class Instance: Observable {
  package let type: RuntimeType
  package let number: Int
  /// The real registrar, made at the first tracked read of a member: before that there are no observers.
  @exclusivity(unchecked) private(set) var registrar: RegistrarBox?
  /// The instance itself while it is alive.
  package private(set) unowned(unsafe) var record: Record?
  @inline(__always) var isAlive: Bool { record != nil }
  /// The data of an ObservableObject, made at the first subscription.
  var legacy: LegacyObject?
  @exclusivity(unchecked) private var writes: [LastWrite] = []
  private var otherWrites: [MemberID: LastWrite] = [:]

  init(of record: Record, registrar: RegistrarBox? = nil) {
    type = record.type
    number = record.number
    self.registrar = registrar
    self.record = record
  }

  /// An instance that only provides a name: the record has another one, which alone handles the record's end.
  init(naming record: Record, registrar: RegistrarBox) {
    type = record.type
    number = record.number
    self.registrar = registrar
  }

  /// `Counter#1`
  package var name: String { type.name + "#" + String(number) }

  /// The key path of the member for the registrar. The value read through it never matters; equal members must only
  /// have equal key paths.
  subscript(member number: Int) -> Void { () }

  /// The registrar, made on demand.
  var observedRegistrar: RegistrarBox {
    if let registrar { return registrar }
    let new = RegistrarBox()
    registrar = new
    return new
  }

  func recordIsGone() { record = nil }

  /// The last write of a member; nil if there was none since its `init`.
  package func lastWrite(of member: MemberID) -> LastWrite? {
    guard let index = member.field else { return otherWrites[member] }
    guard index < writes.count, writes[index].turn > 0 else { return nil }
    return writes[index]
  }

  /// Records a write. Returns true if it is the member's first in this turn.
  func note(_ kind: LastWrite.Kind, of member: MemberID, turn: Int32) -> Bool {
    guard let index = member.field else {
      let isFirst = otherWrites[member]?.turn != turn
      otherWrites[member, default: .none].add(kind, turn: turn)
      return isFirst
    }
    if index >= writes.count {
      writes += Array(repeating: .none, count: max(type.fields.count, index + 1) - writes.count)
    }
    let isFirst = writes[index].turn != turn
    writes[index].add(kind, turn: turn)
    return isFirst
  }
}

/// A registrar behind a reference. An optional of the runtime's own type, whose layout only the runtime knows, takes
/// a hundred instructions to test.
final class RegistrarBox {
  let registrar = ObservationRegistrar()
  /// The observers of the members that views have read. They are few, so a linear search is enough.
  private var observers: [MemberObserver] = []

  func memberObserver(for member: MemberID) -> MemberObserver? { observers.first { $0.member == member } }
  func add(_ observer: MemberObserver) { observers.append(observer) }
  func remove(_ observer: MemberObserver) { observers.removeAll { $0 === observer } }
}

/// The turn and the kind of the last write of a member.
package struct LastWrite {
  package enum Kind: UInt8 {
    /// Assigned an equal value: no observer was notified.
    case equal
    case assigned
    /// Changed in place (`append`, `+=`, passed inout): observers are always notified.
    case inPlace
  }

  /// The number of the turn, from 1.
  package private(set) var turn: Int32
  /// The kind of the last announced write of the turn; `equal` only if no write was announced.
  package private(set) var kind: Kind

  static var none: LastWrite { LastWrite(turn: 0, kind: .equal) }

  fileprivate mutating func add(_ new: Kind, turn: Int32) {
    if self.turn != turn || new != .equal { kind = new }
    self.turn = turn
  }
}
