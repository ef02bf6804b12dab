// Controls. The outline and the commands look for `_text`, `_label`, `_action`, `_binding` and `_note`.

struct Button<Label: View>: View {
  let _action: () -> Void
  let _label: Label
  let _note: String
  typealias Body = Never
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _action = action
    _label = label()
    _note = ""
  }
  init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _action = action
    _label = label()
    _note = role?._name ?? ""
  }
}

extension Button where Label == Text {
  init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    _action = action
    _label = Text(title)
    _note = ""
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    _action = action
    _label = Text(title)
    _note = ""
  }
  init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    _action = action
    _label = Text(title)
    _note = role?._name ?? ""
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    _action = action
    _label = Text(title)
    _note = role?._name ?? ""
  }
}

extension Button where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    _action = action
    _label = SwiftUILabel(title, systemImage: systemImage)
    _note = ""
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    _action = action
    _label = SwiftUILabel(title, systemImage: systemImage)
    _note = ""
  }
  init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    _action = action
    _label = SwiftUILabel(title, systemImage: systemImage)
    _note = role?._name ?? ""
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    _action = action
    _label = SwiftUILabel(title, systemImage: systemImage)
    _note = role?._name ?? ""
  }
}

/// `Label` inside a view with a parameter of that name is the parameter.
typealias SwiftUILabel = Label<Text, Image>

extension Button where Label == _StyledPart {
  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    _action = configuration._action
    _label = configuration.label
    _note = configuration.role?._name ?? ""
  }
}

struct ButtonRole: Equatable {
  let _name: String
  static var destructive: ButtonRole { ButtonRole(_name: "destructive") }
  static var cancel: ButtonRole { ButtonRole(_name: "cancel") }
  static var confirm: ButtonRole { ButtonRole(_name: "confirm") }
  static var close: ButtonRole { ButtonRole(_name: "close") }
}

struct EditButton: View {
  typealias Body = Never
  init() {}
}
