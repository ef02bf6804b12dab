import Code
import Machine
import Trace

/// Names and values of dependencies, for events.
extension ObservationBridge {
  /// `Counter#1.count`
  package func reference(_ dependency: Dependency) -> PropertyRef {
    PropertyRef(object: dependency.instance.name, member: memberName(dependency))
  }

  func member(named name: String, of type: RuntimeType) -> MemberID { keyPaths.member(named: name, of: type) }

  package func text(ofField index: Int, of record: Record) -> String {
    ValueText.text(ofField: index, of: record, machine: machine)
  }

  /// A value and its parts, for events.
  package func shown(_ value: Value, _ type: RuntimeType) -> ShownValue {
    ValueText.shown(value, type, machine: machine)
  }

  func shown(field index: Int, of record: Record) -> ShownValue {
    ValueText.shown(field: index, of: record, machine: machine)
  }

  /// The current value of a member. Nil if the instance is gone, or only a getter could compute the value.
  package func currentText(of dependency: Dependency, limit: Int = 60) -> String? {
    guard let record = dependency.instance.record, let index = dependency.member.field else { return nil }
    return ValueText.text(ofField: index, of: record, machine: machine, limit: limit)
  }

  package func memberName(_ dependency: Dependency) -> String {
    keyPaths.name(of: dependency.member, in: dependency.instance.type)
  }
}
