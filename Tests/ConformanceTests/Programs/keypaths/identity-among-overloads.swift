struct K<Key: Hashable, Value> {
  init(value: Value, by extractKey: (Value) throws -> Key) rethrows { print("closure") }
  init(value: Value, by keyPath: KeyPath<Value, Key>) { print("keyPath") }
}
let k = K(value: "a", by: \.self)
let k2: K<String, String> = K(value: "a", by: \.self)
let k3 = K(value: "a", by: \.count)
let k4 = K(value: "a", by: \String.count)
func g<T>(_ v: [T], _ f: (T) -> Int) { print("closure") }
func g<T>(_ v: [T], _ f: KeyPath<T, Int>) { print("path") }
g(["a"], \.count)
func h<T, U>(_ v: [T], _ f: (T) -> U) { print("closure") }
func h<T, U>(_ v: [T], _ f: KeyPath<T, U>) { print("path") }
h(["a"], \.count)
h(["a"], \.self)
