// Fields for text.

struct TextField<Label: View>: View {
  let _label: Label
  let _binding: Binding<String>
  typealias Body = Never
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _label = label()
    _binding = text
  }
  init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    _label = label()
    _binding = text
  }
}

extension TextField where Label == Text {
  init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    _label = Text(title)
    _binding = text
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    _label = Text(title)
    _binding = text
  }
  init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    _label = Text(title)
    _binding = text
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    _label = Text(title)
    _binding = text
  }
  init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    _label = Text(title)
    _binding = text
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    _label = Text(title)
    _binding = text
  }
  init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _label = Text(title)
    let get = { format.format(value.wrappedValue) }
    let set: (String) -> Void = { if let parsed = format._parse($0) { value.wrappedValue = parsed } }
    _binding = Binding(_location: _closures(get, set))
  }
  @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _label = Text(title)
    let get = { format.format(value.wrappedValue) }
    let set: (String) -> Void = { if let parsed = format._parse($0) { value.wrappedValue = parsed } }
    _binding = Binding(_location: _closures(get, set))
  }
  init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _label = Text(title)
    let get = { value.wrappedValue.map { format.format($0) } ?? "" }
    _binding = Binding(_location: _closures(get, { value.wrappedValue = format._parse($0) }))
  }
  @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    _label = Text(title)
    let get = { value.wrappedValue.map { format.format($0) } ?? "" }
    _binding = Binding(_location: _closures(get, { value.wrappedValue = format._parse($0) }))
  }
}

struct SecureField<Label: View>: View {
  let _label: Label
  let _binding: Binding<String>
  typealias Body = Never
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _label = label()
    _binding = text
  }
}

extension SecureField where Label == Text {
  init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    _label = Text(title)
    _binding = text
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    _label = Text(title)
    _binding = text
  }
}

struct TextEditor: View {
  let _binding: Binding<String>
  typealias Body = Never
  init(text: Binding<String>) { _binding = text }
}

struct _SearchField: View {
  let _text: String
  let _binding: Binding<String>
  typealias Body = Never
}
