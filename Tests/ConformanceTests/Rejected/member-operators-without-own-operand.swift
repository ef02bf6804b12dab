infix operator +++
extension Double {
  static func / (a: Int, b: Int) -> Double { 1 }
  static func +++ (a: Double, b: Int) {}
}
struct S<T> {
  static func + (a: Int, b: T) -> Int { 1 }
  static func - (a: S<T>, b: Int) -> Int { 1 }
  static func - (a: S<Int>, b: Int) -> Int { 1 }
  static func * (a: S?, b: Int) -> Int { 1 }
  static func / (a: [S], b: Int) -> Int { 1 }
  static func += (a: inout S, b: Int) {}
  static func +++ (a: () -> S, b: Int) {}
  static func +++ (a: (S, Int), b: Int) {}
  static func +++ (a: S.Type, b: Int) {}
  static func +++ (a: Self, b: String) {}
  static prefix func - (a: Int) -> S { fatalError() }
}
protocol P {
  static func + (a: Int, b: Int) -> Self
  static func - (a: Self, b: Int) -> Self
  static func * (a: any P, b: Int) -> Self
}
extension P {
  static func / (a: Int, b: Int) -> Int { 1 }
  static func & (a: Self?, b: Int) -> Int { 1 }
  static func | (a: [Self], b: Int) -> Int { 1 }
  static func ^ (a: Int, b: Self) -> Int { 1 }
}
class C {
  static func == (a: D, b: D) -> Bool { true }
  static func != (a: C, b: Int) -> Bool { true }
}
class D: C {
  static func < (a: C, b: C) -> Bool { true }
}
enum E {
  case a
  static func == <T>(a: T, b: T) -> Bool { true }
  static func == <T: P>(a: T, b: E) -> Bool { true }
}
extension Array {
  static func + (a: Int, b: Int) -> Int { 1 }
  static func +++ (a: [Int], b: Int) {}
  static func +++ (a: Element, b: Int) {}
}
struct Outer {
  struct Inner {
    static func + (a: Outer, b: Outer) -> Int { 1 }
    static func - (a: Inner, b: Outer) -> Int { 1 }
  }
  static func ~= (a: inout Int, b: Int) -> Bool { true }
  static func +++ (a: some P, b: Int) {}
}
