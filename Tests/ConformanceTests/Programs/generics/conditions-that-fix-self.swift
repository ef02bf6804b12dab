// Where a condition fixes Self or a parameter, nested types are those of the type that is fixed.

protocol Style {}
struct Plain: Style {
  enum Kind { case one, two }
  enum Size { case small }
  var kind: Kind
  var size: Size
}
extension Style where Self == Plain {
  static func plain(_ kind: Self.Kind, size: Self.Size = .small) -> Self { Plain(kind: kind, size: size) }
}
func use<S: Style>(_ style: S) { print(style) }
use(.plain(.two))

struct Alert<T: Hashable>: Identifiable {
  struct Button {
    var title: String
    var action: (() -> Void)?
  }
  let id: T
  var primary: Button
  init(id: T, primary: Button = Button(title: "OK", action: nil)) { (self.id, self.primary) = (id, primary) }
}
enum Reason: Hashable { case denied }
extension Alert where T == Reason {
  init(_ reason: Reason, primary: Button = Button(title: "Close"), other: Button? = nil) {
    self.init(id: reason, primary: primary)
  }
}
extension Alert.Button { init(title: String) { self.init(title: title, action: nil) } }
print(Alert<Reason>(.denied).primary.title, Alert(id: 3).primary.title)

protocol Key {
  associatedtype Value
  static var standard: Value { get }
}
protocol Store { subscript<K>(key key: K.Type) -> K.Value where K: Key { get } }
struct IntKey: Key { static var standard: Int { 4 } }
struct Standards: Store { subscript<K>(key key: K.Type) -> K.Value where K: Key { K.standard } }
func value<S: Store>(_ store: S) -> Int { store[key: IntKey.self] }
print(Standards()[key: IntKey.self], value(Standards()))
