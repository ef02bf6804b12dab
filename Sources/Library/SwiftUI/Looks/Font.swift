struct Font: Hashable {
  let _name: String
  static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(_name: "system") }
  static func custom(_ name: String, size: CGFloat) -> Font { Font(_name: name) }
  func bold() -> Font { self }
  func italic() -> Font { self }
  func weight(_ weight: Weight) -> Font { self }
  func width(_ width: Width) -> Font { self }
  func leading(_ leading: Leading) -> Font { self }
  func smallCaps() -> Font { self }
  static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(_name: name) }
  static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(_name: name) }
  static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(_name: "system \(size)")
  }
  struct Width: Hashable {
    let _value: CGFloat
    init(_ value: CGFloat) { _value = value }
    static var compressed: Width { Width(-0.3) }
    static var condensed: Width { Width(-0.2) }
    static var standard: Width { Width(0) }
    static var expanded: Width { Width(0.2) }
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
  static var largeTitle: Font { Font(_name: "largeTitle") }
  static var title: Font { Font(_name: "title") }
  static var title2: Font { Font(_name: "title2") }
  static var title3: Font { Font(_name: "title3") }
  static var headline: Font { Font(_name: "headline") }
  static var subheadline: Font { Font(_name: "subheadline") }
  static var body: Font { Font(_name: "body") }
  static var callout: Font { Font(_name: "callout") }
  static var footnote: Font { Font(_name: "footnote") }
  static var caption: Font { Font(_name: "caption") }
  static var caption2: Font { Font(_name: "caption2") }
}
