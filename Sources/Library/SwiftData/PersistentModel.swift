// Models: the members that `@Model` gives a class. The macro adds `__model` and `__visit`, and the property observers
// that keep both ends of a relationship in sync.

protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationPart {
  var __model: _ModelState { get }
  func __visit(_ visitor: any _ModelVisitor)
}

extension PersistentModel {
  var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: _entityName(Self.self), _number: _number(of: self))
  }
  var id: PersistentIdentifier { persistentModelID }
  var modelContext: ModelContext? { __model._context }
  var hasChanges: Bool { __model._context?._isChanged(self) ?? false }
  var isDeleted: Bool { __model._isDeleted }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A context's state of a model.
class _ModelState {
  @stored weak var _context: ModelContext?
  @stored var _isDeleted: Bool = false
  /// The values at the last save; nil before the first.
  @stored var _saved: [String: Any]?
  init() {}
}

struct PersistentIdentifier: Hashable, Comparable, CustomStringConvertible {
  let entityName: String
  let _number: Int
  var storeIdentifier: String? { nil }
  var description: String { "\(entityName)/p\(_number)" }
  static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs._number) < (rhs.entityName, rhs._number)
  }
}

func _entityName<Model>(_ type: Model.Type) -> String { "\(type)" }

/// A visitor of a model's properties.
protocol _ModelVisitor: AnyObject {
  func _property<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void)
  func _unique<Value: Hashable>(_ name: String, _ value: Value)
  func _relation<Part: _RelationPart>(_ part: Part?, _ rule: String)
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back?>
  ) where Back._Related == Owner
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back>
  ) where Back._Related == Owner
}

extension _ModelVisitor {
  func _property<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void) {}
  func _unique<Value: Hashable>(_ name: String, _ value: Value) {}
  func _relation<Part: _RelationPart>(_ part: Part?, _ rule: String) {}
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back?>
  ) where Back._Related == Owner { _relation(part, rule) }
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back>
  ) where Back._Related == Owner { _relation(part, rule) }
}

/// The values of all properties.
final class _Snapshot: _ModelVisitor {
  @stored var _values: [String: Any] = [:]
  init() {}
  func _property<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void) { _values[name] = value }
}

/// The values that no other model of the type may have.
final class _Uniqueness: _ModelVisitor {
  @stored var _values: [String: AnyHashable] = [:]
  init() {}
  func _unique<Value: Hashable>(_ name: String, _ value: Value) { _values[name] = AnyHashable(value) }
}

/// Compares a model with its values at the last save.
final class _Comparison: _ModelVisitor {
  let _values: [String: Any]
  @stored var _differs: Bool = false
  init(_ values: [String: Any]) { _values = values }
  func _property<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void) {
    if let saved = _values[name] as? Value, _isSameStored(value, saved) { return }
    _differs = true
  }
}

/// Restores the values of the last save.
final class _Restoring: _ModelVisitor {
  let _values: [String: Any]
  init(_ values: [String: Any]) { _values = values }
  func _property<Value>(_ name: String, _ value: Value, _ set: (Value) -> Void) {
    if let saved = _values[name] as? Value, !_isSameStored(value, saved) { set(saved) }
  }
}

@native("Model.isSame") func _isSameStored<Value>(_ first: Value, _ second: Value) -> Bool
@native("Model.untracked") func _untracked<Result>(_ work: () throws -> Result) rethrows -> Result
@native("Model.changed") func _noteChange(of entity: String)
/// The object's number in the trace.
@native("Model.number") func _number<Model: AnyObject>(of model: Model) -> Int
