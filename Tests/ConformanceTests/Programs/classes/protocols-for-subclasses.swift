// Protocols that only subclasses of one class can conform to: they see its members.
class View {
  var id: Int
  init(id: Int) { self.id = id }
  func draw() -> String { "view\(id)" }
  static let kind = "V"
  subscript(factor: Int) -> Int { id * factor }
}
protocol Tappable: View {
  var taps: Int { get set }
  func tap()
}
extension Tappable {
  func tap() {
    taps += 1
    print("tapped", id, taps, draw(), self[3], Self.kind)
  }
}
protocol LongTappable: Tappable { func long() }
extension LongTappable {
  func long() {
    tap()
    id += 100
    print("long", id)
  }
}
class Button: View, LongTappable {
  var taps = 0
  override func draw() -> String { "button\(id)" }
}
let button = Button(id: 2)
button.long()
let long: any LongTappable = button
long.long()
long.id = 7
long.taps = 50
print(button.id, button.taps, long is Tappable, long === button)
let view: View = long
print(view.draw(), view === button)

func touch<T: LongTappable>(_ value: T) -> Int {
  value.id += 1
  value.taps += 1
  return value.id
}
func shown(_ value: some Tappable) -> String { value.draw() }
print(touch(button), shown(button), shown(long))

let views: [View] = [View(id: 1), button]
for case let one as any Tappable in views { one.tap() }
weak var held: (any Tappable)? = button
held?.tap()
held?.id = 3
print(held?.draw() ?? "-", views.compactMap { $0 as? any LongTappable }.map(\.id))
struct Holder<T: Tappable> {
  let value: T
  var number: Int { value.id }
}
print(Holder(value: button).number)

protocol Keyed where Self: View { var key: String { get } }
extension Keyed { var key: String { "k\(id)" } }
extension Button: Keyed {}
print(button.key, (button as any Keyed).key)
typealias TapView = View & Tappable
let both: [TapView] = [button, Button(id: 1)]
print(both.map(\.id), both.map { $0[2] }, both.map { $0.taps })
let path: KeyPath<any LongTappable, Int> = \.id
print(long[keyPath: path])
