// Text: modifiers that only change the look.

extension View {
  func bold(_ isActive: Bool = true) -> some View { _style("bold", "") }
  func italic(_ isActive: Bool = true) -> some View { _style("italic", "") }
  func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { _style("underline", "") }
  func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
    _style("underline", "")
  }
  func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
    _style("strikethrough", isActive ? "on" : "")
  }
  func fontWeight(_ weight: Font.Weight?) -> some View { _style("fontWeight", "") }
  func fontDesign(_ design: Font.Design?) -> some View { _style("fontDesign", "") }
  func fontWidth(_ width: Font.Width?) -> some View { _style("fontWidth", "") }
  func monospaced(_ isActive: Bool = true) -> some View { _style("monospaced", "") }
  func monospacedDigit() -> some View { _style("monospacedDigit", "") }
  func kerning(_ kerning: CGFloat) -> some View { _style("kerning", "") }
  func tracking(_ tracking: CGFloat) -> some View { _style("tracking", "") }
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _style("multilineTextAlignment", "") }
  func lineSpacing(_ spacing: CGFloat) -> some View { _style("lineSpacing", "") }
  func lineLimit(_ limit: ClosedRange<Int>) -> some View { _style("lineLimit", "") }
  func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { _style("lineLimit", "") }
  func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { _style("lineLimit", "") }
  func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { _style("lineLimit", "") }
  func minimumScaleFactor(_ factor: CGFloat) -> some View { _style("minimumScaleFactor", "") }
  func allowsTightening(_ flag: Bool) -> some View { _style("allowsTightening", "") }
  func truncationMode(_ mode: Text.TruncationMode) -> some View { _style("truncationMode", "") }
  func textCase(_ textCase: Text.Case?) -> some View { _style("textCase", "") }
  func textSelection<S: TextSelectability>(_ selectability: S) -> some View { _style("textSelection", "") }
  func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _style("dynamicTypeSize", "") }
  func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { _style("dynamicTypeSize", "") }
  func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { _style("dynamicTypeSize", "") }
}
