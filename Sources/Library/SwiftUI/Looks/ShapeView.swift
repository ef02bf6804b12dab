// A shape that is filled or stroked, and takes further fills and strokes: `Circle().fill(.blue).stroke(.red)`.

protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

extension ModifiedContent: ShapeView where Content: Shape, Modifier == _StyleModifier {
  var shape: Content { content }
}

extension ShapeView {
  func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { _style("fill", "") }
  func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    _style("stroke", "")
  }
  func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    _style("stroke", "")
  }
}

extension ShapeView where Content: InsettableShape {
  func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    _style("strokeBorder", "")
  }
  func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    _style("strokeBorder", "")
  }
}
