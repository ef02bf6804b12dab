// Where a function is expected, a name means the method and not the property of that name.
struct Style { let name: String; let size: Double }
enum Fonts {
  static let bold = "Bold"
  static func bold(size: Double) -> Style { Style(name: bold, size: size) }
}
struct Palette {
  let tint = "tint"
  func tint(by amount: Double) -> Style { Style(name: tint, size: amount) }
}
func show(_ text: String, style: ((Double) -> Style)? = nil) { print(text, style?(2).name ?? "plain", Fonts.bold) }
func need(_ style: (Double) -> Style) -> Double { style(4).size }
struct Label { var style: ((Double) -> Style)? = nil }

let isBold = Int("1") == 1
let plain: (Double) -> Style = Fonts.bold
let optional: ((Double) -> Style)? = Fonts.bold
let palette = Palette()
show("a", style: Fonts.bold)
show("b", style: isBold ? Fonts.bold : nil)
show("c", style: palette.tint)
print(need(Fonts.bold), need(palette.tint), plain(1).name, optional?(1).name ?? "")
print(Label(style: Fonts.bold).style?(8).size ?? 0)
