// Groups and trees that open and close. Closed content does not exist.

struct DisclosureGroup<Label: View, Content: View>: View {
  let _label: Label
  let _content: () -> Content
  let _binding: Binding<Bool>?
  @State var _isExpanded: Bool
  init(_label: Label, _content: @escaping () -> Content, _binding: Binding<Bool>?) {
    self._label = _label
    self._content = _content
    self._binding = _binding
    __isExpanded = State(initialValue: false)
  }
  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _content: content, _binding: nil)
  }
  init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _content: content, _binding: isExpanded)
  }
  var body: some View {
    _Disclosure(_label: _label, _content: _content, _isExpanded: _binding ?? $_isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_label: Text(title), _content: content, _binding: nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(_label: Text(title), _content: content, _binding: nil)
  }
  init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_label: Text(title), _content: content, _binding: isExpanded)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(_label: Text(title), _content: content, _binding: isExpanded)
  }
}

struct _Disclosure<Label: View, Content: View>: View {
  let _label: Label
  let _content: () -> Content
  @Binding var _isExpanded: Bool
  init(_label: Label, _content: @escaping () -> Content, _isExpanded: Binding<Bool>) {
    self._label = _label
    self._content = _content
    __isExpanded = _isExpanded
  }
  var body: some View {
    _DisclosureGroup(
      _label: _label, _note: _isExpanded ? "expanded" : "collapsed", _action: { _isExpanded.toggle() },
      _content: _isExpanded ? _content() : nil, _isExpanded: $_isExpanded)
  }
}

struct _DisclosureGroup<Label: View, Content: View>: View {
  let _label: Label
  let _note: String
  let _action: () -> Void
  let _content: Content?
  let _isExpanded: Binding<Bool>
  typealias Body = Never
}

struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let _data: Data
  let _children: KeyPath<Data.Element, Data?>
  let _row: (Data.Element) -> Row
  init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row) {
    _data = data
    _children = children
    _row = content
  }
  var body: some View { ForEach(_data) { _node($0) } }
  func _node(_ element: Data.Element) -> AnyView {
    guard let children = element[keyPath: _children] else { return AnyView(_row(element)) }
    return AnyView(
      DisclosureGroup {
        OutlineGroup(children, children: _children, content: _row)
      } label: {
        _row(element)
      })
  }
}

struct EditActions<Data>: OptionSet {
  let rawValue: Int
  static var move: EditActions<Data> { EditActions<Data>(rawValue: 1) }
  static var delete: EditActions<Data> { EditActions<Data>(rawValue: 2) }
  static var all: EditActions<Data> { EditActions<Data>(rawValue: 3) }
}
