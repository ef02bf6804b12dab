struct V {}
func + (a: V, b: V) -> V { a }
func + (a: V, b: V) -> Int { 1 }
func - (a: V, b: V) -> V { a }
func - (x: V, y: V) -> V { x }
prefix func - (a: V) -> V { a }
extension V {
  static func * (a: V, b: V) -> V { a }
  static func * (a: V, b: V) -> V { a }
  static func + (a: V, b: V) -> V { a }
  static func == (a: V, b: V) -> Bool { true }
  static func == (a: V, b: V) -> Bool { false }
}
infix operator <>
infix operator <>
prefix operator <>
precedencegroup A {}
precedencegroup A {}
