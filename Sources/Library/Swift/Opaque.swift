// The stand-in for a value of a type that obsh lacks.

struct _Opaque: Codable, Hashable, Identifiable, Error, CustomStringConvertible {
  let _name: String
  init(_name: String) { self._name = _name }
  init(from decoder: any Decoder) throws { _name = "_" }
  func encode(to encoder: any Encoder) throws {}
  var id: String { _name }
  var description: String { "\(_name)‹opaque›" }
  /// Values from the same place are taken to be the same; the equality of others is unknown.
  static func == (left: _Opaque, right: _Opaque) -> Bool {
    left._name == right._name
      ? true
      : _stop("'\(left._name)' is opaque: obsh does not have it, and whether it equals something else is asked here")
  }
}

extension _Opaque {
  /// True for what an initializer makes, which is not nil: `Player(url)`, `Kit.Player.init(url)`.
  var _isMade: Bool {
    let last = _name.split(separator: ".").last ?? ""
    return last == "init" || (last.first?.isUppercase ?? false)
  }
}

/// An optional that decides whether there is a value.
func _decided(_ value: _Opaque?) -> _Opaque? {
  guard let some = value, !some._isMade else { return value }
  return _stop("'\(some._name)' is opaque: obsh does not have it, and whether it is nil is asked here")
}
/// A value whose type decides.
func _typed<Value>(_ value: Value) -> Value {
  guard let opaque = value as? _Opaque else { return value }
  return _stop("'\(opaque._name)' is opaque: obsh does not have it, and what type it has is asked here")
}

/// Replaces an expression whose value is not needed.
func _opaque(_ name: String) -> _Opaque { _Opaque(_name: name) }
/// Replaces a member of a value that exists: `record?.date`.
func _opaque<Value>(_ name: String, after value: Value) -> _Opaque { _Opaque(_name: name) }
/// Replaces an expression whose value is needed.
func _stop<T>(_ words: String) -> T { _endOpaquely(words) }
/// Replaces code that did not check when it was opened.
func _stopSealed<T>(_ words: String) -> T { _endSealed(words) }

@native("trap opaque") func _endOpaquely(_ words: String) -> Never
@native("trap sealed") func _endSealed(_ words: String) -> Never

// Functions that obsh lacks.
func _idle<R>(_ name: String) -> () -> R where R == Void { {} }
func _idle<A, R>(_ name: String) -> (A) -> R where R == Void { { _ in } }
func _idle<A, B, R>(_ name: String) -> (A, B) -> R where R == Void { { _, _ in } }
func _idle<A, B, C, R>(_ name: String) -> (A, B, C) -> R where R == Void { { _, _, _ in } }
func _opaqueFunction<R>(_ name: String) -> () -> R where R == _Opaque { { _opaque(name) } }
func _opaqueFunction<A, R>(_ name: String) -> (A) -> R where R == _Opaque { { _ in _opaque(name) } }
func _opaqueFunction<A, B, R>(_ name: String) -> (A, B) -> R where R == _Opaque { { _, _ in _opaque(name) } }
func _opaqueFunction<A, B, C, R>(_ name: String) -> (A, B, C) -> R where R == _Opaque { { _, _, _ in _opaque(name) } }
func _stopFunction<R>(_ words: String) -> () -> R { { _stop(words) } }
func _stopFunction<A, R>(_ words: String) -> (A) -> R { { _ in _stop(words) } }
func _stopFunction<A, B, R>(_ words: String) -> (A, B) -> R { { _, _ in _stop(words) } }
func _stopFunction<A, B, C, R>(_ words: String) -> (A, B, C) -> R { { _, _, _ in _stop(words) } }
