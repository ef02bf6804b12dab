// `@Query`: the models of the environment's context that pass a filter, in an order. The view runs when they change.

@layout(Views) @propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @stored var _location: _Location?
  @stored var _result: Result
  let _entity: String
  let _fetch: (EnvironmentValues) -> Result
  init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {
    _entity = _entityName(Element.self)
    _result = []
    _fetch = { environment in
      do { return try environment.modelContext._fetch(descriptor) } catch { return [] }
    }
  }
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
    self.init(descriptor)
  }
  var wrappedValue: Result {
    if let _location { return _read(_location) }
    return _result
  }
  var modelContext: ModelContext { ModelContext(ModelContainer(_types: [])) }
  var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
  init() { self.init(FetchDescriptor<Element>()) }
  init(transaction: Transaction) { self.init(FetchDescriptor<Element>()) }
  init(animation: Animation) { self.init(FetchDescriptor<Element>()) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: descriptors))
  }
  init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: descriptors))
  }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
  init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor<Element>(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

extension EnvironmentValues {
  /// Without a container there is a context that keeps nothing.
  var modelContext: ModelContext {
    get { _value("modelContext", ModelContainer(_types: []).mainContext) }
    set { _values["modelContext"] = newValue }
  }
}

/// A container that is created once, as the view's own state.
struct _ModelContainerModifier: ViewModifier {
  let _setup: (Result<ModelContainer, any Error>) -> Void
  @State var _container: ModelContainer
  init(_ types: [any PersistentModel.Type], _ setup: @escaping (Result<ModelContainer, any Error>) -> Void) {
    _setup = setup
    let container = ModelContainer(_types: types)
    __container = State(initialValue: container)
  }
  func body(content: Content) -> some View {
    content.environment(\.modelContext, _container.mainContext).onAppear { _setup(.success(_container)) }
  }
}

extension View {
  func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
  func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_ModelContainerModifier([modelType], onSetup)) }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_ModelContainerModifier(modelTypes, onSetup)) }
}

extension Scene {
  func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }
  func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modifier(_ModelContainerModifier([modelType], onSetup)) }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modifier(_ModelContainerModifier(modelTypes, onSetup)) }
}
