import Foundation

@propertyWrapper struct Stored<Value> {
  let key: String
  let defaultValue: Value
  let store: UserDefaults
  var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? defaultValue }
    nonmutating set { store.set(newValue, forKey: key) }
  }
}
let store = UserDefaults(suiteName: "obsh.wrapper") ?? .standard
struct Settings {
  @Stored(key: "size", defaultValue: 12, store: store) var size: Int
  @Stored(key: "title", defaultValue: "untitled", store: store) var title: String
}
let settings = Settings()
print(settings.size, settings.title)
settings.size = 14
settings.title = "mine"
print(settings.size, settings.title, Settings().size)
store.removeObject(forKey: "size")
store.removeObject(forKey: "title")
print(settings.size, settings.title)
