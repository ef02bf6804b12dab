// Modifiers with actions: appearance, changes, tasks.

@layout(Views) struct _AppearanceModifier: ViewModifier {
  let _appear: (() -> Void)?
  let _disappear: (() -> Void)?
}

@layout(Views) struct _ChangeModifier<Value: Equatable>: ViewModifier {
  let _value: Value
  let _initial: Bool
  let _action: (Value, Value) -> Void
  let _isOutdated: Bool
}

@layout(Views) struct _TaskModifier<ID: Equatable>: ViewModifier {
  let _id: ID
  let _action: @Sendable () async -> Void
}

@layout(Views) struct _ReceiveModifier: ViewModifier {
  let _subscribe: () -> AnyCancellable
}

extension View {
  func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
    modifier(_AppearanceModifier(_appear: action, _disappear: nil))
  }
  func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
    modifier(_AppearanceModifier(_appear: nil, _disappear: action))
  }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(_value: value, _initial: initial, _action: action, _isOutdated: false))
  }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(_value: value, _initial: initial, _action: { _, _ in action() }, _isOutdated: false))
  }
  func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(_value: value, _initial: false, _action: { _, new in action(new) }, _isOutdated: true))
  }
  func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @_inheritActorContext () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Int>> {
    modifier(_TaskModifier(_id: 0, _action: action))
  }
  func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @_inheritActorContext () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<T>> {
    modifier(_TaskModifier(_id: value, _action: action))
  }
  func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> ModifiedContent<Self, _ReceiveModifier> where P.Failure == Never {
    modifier(_ReceiveModifier(_subscribe: { publisher.sink(receiveValue: action) }))
  }
}
