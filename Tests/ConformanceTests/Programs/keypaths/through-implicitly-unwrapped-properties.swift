protocol Loading: AnyObject { var isLoading: Bool { get set } }
final class Loader: Loading { var isLoading = false }
@propertyWrapper struct Later<Value> {
  private var value: Value?
  init() {}
  var wrappedValue: Value {
    get { value! }
    set { value = newValue }
  }
}
final class Manager {
  var loader: Loading! = Loader()
  @Later var other: Loading!
  var name: String! = "name"
}
let manager = Manager()
manager.other = Loader()
let path: ReferenceWritableKeyPath<Manager, Bool> = \.loader.isLoading
manager[keyPath: path] = true
manager[keyPath: \.other.isLoading] = true
print(manager.loader.isLoading, manager.other.isLoading)
print([manager].map(\.name.count), [manager].map(\.name)[0] as Any)
