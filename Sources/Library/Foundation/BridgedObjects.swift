// Values as the objects of Foundation that they bridge to: `"text" as AnyObject`.

func _bridgedObject(of value: Any) -> AnyObject {
  if let object = _instance(in: value) { return object }
  if case Optional<Any>.none = value { return NSNull() }
  if let string = value as? NSString { return string }
  if let number = value as? NSNumber { return number }
  if let array = value as? NSArray { return array }
  if let dictionary = value as? NSDictionary { return dictionary }
  if let set = value as? NSSet { return set }
  if let data = value as? NSData { return data }
  if let date = value as? NSDate { return date }
  if let url = value as? NSURL { return url }
  if let uuid = value as? NSUUID { return uuid }
  return __SwiftValue(value, isDescribed: true)
}
func _optionalBridgedObject(of value: Any?) -> AnyObject? { value.map { _bridgedObject(of: $0) } }
