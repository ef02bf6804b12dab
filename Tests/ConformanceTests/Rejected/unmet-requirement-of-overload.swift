// What a type lacks is named, also where the call has overloads.
protocol View {}
struct Key: ExpressibleByStringInterpolation { init(stringLiteral: String) {} }
struct Text: View {
  init(_ key: Key, comment: String? = nil) {}
  @_disfavoredOverload init<S: StringProtocol>(_ text: S) {}
  init(verbatim: String) {}
}
struct Rows<Data: RandomAccessCollection, ID: Hashable, Content>: View {}
extension Rows where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  init(_ data: Data, content: @escaping (Data.Element) -> Content) {}
}
extension Rows where Content: View, Data == Range<Int>, ID == Int {
  init(_ data: Range<Int>, content: @escaping (Int) -> Content) {}
}
extension Rows where Content: View {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
  init(_ count: Int, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
}
protocol Announcing: AnyObject {}
@propertyWrapper struct Kept<Object: Announcing> {
  init(wrappedValue make: @autoclosure @escaping () -> Object) {}
  var wrappedValue: Object { fatalError() }
}
extension View {
  @_disfavoredOverload func onChange<V: Equatable>(of value: V, perform: @escaping (V) -> Void) -> some View { self }
  func onChange<V: Equatable>(of value: V, initial: Bool = false, _ act: @escaping (V, V) -> Void) -> some View { self }
  func onChange<V: Equatable>(of value: V, initial: Bool = false, _ act: @escaping () -> Void) -> some View { self }
}
class Model {}
struct Item { var name = "" }
struct Screen { @Kept var model = Model() }
func text(_ number: Int, _ name: String?) {
  _ = Text(number)
  _ = Text(name)
}
func rows(_ items: [Item], _ names: [String]) {
  _ = Rows(items) { _ in Text("x") }
  _ = Rows(items, id: \.self) { _ in Text("x") }
  _ = Rows(names) { name in Text(verbatim: name) }
}
func changes() {
  _ = Text("a").onChange(of: Item()) {}
  _ = Text("a").onChange(of: Item()) { old, new in }
}
