// Alerts and dialogs.

extension View {
  /// An alert without its own buttons has an OK button.
  func _actions<Actions: View>(_ actions: Actions) -> some View {
    TupleView((actions, Actions.self == EmptyView.self ? Button("OK", role: .cancel, action: {}) : nil))
  }
  func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((Text(title), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((Text(title), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((Text(title), message(), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((Text(title), message(), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<Actions: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    let content = TupleView((Text(title), data.map { _actions(actions($0)) }))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    let content = TupleView((Text(title), data.map { _actions(actions($0)) }))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<Actions: View, Message: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    let content = TupleView((Text(title), data.map { message($0) }, data.map { _actions(actions($0)) }))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    let content = TupleView((Text(title), data.map { message($0) }, data.map { _actions(actions($0)) }))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((title, _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((title, message(), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((Text(title), _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((Text(title), _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((Text(title), message(), _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((Text(title), message(), _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    let content = TupleView((Text(title), data.map { _actions(actions($0)) }))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    let content = TupleView((Text(title), data.map { _actions(actions($0)) }))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View, Message: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    let content = TupleView((Text(title), data.map { message($0) }, data.map { _actions(actions($0)) }))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    let content = TupleView((Text(title), data.map { message($0) }, data.map { _actions(actions($0)) }))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((title, _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let content = TupleView((title, message(), _actions(actions())))
    return _presentation("confirmationDialog", isPresented: isPresented) { content }
  }
  func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let content = TupleView((Text(verbatim: error?.errorDescription ?? ""), _actions(actions())))
    return _presentation("alert", isPresented: isPresented) { content }
  }
  func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    _presentation("alert", isPresented: isPresented) {
      TupleView(
        (
          Text(verbatim: error?.errorDescription ?? ""), error.map { message($0) }, error.map { _actions(actions($0)) }
        ))
    }
  }
}

extension View {
  func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    _presentation("alert", isPresented: isPresented) { _alertContent(content()) }
  }
  func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    _presentation("alert", item: item, onDismiss: nil) { _alertContent(content($0)) }
  }
  func _alertContent(_ alert: Alert) -> _AlertContent {
    _AlertContent(_title: alert._title, _message: alert._message, _buttons: alert._buttons)
  }
  func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    _presentation("actionSheet", isPresented: isPresented) { _sheetContent(content()) }
  }
  func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
    _presentation("actionSheet", item: item, onDismiss: nil) { _sheetContent(content($0)) }
  }
  func _sheetContent(_ sheet: ActionSheet) -> _AlertContent {
    _AlertContent(_title: sheet._title, _message: sheet._message, _buttons: sheet._buttons)
  }
}

struct Alert {
  let _title: Text
  let _message: Text?
  let _buttons: [Button]
  init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    _title = title
    _message = message
    _buttons = [dismissButton ?? .default(Text("OK"))]
  }
  init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    _title = title
    _message = message
    _buttons = [primaryButton, secondaryButton]
  }
  struct Button {
    let _label: Text
    let _role: String
    let _action: () -> Void
    static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(_label: label, _role: "", _action: action ?? {})
    }
    static func cancel(_ label: Text = Text("Cancel"), action: (() -> Void)? = nil) -> Button {
      Button(_label: label, _role: "cancel", _action: action ?? {})
    }
    static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(_label: Text("Cancel"), _role: "cancel", _action: action ?? {})
    }
    static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(_label: label, _role: "destructive", _action: action ?? {})
    }
  }
}

struct ActionSheet {
  let _title: Text
  let _message: Text?
  let _buttons: [Alert.Button]
  typealias Button = Alert.Button
  init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
    _title = title
    _message = message
    _buttons = buttons
  }
}

struct _AlertContent: View {
  let _title: Text
  let _message: Text?
  let _buttons: [Alert.Button]
  var body: some View {
    let buttons = _buttons
    return TupleView(
      (
        _title, _message,
        ForEach(buttons.indices, id: \.self) { index in _AlertButton(_button: buttons[index]) }
      ))
  }
}

struct _AlertButton: View {
  let _button: Alert.Button
  var body: some View {
    Button(
      role: _button._role.isEmpty ? nil : ButtonRole(_name: _button._role), action: _button._action,
      label: { _button._label })
  }
}
