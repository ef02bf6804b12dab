import Code

/// The mirror that a type provides for its own values: `customMirror`.
struct CustomMirror {
  let subjectType: RuntimeType
  let parts: [ValuePart]
  let style: Style?
  /// The closure that makes the mirror of the superclass.
  private let ancestor: Value

  /// The display styles, in the order of `Mirror.DisplayStyle`.
  enum Style: Int {
    case structure, classType, enumeration, tuple, optional, collection, dictionary, set
  }

  /// - Parameter mirror: A `Mirror`: its type, children, style, and the closure for its superclass.
  init(_ mirror: Value) {
    let fields = mirror.record
    subjectType = fields[0].metatype
    parts = fields[1].elements.map { child in
      let held = child.record[1].record
      return ValuePart(child.record[0].isNil ? nil : child.record[0].string, held[0], held.type)
    }
    style = fields[2].isNil ? nil : Style(rawValue: fields[2].int)
    ancestor = fields[3]
  }

  func superclass(_ machine: Machine) throws -> CustomMirror? {
    let mirror = try machine.call(closure: ancestor)
    return mirror.isNil ? nil : CustomMirror(mirror)
  }
}

extension Machine {
  /// The mirror of a value whose type provides its own.
  func customMirror(of value: Value, _ type: RuntimeType) throws -> CustomMirror? {
    switch type.kind {
    case .structure, .classType, .enumeration: break
    default: return nil
    }
    guard let function = witnesses.customMirror.flatMap({ witness(of: type, for: $0) }) else { return nil }
    return CustomMirror(try callWitness(function, of: type, [value]))
  }
}
