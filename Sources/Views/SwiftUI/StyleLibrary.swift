import Code

/// Values of layout and style. They change nothing but the words of the outline.
enum StyleLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct CGSize: Equatable, Hashable",
      """
      @stored var width: Double
      @stored var height: Double
      init() {
        width = 0
        height = 0
      }
      init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
      init(width: Int, height: Int) {
        self.width = Double(width)
        self.height = Double(height)
      }
      static var zero: CGSize { CGSize() }
      """),
    LibraryPart(
      "struct CGPoint: Equatable, Hashable",
      """
      @stored var x: Double
      @stored var y: Double
      init() {
        x = 0
        y = 0
      }
      init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
      init(x: Int, y: Int) {
        self.x = Double(x)
        self.y = Double(y)
      }
      static var zero: CGPoint { CGPoint() }
      """),
    LibraryPart(
      "struct GridItem",
      "init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {}\nenum Size {\n  case fixed(Double)\n  case flexible(minimum: Double = 10, maximum: Double = .infinity)\n  case adaptive(minimum: Double, maximum: Double = .infinity)\n}"
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
    LibraryPart("enum Axis: Hashable", "case horizontal\ncase vertical\ntypealias Set = _AxisSet"),
    optionSet("_AxisSet", [("horizontal", 1), ("vertical", 2)]),
    LibraryPart(
      "enum Edge: Hashable, CaseIterable",
      "case top\ncase leading\ncase bottom\ncase trailing\ntypealias Set = _EdgeSet"),
    optionSet(
      "_EdgeSet",
      [
        ("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8), ("horizontal", 10), ("vertical", 5), ("all", 15),
      ]),
    LibraryPart(
      "struct EdgeInsets: Equatable",
      "@stored var top: Double = 0\n@stored var leading: Double = 0\n@stored var bottom: Double = 0\n@stored var trailing: Double = 0\ninit() {}\ninit(top: Double, leading: Double, bottom: Double, trailing: Double) {\n  self.top = top\n  self.leading = leading\n  self.bottom = bottom\n  self.trailing = trailing\n}"
    ),
    LibraryPart("protocol ShapeStyle", ""),
    LibraryPart(
      "struct Color: View, ShapeStyle, Hashable",
      """
      let _text: String
      typealias Body = Never
      init(_ name: String) { _text = name }
      init(red: Double, green: Double, blue: Double, opacity: Double = 1) { _text = "\\(red) \\(green) \\(blue)" }
      init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        _text = "\\(red) \\(green) \\(blue)"
      }
      init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { _text = "white \\(white)" }
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        _text = "\\(hue) \\(saturation) \\(brightness)"
      }
      init(white: Double, opacity: Double = 1) { _text = "white \\(white)" }
      init(_ name: String, bundle: Bundle?) { _text = name }
      init(_ color: UIColor) { _text = color._name }
      init(uiColor: UIColor) { _text = uiColor._name }
      enum RGBColorSpace {
        case sRGB
        case sRGBLinear
        case displayP3
      }
      var gradient: AnyGradient { AnyGradient() }
      func mix(with other: Color, by fraction: Double) -> Color { self }
      func opacity(_ opacity: Double) -> Color { self }
      static func random() -> Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1)) }
      """
        + (colours + ["primary", "secondary", "accentColor"]).map { "\nstatic var \($0): Color { Color(\"\($0)\") }" }
        .joined()),
    LibraryPart(
      "extension ShapeStyle where Self == Color",
      colours.map { "static var \($0): Color { Color(\"\($0)\") }" }.joined(separator: "\n")),
    LibraryPart(
      "struct UIColor: Hashable",
      "let _name: String\n"
        + uiColours.map { "static var \($0): UIColor { UIColor(_name: \"\($0)\") }" }.joined(separator: "\n")),
    LibraryPart("extension ShapeStyle", "func opacity(_ opacity: Double) -> some ShapeStyle { self }"),
    LibraryPart("struct HierarchicalShapeStyle: ShapeStyle", ""),
    LibraryPart(
      "extension ShapeStyle where Self == HierarchicalShapeStyle",
      "static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }\nstatic var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }\nstatic var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }\nstatic var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }"
    ),
    LibraryPart("struct Material: ShapeStyle", materials("static var", ": Material { Material() }")),
    LibraryPart("extension ShapeStyle where Self == Material", materials("static var", ": Material { Material() }")),
    LibraryPart("struct TintShapeStyle: ShapeStyle", "init() {}"),
    LibraryPart(
      "extension ShapeStyle where Self == TintShapeStyle", "static var tint: TintShapeStyle { TintShapeStyle() }"),
    LibraryPart("struct ForegroundStyle: ShapeStyle", "init() {}"),
    LibraryPart(
      "extension ShapeStyle where Self == ForegroundStyle",
      "static var foreground: ForegroundStyle { ForegroundStyle() }"),
    LibraryPart("struct BackgroundStyle: ShapeStyle", "init() {}"),
    LibraryPart(
      "extension ShapeStyle where Self == BackgroundStyle",
      "static var background: BackgroundStyle { BackgroundStyle() }"),
    LibraryPart("struct SeparatorShapeStyle: ShapeStyle", "init() {}"),
    LibraryPart(
      "extension ShapeStyle where Self == SeparatorShapeStyle",
      "static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }"),
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
      static func custom(_ name: String, size: Double) -> Font { Font(_name: name) }
      func bold() -> Font { self }
      func italic() -> Font { self }
      func weight(_ weight: Weight) -> Font { self }
      func width(_ width: Width) -> Font { self }
      func leading(_ leading: Leading) -> Font { self }
      func smallCaps() -> Font { self }
      static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font(_name: name) }
      static func custom(_ name: String, fixedSize: Double) -> Font { Font(_name: name) }
      static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font { Font(_name: "system \\(size)") }
      enum Width: Hashable {
        case compressed, condensed, standard, expanded
      }
      enum Leading: Hashable {
        case standard, tight, loose
      }
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

      """ + animations.map { "static var `\($0)`: Animation { Animation(_name: \"\($0)\") }" }.joined(separator: "\n")
        + """

        static func linear(duration: Double) -> Animation { linear }
        static func easeIn(duration: Double) -> Animation { easeIn }
        static func easeOut(duration: Double) -> Animation { easeOut }
        static func easeInOut(duration: Double) -> Animation { easeInOut }
        static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
          Animation(_name: "timingCurve")
        }
        static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
          spring
        }
        static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { spring }
        static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation {
          interactiveSpring
        }
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation {
          Animation(_name: "interpolatingSpring")
        }
        static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
        static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
        static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
        func delay(_ delay: Double) -> Animation { self }
        func speed(_ speed: Double) -> Animation { self }
        func repeatForever(autoreverses: Bool = true) -> Animation { self }
        func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
        """),
    LibraryPart(
      "struct AnyTransition",
      ["opacity", "slide", "scale", "identity", "blurReplace", "symbolEffect"]
        .map { "static var \($0): AnyTransition { AnyTransition() }" }.joined(separator: "\n") + """

          static func move(edge: Edge) -> AnyTransition { AnyTransition() }
          static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
          static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
          static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
          static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
          static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
          func combined(with other: AnyTransition) -> AnyTransition { self }
          func animation(_ animation: Animation?) -> AnyTransition { self }
          """),
  ]

  private static let uiColours = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel", "tertiaryLabel",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemRed", "systemBlue",
    "systemGreen", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "link",
    "placeholderText", "white", "black", "clear", "gray", "lightGray", "darkGray", "red", "blue", "green",
  ]
  private static let colours = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear",
  ]
  private static let animations = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy", "interactiveSpring",
  ]
  private static let fonts = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]

  private static func materials(_ start: String, _ end: String) -> String {
    ["ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "bar"]
      .map { "\(start) \($0)\(end.hasPrefix(":") ? "" : " ")\(end)" }.joined(separator: "\n")
  }

  /// `Axis.Set` under a name of its own: a library type named `Set` is the standard library's.
  private static func optionSet(_ name: String, _ members: [(String, Int)]) -> LibraryPart {
    LibraryPart(
      "struct \(name): OptionSet",
      "let rawValue: Int\n"
        + members.map { "static var \($0): \(name) { \(name)(rawValue: \($1)) }" }.joined(separator: "\n"))
  }

  private static func constants(_ name: String, _ names: [String]) -> LibraryPart {
    LibraryPart(
      "struct \(name): Hashable",
      "let _name: String\n"
        + names.map { "static var \($0): \(name) { \(name)(_name: \"\($0)\") }" }.joined(separator: "\n"))
  }
}
