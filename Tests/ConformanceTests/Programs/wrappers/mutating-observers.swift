// Observers that are declared mutating or nonmutating, beside what their property does.

@propertyWrapper struct Ref<T> { let get: () -> T; let set: (T) -> Void; var wrappedValue: T { get { get() } nonmutating set { set(newValue) } } }
var store = 1
struct V {
  @Ref var n: Int { mutating didSet { count += 1; note(n) } }
  var count = 0
  mutating func note(_ x: Int) { print("noted", x, oldest); oldest = x }
  var oldest = 0
}
var v = V(n: Ref(get: { store }, set: { store = $0 }))
v.n = 5
v.n += 1
print(store, v.count, v.oldest)
struct W { var a = 1 { mutating didSet { b += a } }; var b = 0 }
var w = W(); w.a = 4; print(w)
