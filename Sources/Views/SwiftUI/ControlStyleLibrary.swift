import Code

/// Styles of controls: those that have a name, and those that a program writes, which make the control's view.
enum ControlStyleLibrary {
  static let parts: [LibraryPart] =
    plain.flatMap { name, styles in
      [LibraryPart("protocol \(name)", "")] + named(name, styles, members: "")
    } + made.flatMap { style in parts(of: style) } + configurations + styled + more + pages

  /// `PlainListStyle` and `.plain`, for each name of a kind.
  private static func named(
    _ kind: String, _ styles: [String], and more: String = "", members: String
  ) -> [LibraryPart] {
    styles.flatMap { style in
      let prefix = style == "automatic" ? "Default" : style.prefix(1).uppercased() + style.dropFirst()
      let type = prefix + kind.replacing("Primitive", with: "")
      return [
        LibraryPart("struct \(type): \(kind)\(more)", "init() {}\n" + members),
        LibraryPart("extension \(kind) where Self == \(type)", "static var `\(style)`: \(type) { \(type)() }"),
      ]
    }
  }

  private static let plain: [(String, [String])] = [
    ("ListStyle", ["plain", "inset", "insetGrouped", "grouped", "sidebar", "automatic", "bordered"]),
    ("TextFieldStyle", ["plain", "roundedBorder", "automatic", "squareBorder"]),
    ("PickerStyle", ["segmented", "menu", "wheel", "inline", "automatic", "navigationLink", "radioGroup", "palette"]),
    ("DatePickerStyle", ["graphical", "wheel", "compact", "automatic", "field", "stepperField"]),
    ("MenuStyle", ["automatic", "button", "borderlessButton"]),
    ("NavigationViewStyle", ["stack", "columns", "automatic"]),
    ("FormStyle", ["automatic", "grouped", "columns"]), ("ControlGroupStyle", ["automatic", "navigation", "menu"]),
    ("TabViewStyle", ["automatic", "sidebarAdaptable", "tabBarOnly"]),
  ]

  private static let pages: [LibraryPart] = [
    LibraryPart(
      "struct PageTabViewStyle: TabViewStyle",
      """
      init(indexDisplayMode: IndexDisplayMode = .automatic) {}
      enum IndexDisplayMode {
        case automatic
        case always
        case never
      }
      """),
    LibraryPart(
      "extension TabViewStyle where Self == PageTabViewStyle",
      """
      static var page: PageTabViewStyle { PageTabViewStyle() }
      static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
      """),
  ]

  // MARK: Styles with a body

  private struct Style {
    let kind: String
    /// The control that asks for it.
    let control: String
    let modifier: String
    /// Makes the style's configuration of the control's.
    let configuration: String
    let names: [String]
  }

  private static let made = [
    Style(
      kind: "ButtonStyle", control: "Button", modifier: "buttonStyle",
      configuration: "ButtonStyleConfiguration($0 as! PrimitiveButtonStyleConfiguration)", names: []),
    Style(
      kind: "PrimitiveButtonStyle", control: "Button", modifier: "buttonStyle",
      configuration: "$0 as! PrimitiveButtonStyleConfiguration",
      names: ["plain", "bordered", "borderedProminent", "borderless", "automatic", "link", "glass", "glassProminent"]),
    Style(
      kind: "ToggleStyle", control: "Toggle", modifier: "toggleStyle", configuration: "$0 as! ToggleStyleConfiguration",
      names: ["switch", "button", "automatic", "checkbox"]),
    Style(
      kind: "LabelStyle", control: "Label", modifier: "labelStyle", configuration: "$0 as! LabelStyleConfiguration",
      names: ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]),
    Style(
      kind: "ProgressViewStyle", control: "ProgressView", modifier: "progressViewStyle",
      configuration: "$0 as! ProgressViewStyleConfiguration", names: ["automatic", "linear", "circular"]),
    Style(
      kind: "GroupBoxStyle", control: "GroupBox", modifier: "groupBoxStyle",
      configuration: "$0 as! GroupBoxStyleConfiguration", names: ["automatic"]),
    Style(
      kind: "LabeledContentStyle", control: "LabeledContent", modifier: "labeledContentStyle",
      configuration: "$0 as! LabeledContentStyleConfiguration", names: ["automatic"]),
    Style(
      kind: "DisclosureGroupStyle", control: "_DisclosureGroup", modifier: "disclosureGroupStyle",
      configuration: "$0 as! DisclosureGroupStyleConfiguration", names: ["automatic"]),
    Style(
      kind: "GaugeStyle", control: "Gauge", modifier: "gaugeStyle", configuration: "$0 as! GaugeStyleConfiguration",
      names: ["automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "linearCapacity"]),
  ]

  /// The protocol, the styles that have a name, and the modifiers that set one: a named style lets the control be
  /// what it is.
  private static func parts(of style: Style) -> [LibraryPart] {
    [
      LibraryPart(
        "@MainActor @preconcurrency protocol \(style.kind)",
        """
        associatedtype Body: View
        typealias Configuration = \(style.kind)Configuration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
        """),
      LibraryPart(
        "extension View",
        """
        func \(style.modifier)<S: \(style.kind)>(_ style: S) -> some View {
          transformEnvironment(\\._styles) {
            $0["\(style.control)"] = style is _PlainStyle ? nil : {
              AnyView(
                style.makeBody(configuration: \(style.configuration))
                  .transformEnvironment(\\._styles) { $0["\(style.control)"] = nil })
            }
          }
        }
        """),
    ]
      + named(
        style.kind, style.names, and: ", _PlainStyle",
        members: "typealias Body = EmptyView\nfunc makeBody(configuration: Configuration) -> EmptyView { EmptyView() }")
  }

  private static let configurations: [LibraryPart] = [
    LibraryPart("protocol _PlainStyle", ""),
    LibraryPart("struct _StyledPart: View", "let _content: AnyView\ntypealias Body = Never"),
    LibraryPart(
      "extension EnvironmentValues",
      """
      var _styles: [String: (Any) -> AnyView] {
        get { _value("_styles", [:]) }
        set { _values["_styles"] = newValue }
      }
      """),
    LibraryPart(
      "struct PrimitiveButtonStyleConfiguration",
      """
      typealias Label = _StyledPart
      let role: ButtonRole?
      let label: _StyledPart
      let _action: () -> Void
      func trigger() { _action() }
      """),
    LibraryPart(
      "struct ButtonStyleConfiguration",
      """
      typealias Label = _StyledPart
      let role: ButtonRole?
      let label: _StyledPart
      let isPressed: Bool
      init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = configuration.label
        isPressed = false
      }
      """),
    LibraryPart(
      "struct ToggleStyleConfiguration",
      """
      typealias Label = _StyledPart
      let label: _StyledPart
      @Binding var isOn: Bool
      init(label: _StyledPart, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
      }
      """),
    LibraryPart(
      "struct LabelStyleConfiguration",
      """
      typealias Title = _StyledPart
      typealias Icon = _StyledPart
      let title: _StyledPart
      let icon: _StyledPart
      """),
    LibraryPart(
      "struct ProgressViewStyleConfiguration",
      """
      typealias Label = _StyledPart
      typealias CurrentValueLabel = _StyledPart
      let fractionCompleted: Double?
      let label: _StyledPart?
      let currentValueLabel: _StyledPart?
      """),
    LibraryPart(
      "struct GroupBoxStyleConfiguration",
      """
      typealias Label = _StyledPart
      typealias Content = _StyledPart
      let label: _StyledPart
      let content: _StyledPart
      """),
  ]

  private static let more: [LibraryPart] = [
    LibraryPart(
      "struct LabeledContentStyleConfiguration",
      """
      typealias Label = _StyledPart
      typealias Content = _StyledPart
      let label: _StyledPart
      let content: _StyledPart
      """),
    LibraryPart(
      "struct DisclosureGroupStyleConfiguration",
      """
      typealias Label = _StyledPart
      typealias Content = _StyledPart
      let label: _StyledPart
      let content: _StyledPart
      @Binding var isExpanded: Bool
      init(label: _StyledPart, content: _StyledPart, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
      }
      """),
    LibraryPart(
      "struct GaugeStyleConfiguration",
      """
      typealias Label = _StyledPart
      typealias CurrentValueLabel = _StyledPart
      let value: Double
      let label: _StyledPart
      let currentValueLabel: _StyledPart?
      """),
    LibraryPart(
      "extension LabeledContent: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          LabeledContentStyleConfiguration(
            label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_value))))
      }
      """),
    LibraryPart(
      "extension _DisclosureGroup: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          DisclosureGroupStyleConfiguration(
            label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_content)),
            isExpanded: _isExpanded))
      }
      """),
    LibraryPart(
      "extension Gauge: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          GaugeStyleConfiguration(
            value: _fraction, label: _StyledPart(_content: AnyView(_label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : _StyledPart(_content: AnyView(_current))))
      }
      """),
  ]

  /// What a control tells the style that makes its view.
  private static let styled: [LibraryPart] = [
    LibraryPart("protocol _Styled", "func _styled(_ make: (Any) -> AnyView) -> AnyView"),
    LibraryPart(
      "extension Button: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          PrimitiveButtonStyleConfiguration(
            role: _note.isEmpty ? nil : ButtonRole(_name: _note), label: _StyledPart(_content: AnyView(_label)),
            _action: _action))
      }
      """),
    LibraryPart(
      "extension Toggle: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(ToggleStyleConfiguration(label: _StyledPart(_content: AnyView(_label)), isOn: _binding))
      }
      """),
    LibraryPart(
      "extension Label: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          LabelStyleConfiguration(
            title: _StyledPart(_content: AnyView(_label)), icon: _StyledPart(_content: AnyView(_icon))))
      }
      """),
    LibraryPart(
      "extension ProgressView: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          ProgressViewStyleConfiguration(
            fractionCompleted: _fraction, label: _StyledPart(_content: AnyView(_label)),
            currentValueLabel: _StyledPart(_content: AnyView(_current))))
      }
      """),
    LibraryPart(
      "extension GroupBox: _Styled",
      """
      func _styled(_ make: (Any) -> AnyView) -> AnyView {
        make(
          GroupBoxStyleConfiguration(
            label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_content))))
      }
      """),
  ]
}
