struct _NavigationLink<Label: View>: View {
  let _action: (() -> Void)?
  let _label: Label
  let _linked: AnyHashable?
  typealias Body = Never
}

/// A link with a value pushes it onto the enclosing stack. Without a stack it is a row of a list: a tap makes its
/// value the list's selection.
///
/// Its destination is created with the link, as in SwiftUI: the body of the destination waits for a tap, its `init`
/// does not.
struct NavigationLink<Label: View, Destination: View>: View {
  let _label: Label
  let _destination: Destination?
  let _value: AnyHashable?
  let _active: Binding<Bool>?
  @State var _isActive = false
  @Environment(\._navigation) var _navigation
  init(_label: Label, _destination: Destination?, _value: AnyHashable?, _isActive: Binding<Bool>?) {
    self._label = _label
    self._destination = _destination
    self._value = _value
    _active = _isActive
  }
  init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _destination: destination(), _value: nil, _isActive: nil)
  }
  init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _destination: destination, _value: nil, _isActive: nil)
  }
  init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _destination: destination, _value: nil, _isActive: isActive)
  }
  init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _destination: destination(), _value: nil, _isActive: isActive)
  }
  init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(), _destination: destination, _value: nil, _isActive: selection._isEqual(to: tag))
  }
  init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(), _destination: destination(), _value: nil, _isActive: selection._isEqual(to: tag))
  }
  var body: some View {
    let hasStack = _value == nil || _navigation != nil
    return _NavigationLink(_action: hasStack ? _follow : nil, _label: _label, _linked: hasStack ? nil : _value)
      ._presentation("destination", isPresented: _active ?? $_isActive) { _destination }
  }
  func _follow() {
    if let _value { _navigation?._push(_value) } else { (_active ?? $_isActive).wrappedValue = true }
  }
}

extension Binding {
  /// True while the selection is the tag of a link.
  func _isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Label == Text {
  init<V: Hashable>(_ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(
      _label: Text(title), _destination: destination, _value: nil, _isActive: selection._isEqual(to: tag))
  }
  @_disfavoredOverload init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      _label: Text(title), _destination: destination, _value: nil, _isActive: selection._isEqual(to: tag))
  }
  init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(_label: Text(title), _destination: destination(), _value: nil, _isActive: nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(_label: Text(title), _destination: destination(), _value: nil, _isActive: nil)
  }
  init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: nil)
  }
  init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(_label: Text(title), _destination: destination(), _value: nil, _isActive: isActive)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(_label: Text(title), _destination: destination(), _value: nil, _isActive: isActive)
  }
  init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: isActive)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(_label: Text(title), _destination: destination, _value: nil, _isActive: isActive)
  }
}

extension NavigationLink where Destination == Never {
  init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _destination: nil, _value: value.map { AnyHashable($0) }, _isActive: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(_label: Text(title), _destination: nil, _value: value.map { AnyHashable($0) }, _isActive: nil)
  }
  @_disfavoredOverload init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(_label: Text(title), _destination: nil, _value: value.map { AnyHashable($0) }, _isActive: nil)
  }
}
