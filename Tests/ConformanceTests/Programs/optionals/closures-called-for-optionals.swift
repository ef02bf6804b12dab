// The value of a closure that is called at once is a member of the type that the optional wraps.
class Box<T> { var value: T; init(value: T) { self.value = value } }
enum Size: Equatable { case small, of(Int); static let large = Size.of(9) }
let a: Box<Int>? = { .init(value: 4) }()
let b: Box<Int>! = { .init(value: 5) }()
let c: Size? = { .small }()
let d: Size! = { .of(3) }()
let e: Size? = { return .large }()
let f: Size? = { nil }()
let g: () -> Size? = { .small }
print(a!.value, b.value, c!, d!, e as Any, f as Any, g()!)
class Holder {
  lazy var one: Box<Int>! = { .init(value: 6) }()
  lazy var two: Box<String>? = { .init(value: "t") }()
}
print(Holder().one.value, Holder().two!.value)
// The type of a value that is unwrapped implicitly.
protocol Chart { init(scale: Int); var scale: Int { get } }
struct Bars: Chart { var scale: Int }
class Page {
  var chart: (any Chart)! = Bars(scale: 2)
  func type() -> any Chart.Type { Swift.type(of: chart) as any Chart.Type }
  func make() -> Int {
    let type = Swift.type(of: chart!)
    let other = Swift.type(of: chart) as any Chart.Type
    return type.init(scale: 3).scale + other.init(scale: 9).scale
  }
}
print(Page().make(), Page().type())
