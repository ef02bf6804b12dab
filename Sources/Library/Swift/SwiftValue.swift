// Values as objects: `value as AnyObject`.

/// A box for a value of a type that has no class of its own.
final class __SwiftValue: CustomStringConvertible {
  let _content: Any
  /// True if the box is described as its content is, which Foundation brings about.
  let _isDescribed: Bool
  init(_ content: Any, isDescribed: Bool) {
    _content = content
    _isDescribed = isDescribed
  }
  var description: String {
    _isDescribed || _content is CustomStringConvertible ? "\(_content)" : "Swift.__SwiftValue"
  }
}

func _object(of value: Any) -> AnyObject { value as! AnyObject }
/// The instance of a class, not in a box.
func _instance(in value: Any) -> AnyObject? { type(of: value) is AnyObject.Type ? value as? AnyObject : nil }
func _optionalObject(of value: Any?) -> AnyObject? { value.map { _object(of: $0) } }
