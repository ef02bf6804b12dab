@propertyWrapper struct Ref<T> { let get: () -> T; let set: (T) -> Void; var wrappedValue: T { get { get() } nonmutating set { set(newValue) } } }
struct V {
  @Ref var n: Int { mutating didSet { count += 1 } }
  var count = 0
  func f() { n = 3 }
}
