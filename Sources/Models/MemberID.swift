import Code

/// A member of an instance, as a number: the index of its field, or a negative number for members that only key paths
/// name (those of hand-written observable classes).
package struct MemberID: Hashable, Sendable {
  let number: Int

  package init(field: Int) { number = field }
  fileprivate init(named index: Int) { number = -1 - index }

  var field: Int? { number >= 0 ? number : nil }
}

/// The key paths of members, each made once and kept, because making one costs far more than using it.
final class MemberKeyPaths {
  /// The key paths of the first fields of a class.
  private let ofFields = (0..<32).map { \Instance[member: $0] }
  private var others: [MemberID: KeyPath<Instance, Void>] = [:]
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  subscript(_ member: MemberID) -> KeyPath<Instance, Void> {
    if let index = member.field, index < ofFields.count { return ofFields[index] }
    if let known = others[member] { return known }
    let new = \Instance[member: member.number]
    others[member] = new
    return new
  }

  /// The member with this name: a field of the type if there is one, otherwise a number of its own.
  func member(named name: String, of type: RuntimeType) -> MemberID {
    if let index = type.fields.firstIndex(where: { $0.name == name }) { return MemberID(field: index) }
    if let index = numbers[name] { return MemberID(named: index) }
    numbers[name] = names.count
    names.append(name)
    return MemberID(named: names.count - 1)
  }

  func name(of member: MemberID, in type: RuntimeType) -> String {
    guard let index = member.field else { return names[-1 - member.number] }
    return type.fields[index].name
  }
}
