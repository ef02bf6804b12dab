// A requirement that is not generic is met by an extension's method that is not generic either, although the type has
// a generic method with the same name.
protocol Store {
  func put(_ value: Int?)
  func put<T>(_ value: T?)
  func take(_ value: Int)
}
extension Store {
  func put(_ value: Int?) { print("extension's number", value as Any) }
  func take(_ value: Int) { print("extension's take", value) }
}
struct Shelf: Store {
  func put<T>(_ value: T?) { print("own", value as Any) }
  func take<T>(_ value: T) { print("own take", value) }
}
struct Plain: Store {
  func put<T>(_ value: T?) { print("plain", value as Any) }
  func put(_ value: Int?) { print("plain number", value as Any) }
  func take(_ value: Int) { print("plain take", value) }
}
func use(_ store: some Store) {
  store.put(3 as Int?)
  store.put("text" as String?)
  store.take(1)
}
use(Shelf())
use(Plain())
Shelf().put(4 as Int?)
Shelf().take(5)
Shelf().take("six")
