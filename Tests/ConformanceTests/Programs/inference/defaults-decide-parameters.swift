func f<C: Collection>(_ c: C = [1, 2, 3]) -> Int { c.count }
print(f(), f("ab"))
protocol Sel { static var on: Bool { get } }
struct Enabled: Sel { static let on = true }
struct Disabled: Sel { static let on = false }
extension Sel where Self == Enabled { static var enabled: Enabled { Enabled() } }
extension Sel where Self == Disabled { static var disabled: Disabled { Disabled() } }
struct Slider<V: BinaryFloatingPoint, S: Sel> {
  var v: V; var s: S
  init(v: V = 0, s: S = .disabled) { self.v = v; self.s = s }
}
print(Slider<Double, Disabled>(), Slider(v: 1.5, s: .enabled), Slider(v: Float(1)))
struct Note<Parent, Style: Sel> { var p: Parent; var st: Style
  init(style: Style = .enabled, @B parent: () -> Parent) { p = parent(); st = style } }
@resultBuilder struct B { static func buildBlock<T>(_ t: T) -> T { t } }
print(Note { 3 })
