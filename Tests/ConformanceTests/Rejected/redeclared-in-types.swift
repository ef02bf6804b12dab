protocol P {}
struct S {
  init(_ x: Int, _ y: Int = 1) {}
  init(_ x: Int, _ z: Int) {}
  init?(_ x: Int, _ z: Int) {}
  init<T>(a: T) {}
  init<U>(a: U) {}
  init<T: P>(b: T) {}
  init<T>(b: T) where T: P {}
  func f<T: Equatable>(_ x: T) {}
  func f<T>(_ x: T) where T: Equatable {}
  func f<T: Equatable>(_ x: T) -> Int { 1 }
  func f<T: Equatable>(_ x: T) -> Int { 2 }
  subscript(x: Float) -> Int { 1 }
  subscript(x: Float) -> Int { 2 }
  subscript<T>(x: T) -> Int { 1 }
  subscript<T>(x: T) -> Int { 2 }
  subscript(l x: Int) -> Int { 1 }
  subscript(l y: Int) -> Int { 1 }
  static func g(_ x: some P) {}
  static func g<T: P>(_ x: T) {}
}
