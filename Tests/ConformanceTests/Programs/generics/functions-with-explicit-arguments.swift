// The Swift 5 mode ignores the generic arguments of a function, with a warning.
func same<T>(_ value: T) -> T { value }
func names<A, B>(_ a: A, _ b: B) -> String { "\(A.self) \(B.self)" }

struct Box {
  func name<T>(_ value: T) -> String { "\(T.self)" }
  static func copy<T>(_ value: T) -> T { value }
}

print(same<Double>(1), same<Int>("a"), names<Int, Double>(1, 2))
print(Box().name<Float>(3), Box.copy<Int8>(4))
print([1, 2].map<String, Never> { "\($0)" }, max<Int>(1, 2))
