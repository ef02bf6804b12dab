// Further forms of controls.

extension Button where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, image: String, action: @escaping () -> Void) {
    _action = action
    _label = SwiftUILabel(title, image: image)
    _note = ""
  }
  init(_ title: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping () -> Void) {
    _action = action
    _label = SwiftUILabel(title, image: image)
    _note = role?._name ?? ""
  }
}

extension Button where Label == Text {
  /// A button named by its role, as the system does it.
  init(role: ButtonRole, action: @escaping () -> Void) {
    _action = action
    _label = Text(verbatim: role._name.prefix(1).uppercased() + role._name.dropFirst())
    _note = role._name
  }
}

extension Toggle where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    _binding = isOn
    _label = SwiftUILabel(title, image: image)
  }
}

extension Menu where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    _label = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    _label = Text(title)
    _content = content()
  }
}

extension Menu where Label == SwiftUILabel {
  init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, image: image)
    _content = content()
  }
}

extension Picker {
  init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    _binding = selection
    _label = label()
    _content = content()
  }
}

extension Picker where Label == SwiftUILabel {
  init(
    _ title: LocalizedStringKey, image: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    _binding = selection
    _label = SwiftUILabel(title, image: image)
    _content = content()
  }
}

extension ControlGroup {
  init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { _content = content() }
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
  init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { _content = content() }
}

extension ProgressView {
  init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let total = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = min(max(Date.now.timeIntervalSince(timerInterval.lowerBound), 0), total)
    self.init(
      value: countsDown ? total - passed : passed, total: total, label: label, currentValueLabel: currentValueLabel)
  }
}

extension TextEditor {
  init(text: Binding<String>, selection: Binding<TextSelection?>) { _binding = text }
}

extension TextField where Label == Text {
  init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    _label = Text(title)
    _binding = text
  }
}

struct TextSelection: Hashable {
  @stored var indices: Indices
  init(range: Range<String.Index>) { indices = .selection(range) }
  init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
  enum Indices: Hashable {
    case selection(Range<String.Index>)
  }
}

extension View {
  func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { _search(text, prompt._text) }
  func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { _search(text, prompt._text) }
  func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { _layer("searchScopes", Picker(selection: scope, content: scopes, label: { EmptyView() })) }
}

enum SearchScopeActivation: Hashable {
  case automatic
  case onTextEntry
  case onSearchPresentation
}
