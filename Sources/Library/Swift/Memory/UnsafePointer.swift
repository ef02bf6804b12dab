// Pointers to memory of a type: positions in a list of cells, each of which contains a value or nothing. An error
// that a compiled program may not notice, such as reading freed memory, is a trap.

class _Memory<Pointee> {
  @stored var _cells: [Pointee?]
  @stored var _isFreed: Bool
  /// The bytes of the values, once a raw pointer to them exists: from then on, they take the place of the cells.
  @stored var _bytes: _RawMemory?
  init(_cells: [Pointee?]) {
    self._cells = _cells
    _isFreed = false
    _bytes = nil
  }
  func _check(_ index: Int) {
    if _isFreed { _trap("memory was used after it was deallocated") }
    if index < 0 || index >= _cells.count { _trap("memory was used beyond its bounds") }
  }
  func _read(_ index: Int) -> Pointee {
    _check(index)
    if let _bytes { return _bytes._load(index * MemoryLayout<Pointee>.stride) }
    guard let value = _cells[index] else { _trap("memory was read before it was initialized") }
    return value
  }
  func _write(_ index: Int, _ value: consuming Pointee?) {
    _check(index)
    guard let _bytes else {
      _cells[index] = value
      return
    }
    if let value { _bytes._store(_RawBytes._bytes(of: value), index * MemoryLayout<Pointee>.stride) }
  }
  func _free() {
    _isFreed = true
    _bytes?._isFreed = true
  }
  /// The bytes from a cell on.
  func _raw(_ index: Int) -> (memory: _RawMemory, offset: Int) {
    if let bound = self as? _BoundMemory<Pointee> {
      return (bound._raw, bound._start + index * MemoryLayout<Pointee>.stride)
    }
    let stride = MemoryLayout<Pointee>.stride
    if let _bytes { return (_bytes, index * stride) }
    var bytes: [UInt8] = []
    for cell in _cells {
      var own: [UInt8] = []
      if let cell { own = _RawBytes._bytes(of: cell) }
      bytes += own + Array(repeating: 0, count: stride - own.count)
    }
    let raw = _RawMemory(_bytes: bytes)
    _bytes = raw
    return (raw, index * stride)
  }
  /// - Parameter old: The values before. An element that was moved from keeps its bits until it is initialized again.
  func _values(_ old: [Pointee]) -> [Pointee] {
    var values: [Pointee] = []
    for index in 0..<_cells.count {
      values.append(_bytes == nil && _cells[index] == nil && index < old.count ? old[index] : _read(index))
    }
    return values
  }
}

/// Memory that a program allocates. Values that are still in it when its last pointer goes are never destroyed, as in a
/// compiled program.
final class _AllocatedMemory<Pointee>: _Memory<Pointee> {
  deinit { _leak(_cells) }
}

/// Keeps objects among the elements for ever.
@native("leak") func _leak<Element>(_ values: [Element])

protocol _Pointer<Pointee>: Hashable, Comparable {
  associatedtype Pointee
  var _memory: _Memory<Pointee> { get }
  var _index: Int { get }
  init(_memory: _Memory<Pointee>, _index: Int)
}

extension _Pointer {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._memory === rhs._memory && lhs._index == rhs._index }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs._index < rhs._index }
  /// A pointer that may write and one that may not.
  static func == <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool {
    lhs._memory === rhs._memory && lhs._index == rhs._index
  }
  static func != <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
  static func < <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool { lhs._index < rhs._index }
  static func <= <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool { lhs._index <= rhs._index }
  static func > <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool { lhs._index > rhs._index }
  static func >= <Other: _Pointer<Pointee>>(lhs: Self, rhs: Other) -> Bool { lhs._index >= rhs._index }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_index)
  }
  func advanced(by distance: Int) -> Self { Self(_memory: _memory, _index: _index + distance) }
  func distance(to end: Self) -> Int { end._index - _index }
  func successor() -> Self { advanced(by: 1) }
  func predecessor() -> Self { advanced(by: -1) }
  static func + (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: rhs) }
  static func + (lhs: Int, rhs: Self) -> Self { rhs.advanced(by: lhs) }
  static func - (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: -rhs) }
  static func - (lhs: Self, rhs: Self) -> Int { rhs.distance(to: lhs) }
  static func += (lhs: inout Self, rhs: Int) { lhs = lhs.advanced(by: rhs) }
  static func -= (lhs: inout Self, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
}

struct UnsafePointer<Pointee: ~Copyable>: _Pointer {
  let _memory: _Memory<Pointee>
  let _index: Int
  init(_memory: _Memory<Pointee>, _index: Int) {
    self._memory = _memory
    self._index = _index
  }
  init(_ other: UnsafePointer<Pointee>) { self = other }
  init(_ other: UnsafeMutablePointer<Pointee>) { self.init(_memory: other._memory, _index: other._index) }
  init(_mutable: UnsafeMutablePointer<Pointee>) { self.init(_memory: _mutable._memory, _index: _mutable._index) }
  init(_values: [Pointee]) {
    let cells: [Pointee?] = _values.map { $0 }
    self.init(_memory: _Memory(_cells: cells), _index: 0)
  }
  init(_text: String) where Pointee == Int8 { self.init(_values: _text.utf8CString) }
  init(_bytes: String) where Pointee == UInt8 { self.init(_values: Array(_bytes.utf8) + [0]) }
  var pointee: Pointee { _memory._read(_index) }
  subscript(i: Int) -> Pointee { _memory._read(_index + i) }
  func deallocate() { _memory._free() }
}

struct UnsafeMutablePointer<Pointee: ~Copyable>: _Pointer {
  let _memory: _Memory<Pointee>
  let _index: Int
  init(_memory: _Memory<Pointee>, _index: Int) {
    self._memory = _memory
    self._index = _index
  }
  init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
  init(mutating other: UnsafePointer<Pointee>) { self.init(_memory: other._memory, _index: other._index) }
  static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    let cells: [Pointee?] = Array(repeating: nil, count: count)
    return UnsafeMutablePointer(_memory: _AllocatedMemory(_cells: cells), _index: 0)
  }
  func deallocate() { _memory._free() }
  var pointee: Pointee {
    get { _memory._read(_index) }
    nonmutating set { _memory._write(_index, newValue) }
  }
  subscript(i: Int) -> Pointee {
    get { _memory._read(_index + i) }
    nonmutating set { _memory._write(_index + i, newValue) }
  }
  func initialize(to value: consuming Pointee) { _memory._write(_index, value) }
  func initialize(repeating repeatedValue: Pointee, count: Int) {
    for i in 0..<count { _memory._write(_index + i, repeatedValue) }
  }
  func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
  func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    update(from: UnsafePointer(source), count: count)
  }
  func update(from source: UnsafePointer<Pointee>, count: Int) {
    // All are read before the first is written: the two may overlap.
    var values: [Pointee] = []
    for i in 0..<count { values.append(source[i]) }
    for i in 0..<count { _memory._write(_index + i, values[i]) }
  }
  func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    update(from: UnsafePointer(source), count: count)
  }
  func update(repeating repeatedValue: Pointee, count: Int) { initialize(repeating: repeatedValue, count: count) }
  func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
  func assign(repeating repeatedValue: Pointee, count: Int) { initialize(repeating: repeatedValue, count: count) }
  func move() -> Pointee {
    let value = _memory._read(_index)
    _memory._write(_index, nil)
    return value
  }
  func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    update(from: source, count: count)
    source.deinitialize(count: count)
  }
  func deinitialize(count: Int) {
    for i in 0..<count { _memory._write(_index + i, nil) }
  }
}

func withUnsafePointer<T, Result, E: Error>(
  to value: T, _ body: (UnsafePointer<T>) throws(E) -> Result
) throws(E) -> Result { try body(UnsafePointer(_memory: _Memory(_cells: [value]), _index: 0)) }

func withUnsafePointer<T, Result, E: Error>(
  to value: inout T, _ body: (UnsafePointer<T>) throws(E) -> Result
) throws(E) -> Result { try body(UnsafePointer(_memory: _Memory(_cells: [value]), _index: 0)) }

func withUnsafeMutablePointer<T, Result, E: Error>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws(E) -> Result
) throws(E) -> Result {
  let memory = _Memory<T>(_cells: [value])
  defer { value = memory._read(0) }
  return try body(UnsafeMutablePointer(_memory: memory, _index: 0))
}

/// An unmanaged reference, whose owners are not counted; here they are.
struct Unmanaged<Instance: AnyObject> {
  let _value: Instance
  init(_value: Instance) { self._value = _value }
  static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_value: value) }
  static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_value: value) }
  func takeRetainedValue() -> Instance { _value }
  func takeUnretainedValue() -> Instance { _value }
  func retain() -> Unmanaged<Instance> { self }
  func release() {}
  func autorelease() -> Unmanaged<Instance> { self }
  func toOpaque() -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(_memory: _ObjectMemory(_value), _offset: 0)
  }
  static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance> {
    guard let instance = (value._memory as? _ObjectMemory)?._object as? Instance else {
      _trap("this pointer does not lead to an instance of '\(Instance.self)'")
    }
    return Unmanaged(_value: instance)
  }
  func _withUnsafeGuaranteedRef<Result, E: Error>(_ body: (Instance) throws(E) -> Result) throws(E) -> Result {
    try body(_value)
  }
}

/// Between numbers of one size, and from a class to a class.
func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
  if let value = x as? U { return value }
  if let unknown = x as? _Opaque {
    return _stop("'\(unknown._name)' is opaque: obsh does not have it, and its bits are needed here")
  }
  let bits = _RawBytes._bytes(of: x)
  guard MemoryLayout<U>.size == bits.count else { _trap("Can't unsafeBitCast between types of different sizes") }
  return _RawBytes._value(of: bits, 0)
}
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T {
  guard let value = x as? T else { _trap("invalid unsafeDowncast") }
  return value
}

extension _Pointer {
  /// A number in place of an address: the same for the same place, a cell's size apart for neighbours.
  var _address: Int { ObjectIdentifier(_memory)._identity &* 65536 &+ _index * MemoryLayout<Pointee>.stride }
}

extension Int {
  init<Pointee>(bitPattern pointer: UnsafePointer<Pointee>?) { self = pointer?._address ?? 0 }
  init<Pointee>(bitPattern pointer: UnsafeMutablePointer<Pointee>?) { self = pointer?._address ?? 0 }
  init(bitPattern object: ObjectIdentifier) { self = object._identity }
  init(bitPattern pointer: UnsafeRawPointer?) { self = pointer?._address ?? 0 }
  init(bitPattern pointer: UnsafeMutableRawPointer?) { self = pointer?._address ?? 0 }
}

extension UInt {
  init<Pointee>(bitPattern pointer: UnsafePointer<Pointee>?) { self.init(bitPattern: pointer?._address ?? 0) }
  init<Pointee>(bitPattern pointer: UnsafeMutablePointer<Pointee>?) { self.init(bitPattern: pointer?._address ?? 0) }
  init(bitPattern object: ObjectIdentifier) { self.init(bitPattern: object._identity) }
  init(bitPattern pointer: UnsafeRawPointer?) { self.init(bitPattern: pointer?._address ?? 0) }
  init(bitPattern pointer: UnsafeMutableRawPointer?) { self.init(bitPattern: pointer?._address ?? 0) }
}
