import Code
import Machine
import Trace

/// The object behind a program's own `ObservationRegistrar`, for observable classes written by hand.
final class ProgramRegistrar {
  private let registrar = RegistrarBox()
  /// The instances by which a subject's members are shown; there is nearly always one subject.
  private var instances: [(number: Int, type: RuntimeType, instance: Instance)] = []

  func instance(of subject: Record) -> Instance {
    for known in instances where known.number == subject.number && known.type === subject.type { return known.instance }
    let instance: Instance
    if subject.extra == nil {
      instance = Instance(of: subject, registrar: registrar)
      subject.extra = instance
    } else {
      // The subject has more than one registrar.
      instance = Instance(naming: subject, registrar: registrar)
    }
    instances.append((subject.number, subject.type, instance))
    return instance
  }
}

extension ObservationBridge {
  /// The member of the subject that a program's key path names, such as `\Car.name`.
  func dependency(_ instance: Instance, _ path: KeyPathBox) -> Dependency {
    let name = path.steps.map { step in
      let component = step.component
      guard component.argumentCount > 0 else { return component.name }
      let arguments = step.arguments.map { ValueText.bareText(of: $0) }
      return "\(component.name)(\(arguments.joined(separator: ", ")))"
    }
    return Dependency(
      instance: instance, member: member(named: name.joined(separator: "."), of: instance.type))
  }

  func accessByKeyPath(_ instance: Instance, _ path: KeyPathBox) {
    if isTracking { access(instance, dependency(instance, path).member) }
  }

  func willSetByKeyPath(_ instance: Instance, _ path: KeyPathBox) throws {
    let dependency = dependency(instance, path)
    try refuseWrite(of: dependency)
    history.note(.inPlace, of: instance, dependency.member, by: writeOrigin)
    callWillSet(instance, dependency.member)
    let answers = takeAnswers(to: dependency)
    if events.wants(.writes) {
      show(dependency, old: storedValue(of: dependency), new: nil, invalidates: answers.stale)
    }
    try fire(answers.trackers, because: dependency)
  }

  func didSetByKeyPath(_ instance: Instance, _ path: KeyPathBox) throws {
    let dependency = dependency(instance, path)
    callDidSet(instance, dependency.member)
    if events.wants(.writes) { showDidSet(dependency, new: storedValue(of: dependency)) }
    try fireDidSet(because: dependency)
  }

  /// The member's value, for events. A hand-written property is computed; by convention its storage has the same name
  /// with an underscore. Without such storage nothing is shown, because the program's getter must not run.
  private func storedValue(of dependency: Dependency) -> ShownValue {
    let name = memberName(dependency)
    let fields = dependency.instance.type.fields
    guard let record = dependency.instance.record,
      let index = fields.firstIndex(where: { $0.name == name }) ?? fields.firstIndex(where: { $0.name == "_\(name)" })
    else { return "…" }
    return shown(field: index, of: record)
  }
}
