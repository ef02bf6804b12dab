// Values of modifiers for effects.

enum RoundedCornerStyle: Hashable {
  case `circular`
  case `continuous`
}

enum BlendMode: Hashable {
  case `normal`
  case `multiply`
  case `screen`
  case `overlay`
  case `darken`
  case `lighten`
  case `colorDodge`
  case `colorBurn`
  case `softLight`
  case `hardLight`
  case `difference`
  case `exclusion`
  case `hue`
  case `saturation`
  case `color`
  case `luminosity`
  case `sourceAtop`
  case `destinationOver`
  case `destinationOut`
  case `plusDarker`
  case `plusLighter`
}

struct HoverEffect: Hashable {
  let _name: String
  static var `automatic`: HoverEffect { HoverEffect(_name: "automatic") }
  static var `highlight`: HoverEffect { HoverEffect(_name: "highlight") }
  static var `lift`: HoverEffect { HoverEffect(_name: "lift") }
}

struct SymbolRenderingMode: Hashable {
  let _name: String
  static var `monochrome`: SymbolRenderingMode { SymbolRenderingMode(_name: "monochrome") }
  static var `multicolor`: SymbolRenderingMode { SymbolRenderingMode(_name: "multicolor") }
  static var `hierarchical`: SymbolRenderingMode { SymbolRenderingMode(_name: "hierarchical") }
  static var `palette`: SymbolRenderingMode { SymbolRenderingMode(_name: "palette") }
}

struct SymbolVariants: Hashable {
  let _name: String
  static var `none`: SymbolVariants { SymbolVariants(_name: "none") }
  static var `fill`: SymbolVariants { SymbolVariants(_name: "fill") }
  static var `circle`: SymbolVariants { SymbolVariants(_name: "circle") }
  static var `square`: SymbolVariants { SymbolVariants(_name: "square") }
  static var `rectangle`: SymbolVariants { SymbolVariants(_name: "rectangle") }
  static var `slash`: SymbolVariants { SymbolVariants(_name: "slash") }
  var `fill`: SymbolVariants { SymbolVariants(_name: _name + ".fill") }
  var `circle`: SymbolVariants { SymbolVariants(_name: _name + ".circle") }
  var `square`: SymbolVariants { SymbolVariants(_name: _name + ".square") }
  var `rectangle`: SymbolVariants { SymbolVariants(_name: _name + ".rectangle") }
  var `slash`: SymbolVariants { SymbolVariants(_name: _name + ".slash") }
}

struct SymbolEffect: Hashable {
  let _name: String
  static var `bounce`: SymbolEffect { SymbolEffect(_name: "bounce") }
  static var `pulse`: SymbolEffect { SymbolEffect(_name: "pulse") }
  static var `scale`: SymbolEffect { SymbolEffect(_name: "scale") }
  static var `variableColor`: SymbolEffect { SymbolEffect(_name: "variableColor") }
  static var `wiggle`: SymbolEffect { SymbolEffect(_name: "wiggle") }
  static var `rotate`: SymbolEffect { SymbolEffect(_name: "rotate") }
  static var `breathe`: SymbolEffect { SymbolEffect(_name: "breathe") }
  static var `appear`: SymbolEffect { SymbolEffect(_name: "appear") }
  static var `disappear`: SymbolEffect { SymbolEffect(_name: "disappear") }
  static var `replace`: SymbolEffect { SymbolEffect(_name: "replace") }
  static var `drawOn`: SymbolEffect { SymbolEffect(_name: "drawOn") }
  static var `drawOff`: SymbolEffect { SymbolEffect(_name: "drawOff") }
  static var `automatic`: SymbolEffect { SymbolEffect(_name: "automatic") }
  var `up`: SymbolEffect { self }
  var `down`: SymbolEffect { self }
  var `byLayer`: SymbolEffect { self }
  var `wholeSymbol`: SymbolEffect { self }
  var `iterative`: SymbolEffect { self }
  var `cumulative`: SymbolEffect { self }
  var `reversing`: SymbolEffect { self }
  var `nonReversing`: SymbolEffect { self }
  var `hideInactiveLayers`: SymbolEffect { self }
  var `dimInactiveLayers`: SymbolEffect { self }
  var `clockwise`: SymbolEffect { self }
  var `counterClockwise`: SymbolEffect { self }
  var `left`: SymbolEffect { self }
  var `right`: SymbolEffect { self }
  var `forward`: SymbolEffect { self }
  var `backward`: SymbolEffect { self }
  var `plain`: SymbolEffect { self }
  var `offUp`: SymbolEffect { self }
  var `upUp`: SymbolEffect { self }
  var `downUp`: SymbolEffect { self }
}

struct SensoryFeedback: Hashable {
  let _name: String
  static var `success`: SensoryFeedback { SensoryFeedback(_name: "success") }
  static var `warning`: SensoryFeedback { SensoryFeedback(_name: "warning") }
  static var `error`: SensoryFeedback { SensoryFeedback(_name: "error") }
  static var `selection`: SensoryFeedback { SensoryFeedback(_name: "selection") }
  static var `increase`: SensoryFeedback { SensoryFeedback(_name: "increase") }
  static var `decrease`: SensoryFeedback { SensoryFeedback(_name: "decrease") }
  static var `start`: SensoryFeedback { SensoryFeedback(_name: "start") }
  static var `stop`: SensoryFeedback { SensoryFeedback(_name: "stop") }
  static var `alignment`: SensoryFeedback { SensoryFeedback(_name: "alignment") }
  static var `levelChange`: SensoryFeedback { SensoryFeedback(_name: "levelChange") }
  static var `impact`: SensoryFeedback { SensoryFeedback(_name: "impact") }
}

struct ContentTransition {
  static var opacity: ContentTransition { ContentTransition() }
  static var identity: ContentTransition { ContentTransition() }
  static var interpolate: ContentTransition { ContentTransition() }
  static var symbolEffect: ContentTransition { ContentTransition() }
  static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension SensoryFeedback {
  static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  enum Weight {
    case light
    case medium
    case heavy
  }
}

struct RedactionReasons: OptionSet {
  let rawValue: Int
  static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
  static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
  static var invalidated: RedactionReasons { RedactionReasons(rawValue: 4) }
}
