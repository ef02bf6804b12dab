// Fills.

protocol ShapeStyle {}

extension ShapeStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

struct Material: ShapeStyle {
  static var ultraThinMaterial: Material { Material() }
  static var thinMaterial: Material { Material() }
  static var regularMaterial: Material { Material() }
  static var thickMaterial: Material { Material() }
  static var bar: Material { Material() }
}

extension ShapeStyle where Self == Material {
  static var ultraThinMaterial: Material { Material() }
  static var thinMaterial: Material { Material() }
  static var regularMaterial: Material { Material() }
  static var thickMaterial: Material { Material() }
  static var bar: Material { Material() }
}

struct TintShapeStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  static var tint: TintShapeStyle { TintShapeStyle() }
}

struct ForegroundStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  static var foreground: ForegroundStyle { ForegroundStyle() }
}

struct BackgroundStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { BackgroundStyle() }
}

struct SeparatorShapeStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
