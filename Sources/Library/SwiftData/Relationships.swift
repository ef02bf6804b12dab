// Relationships: properties whose values are one or several models.

/// A model or an array of models.
protocol _RelationPart {
  associatedtype _Related: PersistentModel
  static func _models(of part: Self) -> [_Related]
  /// The part with another model added, or replaced by it.
  static func _adding(_ model: _Related, to part: Self?) -> Self?
  /// Nil if no model is left.
  static func _removing(_ model: _Related, from part: Self) -> Self?
}

extension PersistentModel {
  typealias _Related = Self
  static func _models(of part: Self) -> [Self] { [part] }
  static func _adding(_ model: Self, to part: Self?) -> Self? { model }
  static func _removing(_ model: Self, from part: Self) -> Self? { part === model ? nil : part }
}

extension Array: _RelationPart where Element: PersistentModel {
  typealias _Related = Element
  static func _models(of part: [Element]) -> [Element] { part }
  static func _adding(_ model: Element, to part: [Element]?) -> [Element]? {
    let models = part ?? []
    return models.contains { $0 === model } ? part : models + [model]
  }
  static func _removing(_ model: Element, from part: [Element]) -> [Element]? { part.filter { $0 !== model } }
}

/// Keeps the other end in sync with a property of `owner` that has changed (`@Relationship(inverse:)`).
func _relate<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
  _ owner: Owner, _ old: Part?, _ new: Part?, _ inverse: ReferenceWritableKeyPath<Part._Related, Back?>
) where Back._Related == Owner {
  let before = old.map { Part._models(of: $0) } ?? []
  let after = new.map { Part._models(of: $0) } ?? []
  for model in before where !after.contains(where: { $0 === model }) {
    guard let back = model[keyPath: inverse], Back._models(of: back).contains(where: { $0 === owner }) else { continue }
    model[keyPath: inverse] = Back._removing(owner, from: back)
  }
  for model in after {
    let back = model[keyPath: inverse]
    if !(back.map { Back._models(of: $0) } ?? []).contains(where: { $0 === owner }) {
      model[keyPath: inverse] = Back._adding(owner, to: back)
    }
    _insertRelated(owner, model)
  }
}
func _relate<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
  _ owner: Owner, _ old: Part?, _ new: Part?, _ inverse: ReferenceWritableKeyPath<Part._Related, Back>
) where Back._Related == Owner {
  let before = old.map { Part._models(of: $0) } ?? []
  let after = new.map { Part._models(of: $0) } ?? []
  for model in before where !after.contains(where: { $0 === model }) {
    let back = model[keyPath: inverse]
    guard Back._models(of: back).contains(where: { $0 === owner }) else { continue }
    // A single nonoptional model keeps its value.
    if let rest = Back._removing(owner, from: back) { model[keyPath: inverse] = rest }
  }
  for model in after {
    let back = model[keyPath: inverse]
    if !Back._models(of: back).contains(where: { $0 === owner }), let new = Back._adding(owner, to: back) {
      model[keyPath: inverse] = new
    }
    _insertRelated(owner, model)
  }
}
/// A relationship without an inverse.
func _relate<Owner: PersistentModel, Part: _RelationPart>(_ owner: Owner, _ old: Part?, _ new: Part?) {
  for model in new.map({ Part._models(of: $0) }) ?? [] { _insertRelated(owner, model) }
}
/// A model related to one in a context is inserted into that context.
func _insertRelated<Owner: PersistentModel, Other: PersistentModel>(_ owner: Owner, _ other: Other) {
  if let context = owner.modelContext, other.modelContext == nil, !other.isDeleted { context.insert(other) }
  if let context = other.modelContext, owner.modelContext == nil, !owner.isDeleted { context.insert(owner) }
}

/// Inserts a model's related models, and adds the model to the other ends of its relationships.
final class _Inserting: _ModelVisitor {
  let _context: ModelContext
  init(_ context: ModelContext) { _context = context }
  func _relation<Part: _RelationPart>(_ part: Part?, _ rule: String) {
    for model in part.map({ Part._models(of: $0) }) ?? [] { _context.insert(model) }
  }
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back?>
  ) where Back._Related == Owner {
    _relation(part, rule)
    _relate(owner, nil, part, inverse)
  }
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back>
  ) where Back._Related == Owner {
    _relation(part, rule)
    _relate(owner, nil, part, inverse)
  }
}

/// Deletes related models by the rule `.cascade`, and removes the model from the other ends of its relationships.
final class _Deleting: _ModelVisitor {
  let _context: ModelContext
  init(_ context: ModelContext) { _context = context }
  func _relation<Part: _RelationPart>(_ part: Part?, _ rule: String) {
    if rule != "cascade" { return }
    for model in part.map({ Part._models(of: $0) }) ?? [] { _context.delete(model) }
  }
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back?>
  ) where Back._Related == Owner {
    _relation(part, rule)
    if rule == "nullify" { _relate(owner, part, nil, inverse) }
  }
  func _relation<Owner: PersistentModel, Part: _RelationPart, Back: _RelationPart>(
    _ part: Part?, _ rule: String, of owner: Owner, _ inverse: ReferenceWritableKeyPath<Part._Related, Back>
  ) where Back._Related == Owner {
    _relation(part, rule)
    if rule == "nullify" { _relate(owner, part, nil, inverse) }
  }
}
