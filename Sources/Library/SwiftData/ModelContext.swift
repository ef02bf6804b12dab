// Contexts. Insertions and deletions are visible immediately in the context's fetches, and permanent when it is
// saved.

final class ModelContext {
  let container: ModelContainer
  @stored var autosaveEnabled: Bool = true
  @stored var author: String? = nil
  @stored var _inserted: [any PersistentModel] = []
  @stored var _deleted: [any PersistentModel] = []
  init(_ container: ModelContainer) { self.container = container }

  func insert<T: PersistentModel>(_ model: T) {
    let state = model.__model
    if state._context === self, !state._isDeleted { return }
    state._context = self
    if state._isDeleted {
      state._isDeleted = false
      _deleted.removeAll { $0 === model }
      if state._saved != nil { return _noteChange(of: _entityName(T.self)) }
    }
    _inserted.append(model)
    _untracked { model.__visit(_Inserting(self)) }
    _noteChange(of: _entityName(T.self))
  }
  func delete<T: PersistentModel>(_ model: T) {
    let state = model.__model
    if state._context !== self || state._isDeleted { return }
    state._isDeleted = true
    if state._saved == nil {
      _inserted.removeAll { $0 === model }
      state._context = nil
    } else {
      _deleted.append(model)
    }
    _untracked { model.__visit(_Deleting(self)) }
    _noteChange(of: _entityName(T.self))
  }
  func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for one in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(one) }
  }

  // MARK: Fetching

  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try _untracked { try _fetch(descriptor) }
  }
  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor)
  }
  func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
  func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map { $0.persistentModelID }
  }
  func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }
  /// The reads of the filter and the sort descriptors are tracked: a query fetches again when one of the values
  /// changes.
  func _fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = (container._store._models[_entityName(T.self)] ?? []).compactMap { $0 as? T }
    if descriptor.includePendingChanges {
      found = found.filter { !$0.__model._isDeleted } + _inserted.compactMap { $0 as? T }
    }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }
  func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let found = _all(identifier.entityName).first(where: { $0.persistentModelID == identifier }) {
      return found
    }
    fatalError("there is no model of the identifier \(identifier.entityName)")
  }
  func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    _all(identifier.entityName).first { $0.persistentModelID == identifier } as? T
  }
  func _all(_ entity: String) -> [any PersistentModel] { (container._store._models[entity] ?? []) + _inserted }

  // MARK: Saving

  var hasChanges: Bool { !_inserted.isEmpty || !_deleted.isEmpty || !changedModelsArray.isEmpty }
  var insertedModelsArray: [any PersistentModel] { _inserted }
  var deletedModelsArray: [any PersistentModel] { _deleted }
  var changedModelsArray: [any PersistentModel] {
    container._store._models.values.flatMap { $0 }.filter { !$0.__model._isDeleted && _isChanged($0) }
  }
  func _isChanged(_ model: any PersistentModel) -> Bool {
    guard let saved = model.__model._saved else { return true }
    let comparison = _Comparison(saved)
    _untracked { model.__visit(comparison) }
    return comparison._differs
  }
  func save() throws {
    let store = container._store
    for model in _deleted {
      let entity = model.persistentModelID.entityName
      store._models[entity]?.removeAll { $0 === model }
      model.__model._context = nil
    }
    for model in _inserted where !_hasMerged(model) {
      store._models[model.persistentModelID.entityName, default: []].append(model)
    }
    let inserted = _inserted
    _deleted = []
    _inserted = []
    for model in store._models.values.flatMap({ $0 }) {
      let snapshot = _Snapshot()
      _untracked { model.__visit(snapshot) }
      model.__model._saved = snapshot._values
    }
    for model in inserted { _noteChange(of: model.persistentModelID.entityName) }
  }
  /// A model with a stored model's unique value passes all of its values to that model, and is removed.
  func _hasMerged(_ model: any PersistentModel) -> Bool {
    let uniqueness = _Uniqueness()
    _untracked { model.__visit(uniqueness) }
    if uniqueness._values.isEmpty { return false }
    for stored in container._store._models[model.persistentModelID.entityName] ?? [] where stored !== model {
      let other = _Uniqueness()
      _untracked { stored.__visit(other) }
      if !uniqueness._values.contains(where: { other._values[$0.key] == $0.value }) { continue }
      let snapshot = _Snapshot()
      _untracked {
        model.__visit(snapshot)
        stored.__visit(_Restoring(snapshot._values))
      }
      model.__model._context = nil
      model.__model._isDeleted = true
      return true
    }
    return false
  }
  func rollback() {
    let inserted = _inserted
    let deleted = _deleted
    _inserted = []
    _deleted = []
    for model in deleted { model.__model._isDeleted = false }
    for model in container._store._models.values.flatMap({ $0 }) {
      if let saved = model.__model._saved { _untracked { model.__visit(_Restoring(saved)) } }
    }
    for model in inserted { model.__model._context = nil }
    for model in inserted + deleted { _noteChange(of: model.persistentModelID.entityName) }
  }
  func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  func processPendingChanges() {}
}
