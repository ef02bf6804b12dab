import Code
import Machine
import Models

/// The location of a dynamic property's value, to which a `State`, an installed `Binding` and the like refer.
class Location {
  /// Reads the value for the program. A body that reads it depends on it.
  func read() throws -> Value { .void }
  /// The value of a binding to an object's property at the time it was created. By comparing it, a view that receives
  /// another binding to the same property detects a changed value.
  var snapshot: Value? { nil }
  /// Reads the value without adding a dependency, for the screen and for comparisons.
  func peek() throws -> Value { try read() }
  func write(_ new: Value) throws {}
  /// True if both lead to the same place. Bindings with the same location are equal (4.2).
  func isSame(as other: Location) -> Bool { self === other }
  /// The state behind the location, if there is one. A write to that state invalidates the views that use this
  /// location.
  var state: StateLocation? { nil }
  /// True if the location is a property of an object: a control with such a binding does not notice writes by itself.
  var isOfObject: Bool { false }
}

/// `Binding.constant(_:)`
final class ConstantLocation: Location {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() throws -> Value { value }
}

/// `Binding(get:set:)`, whose closures may do anything. Such locations never compare equal.
final class ClosureLocation: Location {
  private let get: Value
  private let set: Value
  private unowned let machine: Machine

  init(get: Value, set: Value, machine: Machine) {
    self.get = get
    self.set = set
    self.machine = machine
  }

  override func read() throws -> Value { try machine.call(closure: get) }
  override func write(_ new: Value) throws { _ = try machine.call(closure: set, new) }
}

/// `$profile.name`: a part of another location's value. It is read when the binding is created; if the whole is an
/// object, the registrar records that read.
final class PartLocation: Location {
  private let whole: Location
  private let path: KeyPathBox
  private let first: Value?
  private unowned let machine: Machine

  init(of whole: Location, path: Value, machine: Machine) throws {
    self.whole = whole
    self.path = path.keyPath
    self.machine = machine
    let root = try whole.snapshot ?? whole.peek()
    let value = try machine.read(self.path, from: root)
    first = whole.snapshot != nil || root.isInstance ? value : nil
  }

  override var state: StateLocation? { whole.state }
  override var snapshot: Value? { first }
  override var isOfObject: Bool { first != nil }
  override func read() throws -> Value { try machine.read(path, from: whole.read()) }
  override func peek() throws -> Value { try machine.read(path, from: whole.peek()) }

  override func write(_ new: Value) throws {
    let old = try whole.peek()
    var root = old
    try machine.write(new, to: path, of: &root)
    // Written through a reference: the state still contains the same value.
    if state != nil, old.isInstance, root.object === old.object { return }
    try whole.write(root)
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? PartLocation, whole.isSame(as: other.whole) else { return false }
    return machine.isSame(path, other.path)
  }
}

/// `$model.name` of an object: the object's own property, by key path. The registrar records the reads, and a body
/// that creates the binding has read the property.
final class ObjectPropertyLocation: Location {
  private let object: Value
  private let path: KeyPathBox
  private let first: Value
  private unowned let machine: Machine
  private unowned let bridge: ObservationBridge

  init(of object: Value, path: Value, machine: Machine, bridge: ObservationBridge) throws {
    self.object = object
    self.path = path.keyPath
    self.machine = machine
    self.bridge = bridge
    first = try machine.read(self.path, from: object)
  }

  override var snapshot: Value? { first }
  override var isOfObject: Bool { true }

  override func read() throws -> Value {
    try bridge.readBinding(to: object.object as? Record) { try machine.read(path, from: object) }
  }

  override func write(_ new: Value) throws {
    var root = object
    try machine.write(new, to: path, of: &root)
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? ObjectPropertyLocation, object.object === other.object.object else { return false }
    return machine.isSame(path, other.path)
  }
}

/// `Binding<T>` as a `Binding<T?>`, and vice versa.
final class OptionalLocation: Location {
  private let base: Location
  private let wraps: Bool
  private unowned let machine: Machine
  private var last: Value?

  /// - Parameter wraps: True if this is the optional of the base; otherwise it is the base's wrapped value, while
  ///   that is not nil.
  init(_ base: Location, wraps: Bool, machine: Machine) {
    self.base = base
    self.wraps = wraps
    self.machine = machine
  }

  override var state: StateLocation? { base.state }
  override var isOfObject: Bool { base.isOfObject }
  override func read() throws -> Value { converted(try base.read()) }
  override func peek() throws -> Value { converted(try base.peek()) }

  /// The last wrapped value stays readable for a view that is about to be removed.
  private func converted(_ value: Value) -> Value {
    if wraps { return machine.wrapped(value) }
    if value.isNil { return last ?? value }
    let unwrapped = machine.unwrapped(value)
    last = unwrapped
    return unwrapped
  }

  override func write(_ new: Value) throws {
    if wraps {
      if !new.isNil { try base.write(machine.unwrapped(new)) }
    } else if !(try base.peek().isNil) {
      try base.write(machine.wrapped(new))
    }
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? OptionalLocation else { return false }
    return wraps == other.wraps && base.isSame(as: other.base)
  }
}

/// A Boolean location that is true while another location has a value, for modifiers that present an item.
final class PresenceLocation: Location {
  let base: Location
  /// The type of the base's value, an optional.
  let type: RuntimeType
  private unowned let machine: Machine

  init(of base: Location, _ type: RuntimeType, machine: Machine) {
    self.base = (base as? UsedLocation)?.base ?? base
    self.type = type
    self.machine = machine
  }

  override var state: StateLocation? { base.state }
  override func read() throws -> Value { Value(!(try base.read().isNil)) }
  override func peek() throws -> Value { Value(!(try base.peek().isNil)) }
  override func write(_ new: Value) throws { if !new.bool { try base.write(machine.none()) } }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? PresenceLocation else { return false }
    return base.isSame(as: other.base)
  }
}

extension Value {
  fileprivate var isInstance: Bool {
    guard let record = object as? Record, case .classType = record.type.kind else { return false }
    return true
  }
}
