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

/// An equal publisher keeps its subscription: the closure then only replaces the receiver's action.
@layout(Views) struct _ReceiveModifier<P>: ViewModifier {
  let _publisher: P
  let _connect: (_AnyReceiver?) -> _AnyReceiver
}

class _AnyReceiver {
  init() {}
}

final class _Receiver<Output>: _AnyReceiver {
  @stored var _action: (Output) -> Void
  @stored var _subscription: AnyCancellable?
  init(_action: @escaping (Output) -> Void) {
    self._action = _action
    _subscription = nil
  }
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
  ) -> ModifiedContent<Self, _ReceiveModifier<P>> where P.Failure == Never {
    modifier(
      _ReceiveModifier(
        _publisher: publisher,
        _connect: { known in
          if let known = known as? _Receiver<P.Output> {
            known._action = action
            return known
          }
          let receiver = _Receiver<P.Output>(_action: action)
          receiver._subscription = publisher.sink { [weak receiver] value in receiver?._action(value) }
          return receiver
        }))
  }
}
