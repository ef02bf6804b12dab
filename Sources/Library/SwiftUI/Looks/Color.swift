struct Color: View, ShapeStyle, Hashable {
  let _text: String
  /// The components, if they are known and the same in every environment.
  let _components: Resolved?
  typealias Body = Never
  init(_text: String, _components: Resolved?) {
    self._text = _text
    self._components = _components
  }
  init(_ name: String) { self.init(_text: name, _components: nil) }
  init(_ name: String, bundle: Bundle?) { self.init(_text: name, _components: nil) }
  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }
  init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      _text: "\(red) \(green) \(blue)",
      _components: Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }
  init(white: Double, opacity: Double = 1) { self.init(.sRGB, white: white, opacity: opacity) }
  init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(
      _text: "white \(white)",
      _components: Resolved(
        colorSpace: colorSpace, red: Float(white), green: Float(white), blue: Float(white), opacity: Float(opacity)))
  }
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      _text: "\(hue) \(saturation) \(brightness)",
      _components: Resolved(_hue: hue, saturation, brightness, opacity: opacity))
  }
  init(_ resolved: Resolved) { self.init(_text: resolved.description, _components: resolved) }
  init(_ color: UIColor) { self = color._color }
  init(uiColor: UIColor) { self = uiColor._color }
  init(_ resource: ColorResource) { self.init(_text: resource._name, _components: nil) }
  enum RGBColorSpace {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  var gradient: AnyGradient { AnyGradient() }
  func mix(with other: Color, by fraction: Double) -> Color {
    Color(_text: "\(_text) mixed with \(fraction) of \(other._text)", _components: nil)
  }
  func opacity(_ opacity: Double) -> Color {
    var components = _components
    components?.opacity *= Float(opacity)
    return Color(_text: "\(Int((opacity * 100).rounded()))% \(_text)", _components: components)
  }
  static func random() -> Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1)) }
  static var red: Color { Color("red") }
  static var orange: Color { Color("orange") }
  static var yellow: Color { Color("yellow") }
  static var green: Color { Color("green") }
  static var mint: Color { Color("mint") }
  static var teal: Color { Color("teal") }
  static var cyan: Color { Color("cyan") }
  static var blue: Color { Color("blue") }
  static var indigo: Color { Color("indigo") }
  static var purple: Color { Color("purple") }
  static var pink: Color { Color("pink") }
  static var brown: Color { Color("brown") }
  static var white: Color { Color("white") }
  static var gray: Color { Color("gray") }
  static var black: Color { Color("black") }
  static var clear: Color { Color("clear") }
  static var primary: Color { Color("primary") }
  static var secondary: Color { Color("secondary") }
  static var accentColor: Color { Color("accentColor") }
}

extension ShapeStyle where Self == Color {
  static var red: Color { Color("red") }
  static var orange: Color { Color("orange") }
  static var yellow: Color { Color("yellow") }
  static var green: Color { Color("green") }
  static var mint: Color { Color("mint") }
  static var teal: Color { Color("teal") }
  static var cyan: Color { Color("cyan") }
  static var blue: Color { Color("blue") }
  static var indigo: Color { Color("indigo") }
  static var purple: Color { Color("purple") }
  static var pink: Color { Color("pink") }
  static var brown: Color { Color("brown") }
  static var white: Color { Color("white") }
  static var gray: Color { Color("gray") }
  static var black: Color { Color("black") }
  static var clear: Color { Color("clear") }
}

struct UIColor: Hashable {
  let _color: Color
  init(_name: String) { _color = Color(_name) }
  init?(named name: String) { _color = Color(name) }
  init(_ color: Color) { _color = color }
  init(resource: ColorResource) { _color = Color(resource) }
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  init(white: CGFloat, alpha: CGFloat) { _color = Color(white: white, opacity: alpha) }
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    _color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(_color.opacity(alpha)) }
  static var systemBackground: UIColor { UIColor(_name: "systemBackground") }
  static var secondarySystemBackground: UIColor { UIColor(_name: "secondarySystemBackground") }
  static var tertiarySystemBackground: UIColor { UIColor(_name: "tertiarySystemBackground") }
  static var systemGroupedBackground: UIColor { UIColor(_name: "systemGroupedBackground") }
  static var secondarySystemGroupedBackground: UIColor { UIColor(_name: "secondarySystemGroupedBackground") }
  static var tertiarySystemGroupedBackground: UIColor { UIColor(_name: "tertiarySystemGroupedBackground") }
  static var label: UIColor { UIColor(_name: "label") }
  static var secondaryLabel: UIColor { UIColor(_name: "secondaryLabel") }
  static var tertiaryLabel: UIColor { UIColor(_name: "tertiaryLabel") }
  static var separator: UIColor { UIColor(_name: "separator") }
  static var opaqueSeparator: UIColor { UIColor(_name: "opaqueSeparator") }
  static var systemFill: UIColor { UIColor(_name: "systemFill") }
  static var secondarySystemFill: UIColor { UIColor(_name: "secondarySystemFill") }
  static var tertiarySystemFill: UIColor { UIColor(_name: "tertiarySystemFill") }
  static var quaternarySystemFill: UIColor { UIColor(_name: "quaternarySystemFill") }
  static var systemGray: UIColor { UIColor(_name: "systemGray") }
  static var systemGray2: UIColor { UIColor(_name: "systemGray2") }
  static var systemGray3: UIColor { UIColor(_name: "systemGray3") }
  static var systemGray4: UIColor { UIColor(_name: "systemGray4") }
  static var systemGray5: UIColor { UIColor(_name: "systemGray5") }
  static var systemGray6: UIColor { UIColor(_name: "systemGray6") }
  static var systemRed: UIColor { UIColor(_name: "systemRed") }
  static var systemBlue: UIColor { UIColor(_name: "systemBlue") }
  static var systemGreen: UIColor { UIColor(_name: "systemGreen") }
  static var systemOrange: UIColor { UIColor(_name: "systemOrange") }
  static var systemYellow: UIColor { UIColor(_name: "systemYellow") }
  static var systemPink: UIColor { UIColor(_name: "systemPink") }
  static var systemPurple: UIColor { UIColor(_name: "systemPurple") }
  static var systemTeal: UIColor { UIColor(_name: "systemTeal") }
  static var systemIndigo: UIColor { UIColor(_name: "systemIndigo") }
  static var link: UIColor { UIColor(_name: "link") }
  static var placeholderText: UIColor { UIColor(_name: "placeholderText") }
  static var white: UIColor { UIColor(_name: "white") }
  static var black: UIColor { UIColor(_name: "black") }
  static var clear: UIColor { UIColor(_name: "clear") }
  static var gray: UIColor { UIColor(_name: "gray") }
  static var lightGray: UIColor { UIColor(_name: "lightGray") }
  static var darkGray: UIColor { UIColor(_name: "darkGray") }
  static var red: UIColor { UIColor(_name: "red") }
  static var blue: UIColor { UIColor(_name: "blue") }
  static var green: UIColor { UIColor(_name: "green") }
  static var orange: UIColor { UIColor(_name: "orange") }
  static var yellow: UIColor { UIColor(_name: "yellow") }
  static var purple: UIColor { UIColor(_name: "purple") }
  static var brown: UIColor { UIColor(_name: "brown") }
  static var cyan: UIColor { UIColor(_name: "cyan") }
  static var magenta: UIColor { UIColor(_name: "magenta") }
  static var systemCyan: UIColor { UIColor(_name: "systemCyan") }
  static var systemMint: UIColor { UIColor(_name: "systemMint") }
  static var systemBrown: UIColor { UIColor(_name: "systemBrown") }
  static var quaternaryLabel: UIColor { UIColor(_name: "quaternaryLabel") }
  static var lightText: UIColor { UIColor(_name: "lightText") }
  static var darkText: UIColor { UIColor(_name: "darkText") }
  static var tintColor: UIColor { UIColor(_name: "tintColor") }
}

/// A color of an asset catalog, as Xcode generates it.
struct ColorResource: Hashable {
  let _name: String
  init(name: String, bundle: Bundle) { _name = name }
}

/// An image of an asset catalog, as Xcode generates it.
struct ImageResource: Hashable {
  let _name: String
  init(name: String, bundle: Bundle) { _name = name }
}
