// The root of Foundation's classes, and its error and null.

protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

/// Members that its classes here override are decided in the base, because a member of the library is read only when
/// it is named.
class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  init() {}
  func isEqual(_ object: Any?) -> Bool {
    guard let object, let other = object as? NSObject ?? _objectToCompare(object) else { return false }
    if self === other { return true }
    if let error = self as? NSError, let other = other as? NSError {
      return error.domain == other.domain && error.code == other.code
    }
    if let holder = self as? _ValueHolder { return holder._isSame(other) }
    if let expression = self as? NSRegularExpression, let other = other as? NSRegularExpression {
      return expression.pattern == other.pattern && expression.options == other.options
    }
    if let predicate = self as? NSPredicate, let other = other as? NSPredicate { return predicate._isSame(other) }
    return self is NSNull && other is NSNull
  }
  /// Foundation's objects equal the values that bridge to them, except dictionaries.
  func _objectToCompare(_ value: Any) -> NSObject? {
    self is _ValueHolder && !(self is NSDictionary) ? _bridgedObject(of: value) as? NSObject : nil
  }
  var hash: Int {
    if let error = self as? NSError { return error.code }
    if let holder = self as? _ValueHolder { return holder._hash }
    return self is NSNull ? 0 : ObjectIdentifier(self).hashValue
  }
  var description: String {
    if let error = self as? NSError { return error._words }
    if let holder = self as? _ValueHolder { return holder._words }
    return self is NSNull ? "<null>" : "<\(String(reflecting: type(of: self)))>"
  }
  var debugDescription: String { description }
  func copy() -> Any {
    if let holder = self as? _ValueHolder { return holder._copy(false) ?? self }
    return (self as? NSCopying)?.copy(with: nil) ?? self
  }
  func mutableCopy() -> Any {
    if let holder = self as? _ValueHolder { return holder._copy(true) ?? self }
    return (self as? NSMutableCopying)?.mutableCopy(with: nil) ?? self
  }
  static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A class whose instances are compared and described by their values.
protocol _ValueHolder {
  func _isSame(_ other: NSObject) -> Bool
  var _hash: Int { get }
  var _words: String { get }
  func _copy(_ isMutable: Bool) -> Any?
}

extension _ValueHolder {
  func _copy(_ isMutable: Bool) -> Any? { nil }
}

extension NSObject {
  func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let one = mirror {
      if one.subjectType == aClass { return true }
      mirror = one.superclassMirror
    }
    return false
  }
  func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  return name.hasPrefix("Foundation.") ? String(name.dropFirst(11)) : name
}

/// The zone that memory was once allocated from; nothing reads it.
struct NSZone: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {}
}

protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

extension _ValueHolder {
  func copy(with zone: NSZone? = nil) -> Any { _copy(false) ?? self }
}

final class NSNull: NSObject {
  static let _null = NSNull()
  override init() { super.init() }
}

let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSURLErrorKey = "NSURL"
let NSFilePathErrorKey = "NSFilePath"
let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
let NSHelpAnchorErrorKey = "NSHelpAnchor"
let NSDebugDescriptionErrorKey = "NSDebugDescription"
let NSStringEncodingErrorKey = "NSStringEncodingErrorKey"
let NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
let NSUserCancelledError = 3072
let NSCocoaErrorDomain = "NSCocoaErrorDomain"
let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
let NSURLErrorDomain = "NSURLErrorDomain"

class NSError: NSObject, Error {
  let domain: String
  let code: Int
  let userInfo: [String: Any]
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    userInfo = dict ?? [:]
    super.init()
  }
  var _bridged: Any { self }
  var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if domain == NSCocoaErrorDomain { return CocoaError._text(code) }
    if let reason = localizedFailureReason { return "The operation could not be completed. \(reason)" }
    return "The operation could not be completed. (\(domain) error \(code).)"
  }
  var localizedFailureReason: String? {
    if let text = userInfo[NSLocalizedFailureReasonErrorKey] as? String { return text }
    switch domain {
    case NSCocoaErrorDomain: return CocoaError._reason(code)
    case NSPOSIXErrorDomain: return NSError._systemReason(code)
    default: return nil
    }
  }
  @native("NSError.system reason") static func _systemReason(_ code: Int) -> String
  var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
  var _words: String {
    let information = userInfo.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    return "Error Domain=\(domain) Code=\(code) \"\(localizedFailureReason ?? "(null)")\""
      + (userInfo.isEmpty ? "" : "UserInfo={\(information)}")
  }
}
