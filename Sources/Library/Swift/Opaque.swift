// What stands for a value of a type that obsh does not have.

struct _Opaque: Codable, Hashable, Identifiable, Error, CustomStringConvertible {
  let _name: String
  init(_name: String) { self._name = _name }
  init(from decoder: any Decoder) throws { _name = "_" }
  func encode(to encoder: any Encoder) throws {}
  var id: String { _name }
  var description: String { "\(_name)‹opaque›" }
}

/// Takes the place of an expression whose value nothing needs to know.
func _opaque(_ name: String) -> _Opaque { _Opaque(_name: name) }
/// Takes the place of an expression whose value has to be known.
func _stop<T>(_ words: String) -> T { _trap("Opaque", words) }
/// Takes the place of what did not check when it was opened.
func _stopSealed<T>(_ words: String) -> T { _trap("Sealed", words) }
