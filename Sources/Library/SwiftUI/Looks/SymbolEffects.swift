// Options of symbol effects and of feedback.

struct SymbolEffectOptions: Hashable {
  static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  var repeating: SymbolEffectOptions { self }
  var nonRepeating: SymbolEffectOptions { self }
  static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  func speed(_ speed: Double) -> SymbolEffectOptions { self }
  struct RepeatBehavior: Hashable {
    static var continuous: RepeatBehavior { RepeatBehavior() }
    static var periodic: RepeatBehavior { RepeatBehavior() }
    static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension ContentTransition {
  static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

extension AnyTransition {
  static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition {
    AnyTransition()
  }
}

extension SensoryFeedback {
  static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
  static var pathComplete: SensoryFeedback { SensoryFeedback(_name: "pathComplete") }
  enum Flexibility {
    case rigid
    case solid
    case soft
  }
}

extension View {
  func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true) -> some View {
    _style("symbolEffect", "")
  }
  func symbolEffect<V: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions, value: V) -> some View {
    _style("symbolEffect", "")
  }
  func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { _style("symbolEffectsRemoved", "") }
  func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { _style("symbolVariableValueMode", "") }
  func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    _style("symbolColorRenderingMode", "")
  }
}

enum SymbolVariableValueMode: Hashable {
  case color
  case draw
}

enum SymbolColorRenderingMode: Hashable {
  case flat
  case gradient
}
