import Code

/// Views that show something themselves, and controls. `_text`, `_action`, `_binding` and `_note` are what the outline
/// and the commands look for.
enum ControlLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("struct Text: View, Equatable", text),
    LibraryPart(
      "struct Image: View",
      """
      let _text: String
      typealias Body = Never
      init(systemName: String) { _text = systemName }
      init(_ name: String) { _text = name }
      init(decorative name: String) { _text = name }
      func resizable() -> Image { self }
      func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
      enum TemplateRenderingMode {
        case template
        case original
      }
      """),
    LibraryPart(
      "struct Label<Title: View, Icon: View>: View",
      """
      let _title: Title
      let _icon: Icon
      typealias Body = Never
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        _title = title()
        _icon = icon()
      }
      """),
    LibraryPart(
      "extension Label where Title == Text, Icon == EmptyView",
      """
      init(_ title: String, systemImage: String) {
        _title = Text(title)
        _icon = EmptyView()
      }
      init(_ title: String, image: String) {
        _title = Text(title)
        _icon = EmptyView()
      }
      """),
    LibraryPart(
      "struct Button<Label: View>: View",
      """
      let _action: () -> Void
      let _label: Label
      typealias Body = Never
      init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        _action = action
        _label = label()
      }
      init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        _action = action
        _label = label()
      }
      """),
    LibraryPart(
      "extension Button where Label == Text",
      """
      init(_ title: String, action: @escaping () -> Void) {
        _action = action
        _label = Text(title)
      }
      init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
        _action = action
        _label = Text(title)
      }
      init(_ title: String, systemImage: String, action: @escaping () -> Void) {
        _action = action
        _label = Text(title)
      }
      init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        _action = action
        _label = Text(title)
      }
      """),
    LibraryPart(
      "struct ButtonRole: Equatable",
      "let _name: String\nstatic var destructive: ButtonRole { ButtonRole(_name: \"destructive\") }\nstatic var cancel: ButtonRole { ButtonRole(_name: \"cancel\") }"
    ),
    LibraryPart(
      "struct Toggle<Label: View>: View",
      """
      let _binding: Binding<Bool>
      let _label: Label
      typealias Body = Never
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _binding = isOn
        _label = label()
      }
      """),
    LibraryPart(
      "extension Toggle where Label == Text",
      """
      init(_ title: String, isOn: Binding<Bool>) {
        _binding = isOn
        _label = Text(title)
      }
      """),
    field("TextField", "_ title: String, text: Binding<String>, axis: Axis = .horizontal"),
    field("SecureField", "_ title: String, text: Binding<String>"),
    LibraryPart(
      "extension TextField",
      """
      init(_ title: String, text: Binding<String>, prompt: Text?) {
        _text = title
        _binding = text
      }
      """),
    LibraryPart(
      "struct TextEditor: View",
      """
      let _binding: Binding<String>
      typealias Body = Never
      init(text: Binding<String>) { _binding = text }
      """),
    LibraryPart(
      "struct Slider<V: BinaryFloatingPoint>: View",
      """
      let _binding: Binding<V>
      typealias Body = Never
      init(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) { _binding = value }
      init(value: Binding<V>, in bounds: ClosedRange<V>, step: V) { _binding = value }
      """),
    LibraryPart(
      "struct Stepper<Label: View, V>: View",
      """
      let _binding: Binding<V>
      let _label: Label
      typealias Body = Never
      """),
    LibraryPart(
      "extension Stepper where V: Strideable",
      """
      init(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        _binding = value
        _label = label()
      }
      init(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        _binding = value
        _label = label()
      }
      """),
    LibraryPart(
      "extension Stepper where Label == Text, V: Strideable",
      """
      init(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
        _binding = value
        _label = Text(title)
      }
      init(_ title: String, value: Binding<V>, step: V.Stride = 1) {
        _binding = value
        _label = Text(title)
      }
      """),
    LibraryPart(
      "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
      """
      let _binding: Binding<SelectionValue>
      let _label: Label
      let _content: Content
      typealias Body = Never
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _binding = selection
        _label = label()
        _content = content()
      }
      """),
    LibraryPart(
      "extension Picker where Label == Text",
      """
      init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        _binding = selection
        _label = Text(title)
        _content = content()
      }
      """),
    LibraryPart(
      "struct DatePicker: View",
      """
      let _text: String
      let _binding: Binding<Date>
      typealias Body = Never
      init(_ title: String, selection: Binding<Date>) {
        _text = title
        _binding = selection
      }
      """),
    LibraryPart(
      "struct ProgressView: View",
      """
      let _note: String
      typealias Body = Never
      init() { _note = "" }
      init(_ title: String) { _note = title }
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { _note = value.map { "\\($0) of \\(total)" } ?? "" }
      init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) {
        _note = value.map { "\\(title) \\($0) of \\(total)" } ?? title
      }
      """),
    LibraryPart(
      "struct Menu<Label: View, Content: View>: View",
      """
      let _label: Label
      let _content: Content
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _label = label()
        _content = content()
      }
      init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        _label = Text(title)
        _content = content()
      }
      """),
    LibraryPart(
      "struct URL: Hashable, CustomStringConvertible",
      """
      let absoluteString: String
      init?(string: String) {
        if string.isEmpty { return nil }
        absoluteString = string
      }
      var description: String { absoluteString }
      """),
    LibraryPart(
      "struct Link: View",
      """
      let _text: String
      typealias Body = Never
      init(_ title: String, destination: URL) { _text = title }
      """),
    LibraryPart(
      "struct ContentUnavailableView: View",
      """
      let _text: String
      let _note: String
      typealias Body = Never
      init(_ title: String, systemImage: String, description: Text? = nil) {
        _text = title
        _note = description?._text ?? ""
      }
      """),
    LibraryPart(
      "struct AsyncImage: View",
      """
      let _note: String
      typealias Body = Never
      init(url: URL?) { _note = url.map { "\\($0)" } ?? "" }
      """),
    LibraryPart("struct EditButton: View", "typealias Body = Never\ninit() {}"),
    LibraryPart("struct Spacer: View", "typealias Body = Never\ninit(minLength: Double? = nil) {}"),
    LibraryPart("struct Divider: View", "typealias Body = Never\ninit() {}"),
    navigationLink,
  ]

  private static func field(_ name: String, _ parameters: String) -> LibraryPart {
    LibraryPart(
      "struct \(name): View",
      """
      let _text: String
      let _binding: Binding<String>
      typealias Body = Never
      init(\(parameters)) {
        _text = title
        _binding = text
      }
      """)
  }

  private static let text = """
    let _text: String
    typealias Body = Never
    init(_ content: String) { _text = content }
    init<S: StringProtocol>(_ content: S) { _text = String(content) }
    init(verbatim content: String) { _text = content }
    init(_ date: Date, style: DateStyle) { _text = "\\(date)" }
    init(_ image: Image) { _text = image._text }
    static func + (lhs: Text, rhs: Text) -> Text { Text(lhs._text + rhs._text) }
    func bold() -> Text { self }
    func bold(_ isActive: Bool) -> Text { self }
    func italic() -> Text { self }
    func underline(_ isActive: Bool = true) -> Text { self }
    func strikethrough(_ isActive: Bool = true) -> Text { self }
    func monospacedDigit() -> Text { self }
    func fontWeight(_ weight: Font.Weight?) -> Text { self }
    func font(_ font: Font?) -> Text { self }
    func foregroundColor(_ color: Color?) -> Text { self }
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    func kerning(_ kerning: Double) -> Text { self }
    struct DateStyle {
      static var date: DateStyle { DateStyle() }
      static var time: DateStyle { DateStyle() }
      static var timer: DateStyle { DateStyle() }
      static var relative: DateStyle { DateStyle() }
    }
    """

  /// Made of others: a button that presents.
  private static let navigationLink = LibraryPart(
    "struct NavigationLink<Label: View, Destination: View>: View",
    """
    let _label: Label
    let _destination: (() -> Destination)?
    let _value: Any?
    @stored var _isActive: State<Bool>
    @stored var _destinations: Environment<[String: (Any) -> AnyView]>
    init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
      _label = label()
      _destination = destination
      _value = nil
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    init(destination: @escaping @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
      _label = label()
      _destination = destination
      _value = nil
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    init(_ title: String, @ViewBuilder destination: @escaping () -> Destination) where Label == Text {
      _label = Text(title)
      _destination = destination
      _value = nil
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    init(_ title: String, destination: @escaping @autoclosure () -> Destination) where Label == Text {
      _label = Text(title)
      _destination = destination
      _value = nil
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
      _label = label()
      _destination = nil
      _value = value
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    init<P: Hashable>(_ title: String, value: P?) where Label == Text, Destination == Never {
      _label = Text(title)
      _destination = nil
      _value = value
      _isActive = State(wrappedValue: false)
      _destinations = Environment(\\._destinations)
    }
    var body: some View {
      Button(action: { _isActive.wrappedValue = true }) { _label }
        ._presentation("destination", isPresented: _isActive.projectedValue) { _content }
    }
    var _content: AnyView {
      if let _destination { return AnyView(_destination()) }
      if let _value, let make = _destinations.wrappedValue[String(reflecting: type(of: _value))] { return make(_value) }
      return AnyView(EmptyView())
    }
    """)
}
