// Foundation's collection classes, and classes that wrap one of its values.

class NSArray: NSObject, _ValueHolder, NSCopying, ExpressibleByArrayLiteral, Sequence {
  typealias ArrayLiteralElement = Any
  typealias Element = Any
  typealias Iterator = IndexingIterator<[Any]>
  @stored var _held: [Any]
  var _value: [Any] {
    _noteRead(self, "_held")
    return _held
  }
  func _change(_ change: (inout [Any]) -> Void) {
    change(&_held)
    _noteWrite(self, "_held")
  }
  init(_value: [Any]) {
    _held = _value
    super.init()
  }
  override convenience init() { self.init(_value: []) }
  convenience init(array: [Any]) { self.init(_value: array) }
  convenience init(arrayLiteral elements: Any...) { self.init(_value: elements) }
  convenience init(objects elements: Any...) { self.init(_value: elements) }
  func makeIterator() -> IndexingIterator<[Any]> { _value.makeIterator() }
  var count: Int { _value.count }
  subscript(index: Int) -> Any { _value[index] }
  func object(at index: Int) -> Any { _value[index] }
  var firstObject: Any? { _value.first }
  var lastObject: Any? { _value.last }
  func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  func filtered(using predicate: NSPredicate) -> [Any] { _value.filter { predicate.evaluate(with: $0) } }
  func index(of anObject: Any) -> Int { _value.firstIndex { _isSameObject($0, anObject) } ?? NSNotFound }
  func adding(_ anObject: Any) -> [Any] { _value + [anObject] }
  func isEqual(to otherArray: [Any]) -> Bool { _isSame(NSArray(array: otherArray)) }
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    _value.sorted { cmptr($0, $1) == .orderedAscending }
  }
  func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in _value.enumerated() {
      withUnsafeMutablePointer(to: &stop) { block(object, index, $0) }
      if stop.boolValue { return }
    }
  }
  func subarray(with range: NSRange) -> [Any] { Array(_value[range.location..<range.upperBound]) }
  func componentsJoined(by separator: String) -> String { _value.map { "\($0)" }.joined(separator: separator) }
  func _isSame(_ other: NSObject) -> Bool {
    guard let other = other as? NSArray, other.count == count else { return false }
    return zip(_value, other._value).allSatisfy { _isSameObject($0, $1) }
  }
  var _hash: Int { _value.count }
  var _words: String { _arrayText(_value, 0) }
  func _copy(_ isMutable: Bool) -> Any? { isMutable ? NSMutableArray(array: _value) : NSArray(array: _value) }
}

func _dictionary(_ object: Any) -> NSDictionary? {
  if let dictionary = object as? NSDictionary { return dictionary }
  return (object as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
}

/// True for `true` and for its object, which are no numbers in a collection.
func _isTruthValue(_ value: Any) -> Bool {
  type(of: value) == Bool.self || (value as? NSObject as? NSNumber)?._value is Bool
}

/// True if two objects are equal. Values are compared by the objects they bridge to.
func _isSameObject(_ one: Any, _ other: Any) -> Bool {
  if _isTruthValue(one) != _isTruthValue(other) { return false }
  if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other { return true }
  if let one = one as? NSNumber, let other = other as? NSNumber { return one == other }
  if let one = one as? NSString, let other = other as? NSString { return one == other }
  if let one = one as? NSObject, let other = other as? NSObject { return one == other }
  // Arrays and dictionaries of any element, which do not bridge by themselves here.
  if let one = one as? [Any], let other = other as? [Any] { return NSArray(array: one)._isSame(NSArray(array: other)) }
  if let one = _dictionary(one), let other = _dictionary(other) { return one._isSame(other) }
  return false
}

final class NSMutableArray: NSArray {
  convenience init(capacity numItems: Int) { self.init(_value: []) }
  override subscript(index: Int) -> Any {
    get { _value[index] }
    set { _change { $0[index] = newValue } }
  }
  func add(_ anObject: Any) { _change { $0.append(anObject) } }
  func addObjects(from otherArray: [Any]) { _change { $0 += otherArray } }
  func insert(_ anObject: Any, at index: Int) { _change { $0.insert(anObject, at: index) } }
  func remove(_ anObject: Any) {
    _change { held in held.removeAll { _isSameObject($0, anObject) } }
  }
  func removeObject(at index: Int) { _change { $0.remove(at: index) } }
  func removeLastObject() { _change { $0.removeLast() } }
  func removeAllObjects() { _change { $0 = [] } }
  func filter(using predicate: NSPredicate) { _change { held in held.removeAll { !predicate.evaluate(with: $0) } } }
  func replaceObject(at index: Int, with anObject: Any) { _change { $0[index] = anObject } }
}

/// A key as the value to which it bridges: an `NSString` finds the value stored under a `String`.
func _plainKey(_ key: AnyHashable) -> AnyHashable { (key.base as? NSString).map { AnyHashable($0._value) } ?? key }

class NSDictionary: NSObject, _ValueHolder, NSCopying, ExpressibleByDictionaryLiteral, Sequence {
  typealias Key = AnyHashable
  typealias Value = Any
  typealias Element = (key: Any, value: Any)
  typealias Iterator = IndexingIterator<[(key: Any, value: Any)]>
  @stored var _held: [AnyHashable: Any]
  var _value: [AnyHashable: Any] {
    _noteRead(self, "_held")
    return _held
  }
  func _change(_ change: (inout [AnyHashable: Any]) -> Void) {
    change(&_held)
    _noteWrite(self, "_held")
  }
  init(_value: [AnyHashable: Any]) {
    _held = _value
    super.init()
  }
  override convenience init() { self.init(_value: [:]) }
  convenience init(dictionary: [AnyHashable: Any]) { self.init(_value: dictionary) }
  convenience init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    self.init(_value: Dictionary(elements) { _, last in last })
  }
  func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> {
    _value.map { (key: $0.key.base, value: $0.value) }.makeIterator()
  }
  var count: Int { _value.count }
  subscript(key: Any) -> Any? { object(forKey: key) }
  func object(forKey aKey: Any) -> Any? { (aKey as? AnyHashable).flatMap { _value[_plainKey($0)] } }
  func value(forKey key: String) -> Any? { _value[key] }
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { _isSame(NSDictionary(dictionary: otherDictionary)) }
  var allKeys: [Any] { _value.keys.map { $0.base } }
  var allValues: [Any] { Array(_value.values) }
  func _isSame(_ other: NSObject) -> Bool {
    guard let other = other as? NSDictionary, other.count == count else { return false }
    return _value.allSatisfy { pair in other._value[pair.key].map { _isSameObject(pair.value, $0) } ?? false }
  }
  var _hash: Int { _value.count }
  var _words: String { _dictionaryText(_value, 0) }
  func _copy(_ isMutable: Bool) -> Any? {
    isMutable ? NSMutableDictionary(dictionary: _value) : NSDictionary(dictionary: _value)
  }
}

final class NSMutableDictionary: NSDictionary {
  convenience init(capacity numItems: Int) { self.init(_value: [:]) }
  override subscript(key: Any) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      _change { $0[_plainKey(key)] = newValue }
    }
  }
  func setObject(_ anObject: Any, forKey aKey: AnyHashable) {
    _change { $0[_plainKey(aKey)] = anObject }
  }
  func removeObject(forKey aKey: AnyHashable) { _change { $0[_plainKey(aKey)] = nil } }
  func removeAllObjects() { _change { $0 = [:] } }
  func addEntries(from otherDictionary: [AnyHashable: Any]) {
    _change { $0.merge(otherDictionary) { _, new in new } }
  }
}

class NSSet: NSObject, _ValueHolder, NSCopying, ExpressibleByArrayLiteral, Sequence {
  typealias ArrayLiteralElement = AnyHashable
  typealias Element = Any
  typealias Iterator = IndexingIterator<[Any]>
  @stored var _held: Set<AnyHashable>
  var _value: Set<AnyHashable> {
    _noteRead(self, "_held")
    return _held
  }
  func _change(_ change: (inout Set<AnyHashable>) -> Void) {
    change(&_held)
    _noteWrite(self, "_held")
  }
  init(_value: Set<AnyHashable>) {
    _held = _value
    super.init()
  }
  override convenience init() { self.init(_value: []) }
  convenience init(array: [Any]) { self.init(_value: Set(array.compactMap { $0 as? AnyHashable })) }
  convenience init(set: Set<AnyHashable>) { self.init(_value: set) }
  convenience init(arrayLiteral elements: AnyHashable...) { self.init(_value: Set(elements)) }
  var count: Int { _value.count }
  func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
  var allObjects: [Any] { _value.map { $0.base } }
  func anyObject() -> Any? { _value.first?.base }
  func isSubset(of otherSet: Set<AnyHashable>) -> Bool { _value.isSubset(of: otherSet) }
  func intersects(_ otherSet: Set<AnyHashable>) -> Bool { !_value.isDisjoint(with: otherSet) }
  func isEqual(to otherSet: Set<AnyHashable>) -> Bool { _value == otherSet }
  func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    _value.filter { predicate.evaluate(with: $0.base) }
  }
  func contains(_ anObject: Any) -> Bool { (anObject as? AnyHashable).map { _value.contains($0) } ?? false }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSSet)?._value == _value }
  var _hash: Int { _value.count }
  var _words: String {
    _objectLines("{(", ")}", _value.map { _objectText($0.base, 0, quotes: false) }, ",", 0)
  }
}

class NSMutableSet: NSSet {
  convenience init(capacity numItems: Int) { self.init(_value: []) }
  func add(_ object: Any) { if let object = object as? AnyHashable { _change { $0.insert(object) } } }
  func remove(_ object: Any) { if let object = object as? AnyHashable { _change { $0.remove(object) } } }
  func removeAllObjects() { _change { $0 = [] } }
}

final class NSCountedSet: NSMutableSet {
  @stored var _counts: [AnyHashable: Int]
  override init(_value: Set<AnyHashable>) {
    _counts = [:]
    super.init(_value: _value)
  }
  override convenience init() { self.init(_value: []) }
  override convenience init(capacity numItems: Int) { self.init(_value: []) }
  convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
  convenience init(arrayLiteral elements: AnyHashable...) { self.init(array: elements) }
  convenience init(array: [Any]) {
    self.init(_value: [])
    for element in array { add(element) }
  }
  override func add(_ object: Any) {
    guard let object = object as? AnyHashable else { return }
    _change { $0.insert(object) }
    _counts[object, default: 0] += 1
  }
  override func remove(_ object: Any) {
    guard let object = object as? AnyHashable, let count = _counts[object] else { return }
    _counts[object] = count == 1 ? nil : count - 1
    if count == 1 { _change { $0.remove(object) } }
  }
  func count(for object: Any) -> Int { (object as? AnyHashable).flatMap { _counts[$0] } ?? 0 }
}

class NSOrderedSet: NSObject, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Any
  @stored var _elements: [Any]
  init(array: [Any]) {
    _elements = []
    super.init()
    for element in array { if !contains(element) { _elements.append(element) } }
  }
  override convenience init() { self.init(array: []) }
  convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
  var count: Int { _elements.count }
  var array: [Any] { _elements }
  var firstObject: Any? { _elements.first }
  var lastObject: Any? { _elements.last }
  subscript(index: Int) -> Any { _elements[index] }
  func object(at index: Int) -> Any { _elements[index] }
  func index(of object: Any) -> Int { _elements.firstIndex { _isSameObject($0, object) } ?? NSNotFound }
  func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override var description: String { _arrayText(_elements, 0) }
}

final class NSMutableOrderedSet: NSOrderedSet {
  func add(_ object: Any) { if !contains(object) { _elements.append(object) } }
  func remove(_ object: Any) { _elements.removeAll { _isSameObject($0, object) } }
}

final class NSDate: NSObject, _ValueHolder {
  let _value: Date
  init(_value: Date) {
    self._value = _value
    super.init()
  }
  override convenience init() { self.init(_value: Date()) }
  convenience init(timeIntervalSince1970 secs: Double) { self.init(_value: Date(timeIntervalSince1970: secs)) }
  var timeIntervalSince1970: Double { _value.timeIntervalSince1970 }
  var timeIntervalSinceReferenceDate: Double { _value.timeIntervalSinceReferenceDate }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSDate)?._value == _value }
  var _hash: Int { _value.hashValue }
  var _words: String { "\(_value)" }
}

final class NSURL: NSObject, _ValueHolder, NSCopying {
  let _value: URL
  init(_value: URL) {
    self._value = _value
    super.init()
  }
  convenience init?(string URLString: String) {
    guard let url = URL(string: URLString) else { return nil }
    self.init(_value: url)
  }
  var absoluteString: String? { _value.absoluteString }
  var path: String? { _value.path }
  var host: String? { _value.host }
  var scheme: String? { _value.scheme }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSURL)?._value == _value }
  var _hash: Int { _value.hashValue }
  var _words: String { "\(_value)" }
}

final class NSUUID: NSObject, _ValueHolder, NSCopying {
  let _value: UUID
  init(_value: UUID) {
    self._value = _value
    super.init()
  }
  override convenience init() { self.init(_value: UUID()) }
  convenience init?(uuidString string: String) {
    guard let value = UUID(uuidString: string) else { return nil }
    self.init(_value: value)
  }
  var uuidString: String { _value.uuidString }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSUUID)?._value == _value }
  var _hash: Int { _value.hashValue }
  var _words: String { "\(_value)" }
}

/// Keeps all objects: a program must not depend on what a real cache evicts, or when.
class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  @stored var _objects: [(key: KeyType, value: ObjectType)]
  var name: String = ""
  var countLimit: Int = 0
  var totalCostLimit: Int = 0
  override init() {
    _objects = []
    super.init()
  }
  func _isKey(_ one: KeyType, _ other: KeyType) -> Bool {
    if one === other { return true }
    if let one = one as? NSObject, let other = other as? NSObject { return one == other }
    return false
  }
  func object(forKey key: KeyType) -> ObjectType? { _objects.first { _isKey($0.key, key) }?.value }
  func setObject(_ obj: ObjectType, forKey key: KeyType) {
    removeObject(forKey: key)
    if countLimit > 0 && _objects.count >= countLimit { _objects.removeFirst() }
    _objects.append((key, obj))
  }
  func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { setObject(obj, forKey: key) }
  func removeObject(forKey key: KeyType) { _objects.removeAll { _isKey($0.key, key) } }
  func removeAllObjects() { _objects = [] }
}
