@propertyWrapper struct W<T> { var wrappedValue: T; var projectedValue: W<T> { self } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; init(projectedValue: W<T>) { self = projectedValue } }
@propertyWrapper final class R<T> { var wrappedValue: T; var projectedValue: R<T> { self } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; init(projectedValue: R<T>) { wrappedValue = projectedValue.wrappedValue } }
@propertyWrapper struct B<T> { let get: () -> T; let set: (T) -> Void; init(get: @escaping () -> T, set: @escaping (T) -> Void) { self.get = get; self.set = set } 
  init(projectedValue: B<T>) { self = projectedValue } ; var wrappedValue: T { get { get() } nonmutating set { set(newValue) } } ; var projectedValue: B<T> { self } }
let c: (Int) -> Void = { (@W z) in print(z, $z.wrappedValue, _z) }
c(1)
let d: (W<Int>) -> Void = { $q in print(q, $q, _q.wrappedValue) }
d(W(wrappedValue: 3))
let e = { (@W x: Int, y: Int) -> Int in x + y }
print(e(1, 2))
final class Box { var items = ["a", "b"] }
let box = Box()
func each(_ f: (B<String>) -> Void) { for i in box.items.indices { f(B(get: { box.items[i] }, set: { box.items[i] = $0 })) } }
each { $item in item += "!"; print(item, $item.get()); let g = { item = item + "?" }; g() }
print(box.items)
each { $0.set("z") }
func map<T>(_ x: B<T>, _ f: (B<T>) -> T) -> T { f(x) }
print(map(B(get: { 5 }, set: { _ in })) { $n in n + 1 })
func two(_ f: (B<String>, Int) -> String) -> [String] { box.items.indices.map { i in f(B(get: { box.items[i] }, set: { box.items[i] = $0 }), i) } }
print(two { $s, i in "\(s)\(i)" }, two { ($s, i) in s = "q"; return s })
