// Values of modifiers for previews.

enum PreviewLayout {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

struct PreviewDevice: ExpressibleByStringLiteral {
  init(rawValue: String) {}
  init(stringLiteral value: String) {}
}

struct PreviewTrait {
  static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  static var landscapeLeft: PreviewTrait { PreviewTrait() }
  static var portrait: PreviewTrait { PreviewTrait() }
  static var defaultLayout: PreviewTrait { PreviewTrait() }
  static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
