protocol Observable {}
@propertyWrapper struct Bindable<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
}
final class Note { var text = "" }
struct N {
  @Bindable var note: Note
  var body: String { note.text }
}
struct N3 {
  let a: Int
  @Bindable var note: Note
  init(note: Note) { self.a = 1; self.note = note }
}
