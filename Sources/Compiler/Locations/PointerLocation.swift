import Code
import Tree

/// A pointer to a variable, as the argument of a call. The callee borrows it, so the pointer itself stays in a register
/// of this function; its value is put back into the variable after the call.
final class PointerLocation: Location {
  private let pointer: ComputedLocation
  private var register: Register?

  /// - Parameter pointer: The pointer as a property that is computed from the variable.
  init(_ builder: FunctionBuilder, _ type: Type, _ pointer: ComputedLocation) {
    self.pointer = pointer
    super.init(builder, type)
  }

  override var putsBackDirectly: Bool { false }
  override var isComputed: Bool { true }
  override var isExclusive: Bool { didSet { pointer.isExclusive = isExclusive } }

  override func check() { pointer.check() }
  override func finish() { pointer.finish() }

  override func beginModify(into target: Register?) -> Register {
    let own = pointer.beginModify(into: nil)
    register = own
    guard let target else { return own }
    builder.emit(.borrow, target, own)
    return target
  }

  override func endModify(_ target: Register) { pointer.endModify(register ?? target) }
}
