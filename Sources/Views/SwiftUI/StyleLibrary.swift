import Code

/// Values of layout and style. They change nothing but the words of the outline.
enum StyleLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct CGSize: Equatable",
      "@stored var width: Double\n@stored var height: Double\nstatic var zero: CGSize { CGSize(width: 0, height: 0) }"),
    LibraryPart(
      "struct CGPoint: Equatable",
      "@stored var x: Double\n@stored var y: Double\nstatic var zero: CGPoint { CGPoint(x: 0, y: 0) }"),
    LibraryPart(
      "struct GridItem",
      "init(_ size: Size = .flexible(), spacing: Double? = nil) {}\nenum Size {\n  case fixed(Double)\n  case flexible(minimum: Double = 10, maximum: Double = .infinity)\n  case adaptive(minimum: Double, maximum: Double = .infinity)\n}"
    ),
    constants("HorizontalAlignment", ["leading", "center", "trailing"]),
    constants("VerticalAlignment", ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
    constants(
      "Alignment",
      [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ]),
    constants("TextAlignment", ["leading", "center", "trailing"]),
    LibraryPart(
      "enum Axis: Hashable",
      "case horizontal\ncase vertical\nstruct Set: OptionSet {\n  let rawValue: Int\n  static var horizontal: Set { Set(rawValue: 1) }\n  static var vertical: Set { Set(rawValue: 2) }\n}"
    ),
    LibraryPart(
      "enum Edge: Hashable",
      """
      case top
      case leading
      case bottom
      case trailing
      struct Set: OptionSet {
        let rawValue: Int
        static var top: Set { Set(rawValue: 1) }
        static var leading: Set { Set(rawValue: 2) }
        static var bottom: Set { Set(rawValue: 4) }
        static var trailing: Set { Set(rawValue: 8) }
        static var horizontal: Set { Set(rawValue: 10) }
        static var vertical: Set { Set(rawValue: 5) }
        static var all: Set { Set(rawValue: 15) }
      }
      """),
    LibraryPart(
      "struct EdgeInsets: Equatable",
      "@stored var top: Double = 0\n@stored var leading: Double = 0\n@stored var bottom: Double = 0\n@stored var trailing: Double = 0\ninit() {}\ninit(top: Double, leading: Double, bottom: Double, trailing: Double) {}"
    ),
    LibraryPart("protocol ShapeStyle", ""),
    LibraryPart(
      "struct Color: View, ShapeStyle, Hashable",
      """
      let _text: String
      typealias Body = Never
      init(_ name: String) { _text = name }
      init(red: Double, green: Double, blue: Double, opacity: Double = 1) { _text = "\\(red) \\(green) \\(blue)" }
      init(hue: Double, saturation: Double, brightness: Double) { _text = "\\(hue) \\(saturation) \\(brightness)" }
      init(white: Double) { _text = "white \\(white)" }
      func opacity(_ opacity: Double) -> Color { self }
      static func random() -> Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1)) }
      """ + colours.map { "\nstatic var \($0): Color { Color(\"\($0)\") }" }.joined()),
    LibraryPart(
      "extension ShapeStyle where Self == Color",
      colours.map { "static var \($0): Color { Color(\"\($0)\") }" }.joined(separator: "\n")),
    LibraryPart("struct HierarchicalShapeStyle: ShapeStyle", ""),
    LibraryPart(
      "extension ShapeStyle where Self == HierarchicalShapeStyle",
      "static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }\nstatic var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }\nstatic var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }"
    ),
    LibraryPart("struct Material: ShapeStyle", materials("static var", ": Material { Material() }")),
    LibraryPart("extension ShapeStyle where Self == Material", materials("static var", ": Material { Material() }")),
    LibraryPart("struct TintShapeStyle: ShapeStyle", ""),
    LibraryPart(
      "extension ShapeStyle where Self == TintShapeStyle", "static var tint: TintShapeStyle { TintShapeStyle() }"),
    LibraryPart("struct Gradient: ShapeStyle", "init(colors: [Color]) {}"),
    LibraryPart(
      "struct LinearGradient: View, ShapeStyle",
      "typealias Body = Never\ninit(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}\ninit(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}"
    ),
    constants(
      "UnitPoint",
      [
        "zero", "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ]),
    LibraryPart(
      "struct Font: Hashable",
      """
      let _name: String
      static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(_name: "system") }
      static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font(_name: "system \\(size)") }
      static func custom(_ name: String, size: Double) -> Font { Font(_name: name) }
      func bold() -> Font { self }
      func italic() -> Font { self }
      func weight(_ weight: Weight) -> Font { self }
      func monospacedDigit() -> Font { self }
      func monospaced() -> Font { self }
      enum Weight: Hashable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }
      enum Design: Hashable {
        case `default`, serif, rounded, monospaced
      }
      enum TextStyle: Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
      }
      """ + fonts.map { "\nstatic var \($0): Font { Font(_name: \"\($0)\") }" }.joined()),
    LibraryPart(
      "struct Animation: Equatable",
      """
      let _name: String
      static var `default`: Animation { Animation(_name: "default") }
      static var linear: Animation { Animation(_name: "linear") }
      static var easeIn: Animation { Animation(_name: "easeIn") }
      static var easeOut: Animation { Animation(_name: "easeOut") }
      static var easeInOut: Animation { Animation(_name: "easeInOut") }
      static var spring: Animation { Animation(_name: "spring") }
      static var bouncy: Animation { Animation(_name: "bouncy") }
      static var smooth: Animation { Animation(_name: "smooth") }
      static var snappy: Animation { Animation(_name: "snappy") }
      static func linear(duration: Double) -> Animation { linear }
      static func easeIn(duration: Double) -> Animation { easeIn }
      static func easeOut(duration: Double) -> Animation { easeOut }
      static func easeInOut(duration: Double) -> Animation { easeInOut }
      static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation { spring }
      static func spring(duration: Double, bounce: Double = 0) -> Animation { spring }
      func delay(_ delay: Double) -> Animation { self }
      func speed(_ speed: Double) -> Animation { self }
      func repeatForever(autoreverses: Bool = true) -> Animation { self }
      """),
    LibraryPart(
      "struct AnyTransition",
      "static var opacity: AnyTransition { AnyTransition() }\nstatic var slide: AnyTransition { AnyTransition() }\nstatic var scale: AnyTransition { AnyTransition() }\nstatic var identity: AnyTransition { AnyTransition() }\nstatic func move(edge: Edge) -> AnyTransition { AnyTransition() }\nfunc combined(with other: AnyTransition) -> AnyTransition { self }\nstatic func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }"
    ),
    LibraryPart("protocol Shape: View", ""),
    shape("Rectangle", ""), shape("Circle", ""), shape("Capsule", ""), shape("Ellipse", ""),
    shape("RoundedRectangle", "cornerRadius: Double"),
    LibraryPart(
      "extension Shape",
      """
      func fill<S: ShapeStyle>(_ style: S) -> some View { _style("fill", "") }
      func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View { _style("stroke", "") }
      func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some View { _style("strokeBorder", "") }
      """),
    LibraryPart("protocol ButtonStyle", ""),
    named("ButtonStyle", ["plain", "bordered", "borderedProminent", "borderless", "automatic"]),
    LibraryPart("struct _NamedButtonStyle: ButtonStyle", ""),
    LibraryPart("protocol ListStyle", ""),
    named("ListStyle", ["plain", "inset", "insetGrouped", "grouped", "sidebar", "automatic"]),
    LibraryPart("struct _NamedListStyle: ListStyle", ""),
    LibraryPart("protocol TextFieldStyle", ""), named("TextFieldStyle", ["plain", "roundedBorder", "automatic"]),
    LibraryPart("struct _NamedTextFieldStyle: TextFieldStyle", ""),
    LibraryPart("protocol PickerStyle", ""),
    named("PickerStyle", ["segmented", "menu", "wheel", "inline", "automatic", "navigationLink"]),
    LibraryPart("struct _NamedPickerStyle: PickerStyle", ""),
    LibraryPart("protocol ToggleStyle", ""), named("ToggleStyle", ["switch", "button", "automatic"]),
    LibraryPart("struct _NamedToggleStyle: ToggleStyle", ""),
    LibraryPart("protocol TabViewStyle", ""), named("TabViewStyle", ["page", "automatic"]),
    LibraryPart("struct _NamedTabViewStyle: TabViewStyle", ""),
  ]

  private static let colours = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "accentColor",
  ]
  private static let fonts = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]

  private static func materials(_ start: String, _ end: String) -> String {
    ["ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "bar"]
      .map { "\(start) \($0)\(end.hasPrefix(":") ? "" : " ")\(end)" }.joined(separator: "\n")
  }

  private static func constants(_ name: String, _ names: [String]) -> LibraryPart {
    LibraryPart(
      "struct \(name): Hashable",
      "let _name: String\n"
        + names.map { "static var \($0): \(name) { \(name)(_name: \"\($0)\") }" }.joined(separator: "\n"))
  }

  private static func shape(_ name: String, _ parameters: String) -> LibraryPart {
    LibraryPart("struct \(name): Shape", "typealias Body = Never\ninit(\(parameters)) {}")
  }

  /// `.plain`, `.bordered` … of a style protocol.
  private static func named(_ name: String, _ names: [String]) -> LibraryPart {
    LibraryPart(
      "extension \(name) where Self == _Named\(name)",
      names.map { "static var `\($0)`: _Named\(name) { _Named\(name)() }" }.joined(separator: "\n"))
  }
}
