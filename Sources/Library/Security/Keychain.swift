// The keychain, in the session's memory: items are dictionaries of attributes.

typealias CFDictionary = NSDictionary
typealias CFMutableDictionary = NSMutableDictionary
typealias CFArray = NSArray
typealias CFData = NSData
typealias CFNumber = NSNumber
typealias CFTypeRef = AnyObject
typealias OSStatus = Int32

/// An item of the keychain.
struct _KeychainItem {
  @stored var _attributes: [String: Any]

  /// The attributes that tell the items of a class apart.
  static func _key(of itemClass: String) -> [String] {
    switch itemClass {
    case "genp": ["acct", "svce", "agrp", "sync"]
    case "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    case "keys": ["klbl", "atag", "kcls", "type", "bsiz", "agrp"]
    default: ["labl", "ctyp", "issr", "slnr", "agrp"]
    }
  }

  func _has(_ wanted: [String: Any], _ keys: [String]) -> Bool {
    keys.allSatisfy { key in
      switch (_attributes[key], wanted[key]) {
      case (nil, nil): true
      case (let own?, let other?): _isSameObject(own, other)
      default: false
      }
    }
  }

  /// The item as a query wants it: its data, its attributes, or both. Nil if the query wants neither.
  func _result(for query: [String: Any]) -> AnyObject? {
    let wantsData = _isOn(query["r_Data"])
    if _isOn(query["r_Attributes"]) {
      let shown = wantsData ? _attributes : _attributes.filter { $0.key != "v_Data" }
      return NSDictionary(dictionary: shown)
    }
    return wantsData ? _attributes["v_Data"].map { _bridgedObject(of: $0) } : nil
  }
}

final class _Keychain {
  static let _shared = _Keychain()
  var _items: [_KeychainItem] = []

  /// The positions of the items that a query describes, in the order in which they were added.
  func _find(_ query: [String: Any]) -> [Int] {
    let wanted = query.filter { !_isRequest($0.key) && !_isAny($0.value) }
    return _items.indices.filter { _items[$0]._has(wanted, Array(wanted.keys)) }
  }
}

/// True for a key that says what a query returns, how it looks, or how the person is asked.
func _isRequest(_ key: String) -> Bool {
  key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key.hasPrefix("v_") || key == "nleg"
}
/// True for a value that any item has.
func _isAny(_ value: Any) -> Bool { (value as? String ?? (value as? NSString)?._value) == "syna" }
func _isOn(_ value: Any?) -> Bool { (value as? CFBoolean)?._isTrue ?? (value as? Bool) ?? false }

/// The dictionary with texts as keys, and with plain values for those of Core Foundation.
func _plainAttributes(_ dictionary: CFDictionary) -> [String: Any] {
  var result: [String: Any] = [:]
  for (key, value) in dictionary._value {
    guard let name = key.base as? String ?? (key.base as? NSString)?._value else { continue }
    result[name] = (value as? NSString)?._value ?? value
  }
  return result
}

@discardableResult
func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let wanted = _plainAttributes(attributes)
  guard let itemClass = wanted["class"] as? String else { return errSecParam }
  let key = ["class"] + _KeychainItem._key(of: itemClass)
  if _Keychain._shared._items.contains(where: { $0._has(wanted, key) }) { return errSecDuplicateItem }
  var item = _KeychainItem(_attributes: wanted.filter { !_isRequest($0.key) || $0.key == "v_Data" })
  item._attributes["cdat"] = Date()
  item._attributes["mdat"] = Date()
  _Keychain._shared._items.append(item)
  result?.pointee = item._result(for: wanted)
  return errSecSuccess
}

@discardableResult
func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let wanted = _plainAttributes(query)
  guard wanted["class"] != nil else { return errSecParam }
  let found = _Keychain._shared._find(wanted).map { _Keychain._shared._items[$0] }
  guard let first = found.first else { return errSecItemNotFound }
  let limit = wanted["m_Limit"]
  let most = limit as? String == "m_LimitAll" ? found.count : limit as? Int ?? 1
  if most > 1 || limit as? String == "m_LimitAll" {
    result?.pointee = NSArray(array: found.prefix(most).compactMap { $0._result(for: wanted) })
  } else {
    result?.pointee = first._result(for: wanted)
  }
  return errSecSuccess
}

@discardableResult
func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let found = _Keychain._shared._find(_plainAttributes(query))
  if found.isEmpty { return errSecItemNotFound }
  for index in found {
    _Keychain._shared._items[index]._attributes.merge(_plainAttributes(attributesToUpdate)) { _, new in new }
    _Keychain._shared._items[index]._attributes["mdat"] = Date()
  }
  return errSecSuccess
}

@discardableResult
func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let found = Set(_Keychain._shared._find(_plainAttributes(query)))
  if found.isEmpty { return errSecItemNotFound }
  let kept = _Keychain._shared._items.indices.filter { !found.contains($0) }
  _Keychain._shared._items = kept.map { _Keychain._shared._items[$0] }
  return errSecSuccess
}

func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  default: NSString(string: "OSStatus \(status)")
  }
}

final class SecRandom {}
typealias SecRandomRef = SecRandom
let kSecRandomDefault: SecRandomRef? = nil

/// Random bytes of the session's seeded generator.
@discardableResult
func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
