// Containers and their parts. Everything is in memory, and lost at the end of the session.

struct Schema {
  let _entities: [String]
  init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { _entities = types.map { "\($0)" } }
  init(versionedSchema: any VersionedSchema.Type) { _entities = versionedSchema.models.map { "\($0)" } }
  init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { _entities = types.map { "\($0)" } }
  struct Version: Hashable {
    let _parts: [Int]
    init(_ major: Int, _ minor: Int, _ patch: Int) { _parts = [major, minor, patch] }
  }
  struct Relationship {
    enum DeleteRule: String {
      case cascade
      case deny
      case noAction
      case nullify
    }
  }
}

struct ModelConfiguration {
  let name: String
  let isStoredInMemoryOnly: Bool
  let allowsSave: Bool
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }
  init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    name = "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    allowsSave = true
  }
  init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }
  enum GroupContainer {
    case automatic
    case none
    static func identifier(_ name: String) -> GroupContainer { .automatic }
  }
  enum CloudKitDatabase {
    case automatic
    case none
    static func `private`(_ name: String) -> CloudKitDatabase { .automatic }
  }
}

final class ModelContainer {
  let schema: Schema
  let configurations: [ModelConfiguration]
  let _store: _ModelStore
  @stored var _main: ModelContext?
  init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    schema = Schema(types)
    self.configurations = configurations
    _store = _ModelStore()
  }
  init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.schema = schema
    self.configurations = configurations
    _store = _ModelStore()
  }
  init(for schema: Schema, configurations: ModelConfiguration...) throws {
    self.schema = schema
    self.configurations = configurations
    _store = _ModelStore()
  }
  init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws {
    schema = Schema(types)
    self.configurations = configurations
    _store = _ModelStore()
  }
  init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
    _store = _ModelStore()
  }
  init(_types: [any PersistentModel.Type]) {
    schema = Schema(_types)
    configurations = []
    _store = _ModelStore()
  }
  var mainContext: ModelContext {
    if let _main { return _main }
    let context = ModelContext(self)
    _main = context
    return context
  }
  func deleteAllData() { _store._models = [:] }
}

/// The models of all kinds, by the names of their types and in the order in which they were inserted.
final class _ModelStore {
  @stored var _models: [String: [any PersistentModel]] = [:]
  init() {}
}

struct FetchDescriptor<T: PersistentModel> {
  @stored var predicate: Predicate<T>?
  @stored var sortBy: [SortDescriptor<T>]
  @stored var fetchLimit: Int? = nil
  @stored var fetchOffset: Int? = nil
  @stored var includePendingChanges: Bool = true
  @stored var propertiesToFetch: [PartialKeyPath<T>] = []
  @stored var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// There is nothing to migrate, because no data is read from a disk.
protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

struct MigrationStage {
  static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { MigrationStage() }
  static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { MigrationStage() }
}

protocol ModelActor: Actor {
  var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}
