// Colors, shapes, effects: modifiers that only change the look.

extension View {
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _style("foregroundStyle", "") }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    _style("foregroundStyle", "")
  }
  func foregroundColor(_ color: Color?) -> some View { _style("foregroundColor", "") }
  func accentColor(_ color: Color?) -> some View { _style("accentColor", "") }
  func tint<S: ShapeStyle>(_ tint: S) -> some View { _style("tint", "") }
  func tint(_ tint: Color?) -> some View { _style("tint", "") }
  func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { _style("border", "") }
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { _style("cornerRadius", "") }
  func clipped(antialiased: Bool = false) -> some View { _style("clipped", "") }
  func clipShape<S: Shape>(_ shape: S) -> some View { _style("clipShape", "") }
  func contentShape<S: Shape>(_ shape: S) -> some View { _style("contentShape", "") }
  func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _style("shadow", "")
  }
  func blur(radius: CGFloat, opaque: Bool = false) -> some View { _style("blur", "") }
  func brightness(_ amount: Double) -> some View { _style("brightness", "") }
  func contrast(_ amount: Double) -> some View { _style("contrast", "") }
  func saturation(_ amount: Double) -> some View { _style("saturation", "") }
  func grayscale(_ amount: Double) -> some View { _style("grayscale", "") }
  func colorMultiply(_ color: Color) -> some View { _style("colorMultiply", "") }
  func colorInvert() -> some View { _style("colorInvert", "") }
  func blendMode(_ blendMode: BlendMode) -> some View { _style("blendMode", "") }
  func compositingGroup() -> some View { _style("compositingGroup", "") }
  func drawingGroup() -> some View { _style("drawingGroup", "") }
  func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { _style("mask", "") }
  func mask<M: View>(_ mask: M) -> some View { _style("mask", "") }
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { _style("scaleEffect", "") }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { _style("scaleEffect", "") }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    _style("scaleEffect", "")
  }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _style("rotationEffect", "") }
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, perspective: CGFloat = 1
  ) -> some View { _style("rotation3DEffect", "") }
  func symbolEffect(_ effect: SymbolEffect) -> some View { _style("symbolEffect", "") }
  func symbolEffect(_ effect: SymbolEffect, isActive: Bool) -> some View { _style("symbolEffect", "") }
  func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> some View { _style("symbolEffect", "") }
  func symbolVariant(_ variant: SymbolVariants) -> some View { _style("symbolVariant", "") }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { _style("symbolRenderingMode", "") }
  func imageScale(_ scale: Image.Scale) -> some View { _style("imageScale", "") }
  func unredacted() -> some View { _style("unredacted", "") }
  func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { _style("backgroundStyle", "") }
  func containerShape<S: Shape>(_ shape: S) -> some View { _style("containerShape", "") }
  func luminanceToAlpha() -> some View { _style("luminanceToAlpha", "") }
  func glassEffect() -> some View { _style("glassEffect", "") }
  func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { _style("textScale", "") }
  func baselineOffset(_ offset: CGFloat) -> some View { _style("baselineOffset", "") }
}
