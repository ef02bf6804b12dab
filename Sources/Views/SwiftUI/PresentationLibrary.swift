import Code

/// Sheets, alerts and dialogs: content that is there while a binding says so.
enum PresentationLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct _PresentationModifier<Content: View>: ViewModifier",
      """
      let _name: String
      let _isPresented: Binding<Bool>
      let _content: () -> Content
      let _dismissed: (() -> Void)?
      let _prepare: (inout EnvironmentValues) -> Void
      """),
    LibraryPart("extension View", general),
    LibraryPart("extension View", sheets),
    LibraryPart("extension View", alerts),
    LibraryPart("extension View", legacyAlerts),
    LibraryPart(
      "struct Alert",
      """
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
      """),
    LibraryPart(
      "struct ActionSheet",
      """
      let _title: Text
      let _message: Text?
      let _buttons: [Alert.Button]
      typealias Button = Alert.Button
      init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        _title = title
        _message = message
        _buttons = buttons
      }
      """),
    LibraryPart(
      "struct _AlertContent: View",
      """
      let _title: Text
      let _message: Text?
      let _buttons: [Alert.Button]
      var body: some View {
        let buttons = _buttons
        return TupleView((
          _title, _message,
          ForEach(buttons.indices, id: \\.self) { index in _AlertButton(_button: buttons[index]) }
        ))
      }
      """),
    LibraryPart(
      "struct _AlertButton: View",
      """
      let _button: Alert.Button
      var body: some View {
        Button(
          role: _button._role.isEmpty ? nil : ButtonRole(_name: _button._role), action: _button._action,
          label: { _button._label })
      }
      """),
    LibraryPart("struct PresentationDetent: Hashable", detents),
  ]

  private static let detents = """
    let _name: String
    static var medium: PresentationDetent { PresentationDetent(_name: "medium") }
    static var large: PresentationDetent { PresentationDetent(_name: "large") }
    static func height(_ height: Double) -> PresentationDetent { PresentationDetent(_name: "height \\(height)") }
    static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent(_name: "fraction \\(fraction)") }
    """

  private static let general = """
    func _presentation<Content: View>(
      _ name: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
      modifier(
        _PresentationModifier(
          _name: name, _isPresented: isPresented, _content: content, _dismissed: onDismiss,
          _prepare: {
            $0.dismiss = DismissAction(_dismiss: { isPresented.wrappedValue = false })
            $0.isPresented = true
            $0.presentationMode = .constant(
              PresentationMode(isPresented: true, _dismiss: { isPresented.wrappedValue = false }))
          }))
    }
    func _presentation<Item: Identifiable, Content: View>(
      _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
    ) -> some View {
      _presentation(
        name, isPresented: Binding<Bool>(_location: _presence(item._location, Item?.self)), onDismiss: onDismiss
      ) {
        _itemContent(_peek(item._location), content)
      }
    }
    func _itemContent<Item: Identifiable, Content: View>(
      _ item: Item?, _ content: (Item) -> Content
    ) -> some View {
      item.map { content($0).id($0.id) }
    }
    """

  private static let sheets =
    ["sheet", "fullScreenCover"].map { name in
      """
      func \(name)<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        _presentation("\(name)", isPresented: isPresented, onDismiss: onDismiss, content: content)
      }
      func \(name)<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View {
        _presentation("\(name)", item: item, onDismiss: onDismiss, content: content)
      }
      """
    }.joined(separator: "\n") + """

      func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        _presentation("popover", isPresented: isPresented, content: content)
      }
      func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View {
        _presentation("popover", item: item, onDismiss: nil, content: content)
      }
      func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        _presentation("inspector", isPresented: isPresented, content: content)
      }
      """

  /// An alert without buttons of its own has one that says OK.
  private static let alerts =
    """
    func _actions<Actions: View>(_ actions: Actions) -> some View {
      TupleView((actions, Actions.self == EmptyView.self ? Button("OK", role: .cancel, action: {}) : nil))
    }

    """
    + [("alert", ""), ("confirmationDialog", "titleVisibility: Visibility = .automatic, ")].map { name, more in
      [
        """
        func \(name)<Actions: View>(
          _ title: #, isPresented: Binding<Bool>, \(more)@ViewBuilder actions: @escaping () -> Actions
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) { TupleView((Text(title), _actions(actions()))) }
        }
        """,
        """
        func \(name)<Actions: View, Message: View>(
          _ title: #, isPresented: Binding<Bool>, \(more)@ViewBuilder actions: @escaping () -> Actions,
          @ViewBuilder message: @escaping () -> Message
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) { TupleView((Text(title), message(), _actions(actions()))) }
        }
        """,
        """
        func \(name)<Actions: View, T>(
          _ title: #, isPresented: Binding<Bool>, \(more)presenting data: T?,
          @ViewBuilder actions: @escaping (T) -> Actions
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) {
            TupleView((Text(title), data.map { _actions(actions($0)) }))
          }
        }
        """,
        """
        func \(name)<Actions: View, Message: View, T>(
          _ title: #, isPresented: Binding<Bool>, \(more)presenting data: T?,
          @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) {
            TupleView((Text(title), data.map { message($0) }, data.map { _actions(actions($0)) }))
          }
        }
        """,
      ].map { Titles.both($0) }.joined(separator: "\n")
        + """

        func \(name)<Actions: View>(
          _ title: Text, isPresented: Binding<Bool>, \(more)@ViewBuilder actions: @escaping () -> Actions
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) { TupleView((title, _actions(actions()))) }
        }
        func \(name)<Actions: View, Message: View>(
          _ title: Text, isPresented: Binding<Bool>, \(more)@ViewBuilder actions: @escaping () -> Actions,
          @ViewBuilder message: @escaping () -> Message
        ) -> some View {
          _presentation("\(name)", isPresented: isPresented) { TupleView((title, message(), _actions(actions()))) }
        }
        """
    }.joined(separator: "\n") + """

      func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
      ) -> some View {
        _presentation("alert", isPresented: isPresented) {
          TupleView((Text(verbatim: error?.errorDescription ?? ""), _actions(actions())))
        }
      }
      func alert<E: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> Actions,
        @ViewBuilder message: @escaping (E) -> Message
      ) -> some View {
        _presentation("alert", isPresented: isPresented) {
          TupleView((
            Text(verbatim: error?.errorDescription ?? ""), error.map { message($0) }, error.map { _actions(actions($0)) }
          ))
        }
      }
      """

  private static let legacyAlerts = """
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
    """
}
