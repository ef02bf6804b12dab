// The standard library's free functions.

func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = y < x ? y : x
  if z < result { result = z }
  for value in rest {
    if value < result { result = value }
  }
  return result
}
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = y >= x ? y : x
  if z >= result { result = z }
  for value in rest {
    if value >= result { result = value }
  }
  return result
}
func _fastPath(_ x: Bool) -> Bool { x }
func _slowPath(_ x: Bool) -> Bool { x }
/// The magnitude of a floating-point number, so that negative zero loses its sign.
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T {
  if x < 0 { return -x }
  return x == 0 && T.self == T.Magnitude.self ? x.magnitude as! T : x
}
@native("isUnique") func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
@native("isUnique") func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
func swap<T: ~Copyable>(_ a: inout T, _ b: inout T) {
  let first = a
  a = b
  b = first
}
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
@rethrowsType
func withExtendedLifetime<T: ~Copyable, Result: ~Copyable>(
  _ x: T, _ body: () throws -> Result
) rethrows -> Result { try body() }
@rethrowsType
func withExtendedLifetime<T: ~Copyable, Result: ~Copyable>(
  _ x: T, _ body: (T) throws -> Result
) rethrows -> Result { try body(x) }
func withoutActuallyEscaping<ClosureType, ResultType>(
  _ closure: ClosureType, do body: (ClosureType) throws -> ResultType
) rethrows -> ResultType {
  try body(closure)
}
func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U { x as! U }
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }

// `value as? Self` in a class: the class of the instance is known only when the cast runs.
func _isInstance(_ value: Any, of type: AnyObject.Type) -> Bool
func _checkInstance(_ value: Any, of type: AnyObject.Type)
func _asInstance<T: AnyObject>(_ value: T?, of type: AnyObject.Type) -> T? {
  value.flatMap { _isInstance($0, of: type) ? $0 : nil }
}
func _asCheckedInstance<T: AnyObject>(_ value: T, of type: AnyObject.Type) -> T {
  _checkInstance(value, of: type)
  return value
}

/// The value as the type, if that is its static type.
func _specialize<T, U>(_ x: T, for type: U.Type) -> U? { T.self == U.self ? x as? U : nil }
