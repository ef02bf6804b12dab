// Pointers to bytes. Typed pointers bound to such memory read and write its bytes.

class _RawMemory {
  @stored var _bytes: [UInt8]
  @stored var _isFreed: Bool
  init(_bytes: [UInt8]) {
    self._bytes = _bytes
    _isFreed = false
  }
  func _check(_ start: Int, _ count: Int) {
    if _isFreed { _trap("memory was used after it was deallocated") }
    if start < 0 || start + count > _bytes.count { _trap("memory was used beyond its bounds") }
  }
  func _load<T>(_ start: Int) -> T {
    _check(start, MemoryLayout<T>.size)
    return _RawBytes._value(of: _bytes, start)
  }
  func _store(_ bytes: [UInt8], _ start: Int) {
    _check(start, bytes.count)
    for i in 0..<bytes.count { _bytes[start + i] = bytes[i] }
  }
  /// The object at whose address the memory lies.
  var _owner: AnyObject { self }
}

/// The memory of an object, whose bytes cannot be read.
final class _ObjectMemory: _RawMemory {
  let _object: AnyObject
  init(_ object: AnyObject) {
    _object = object
    super.init(_bytes: [])
  }
  override var _owner: AnyObject { _object }
}

/// Memory of a type whose values are bytes of other memory.
final class _BoundMemory<Pointee>: _Memory<Pointee> {
  let _raw: _RawMemory
  let _start: Int
  init(_ raw: _RawMemory, _ start: Int) {
    _raw = raw
    _start = start
    super.init(_cells: [])
  }
  override func _read(_ index: Int) -> Pointee { _raw._load(_start + index * MemoryLayout<Pointee>.stride) }
  override func _write(_ index: Int, _ value: consuming Pointee?) {
    guard let value else { return }
    _raw._store(_RawBytes._bytes(of: value), _start + index * MemoryLayout<Pointee>.stride)
  }
  override func _free() { _raw._isFreed = true }
}

protocol _RawPointer: Hashable, Comparable {
  var _memory: _RawMemory { get }
  var _offset: Int { get }
  init(_memory: _RawMemory, _offset: Int)
}

extension _RawPointer {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._isSame(rhs) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs._offset < rhs._offset }
  /// A pointer that may write and one that may not.
  static func == <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { lhs._isSame(rhs) }
  static func != <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { !lhs._isSame(rhs) }
  static func < <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { lhs._offset < rhs._offset }
  static func <= <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { lhs._offset <= rhs._offset }
  static func > <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { lhs._offset > rhs._offset }
  static func >= <Other: _RawPointer>(lhs: Self, rhs: Other) -> Bool { lhs._offset >= rhs._offset }
  func _isSame<Other: _RawPointer>(_ other: Other) -> Bool {
    _offset == other._offset && (_memory === other._memory || _memory._owner === other._memory._owner)
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory._owner))
    hasher.combine(_offset)
  }
  func advanced(by distance: Int) -> Self { Self(_memory: _memory, _offset: _offset + distance) }
  func distance(to end: Self) -> Int { end._offset - _offset }
  func alignedUp<T>(for type: T.Type) -> Self {
    let alignment = MemoryLayout<T>.alignment
    return Self(_memory: _memory, _offset: (_offset + alignment - 1) / alignment * alignment)
  }
  static func + (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: rhs) }
  static func - (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: -rhs) }
  static func - (lhs: Self, rhs: Self) -> Int { rhs.distance(to: lhs) }
  static func += (lhs: inout Self, rhs: Int) { lhs = lhs.advanced(by: rhs) }
  static func -= (lhs: inout Self, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _memory._load(_offset + offset) }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _memory._load(_offset + offset) }
  func deallocate() { _memory._isFreed = true }
  /// A number in place of an address: the same for the same object or place.
  var _address: Int { ObjectIdentifier(_memory._owner)._identity &* 65536 &+ _offset }
}

struct UnsafeRawPointer: _RawPointer {
  let _memory: _RawMemory
  let _offset: Int
  init(_memory: _RawMemory, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init(_ other: UnsafeRawPointer) { self = other }
  init(_ other: UnsafeMutableRawPointer) { self.init(_memory: other._memory, _offset: other._offset) }
  init<T>(_ other: UnsafePointer<T>) {
    let found = other._memory._raw(other._index)
    self.init(_memory: found.memory, _offset: found.offset)
  }
  init<T>(_ other: UnsafeMutablePointer<T>) {
    let found = other._memory._raw(other._index)
    self.init(_memory: found.memory, _offset: found.offset)
  }
  @discardableResult func bindMemory<T: ~Copyable>(to type: T.Type, capacity count: Int) -> UnsafePointer<T> {
    UnsafePointer(_memory: _BoundMemory(_memory, _offset), _index: 0)
  }
  func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafePointer<T> { bindMemory(to: type, capacity: 1) }
}

/// The memory of the image that contains the program, which cannot be read.
let _image = _RawMemory(_bytes: [])
/// `#dsohandle`, the same pointer everywhere in a program.
func _imageHandle() -> UnsafeRawPointer { UnsafeRawPointer(_memory: _image, _offset: 0) }

struct UnsafeMutableRawPointer: _RawPointer {
  let _memory: _RawMemory
  let _offset: Int
  init(_memory: _RawMemory, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init(_ other: UnsafeMutableRawPointer) { self = other }
  init(mutating other: UnsafeRawPointer) { self.init(_memory: other._memory, _offset: other._offset) }
  init<T>(_ other: UnsafeMutablePointer<T>) {
    let found = other._memory._raw(other._index)
    self.init(_memory: found.memory, _offset: found.offset)
  }
  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(_memory: _RawMemory(_bytes: Array(repeating: 0, count: byteCount)), _offset: 0)
  }
  func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    _memory._store(_RawBytes._bytes(of: value), _offset + offset)
  }
  func copyMemory(from source: UnsafeRawPointer, byteCount: Int) {
    source._memory._check(source._offset, byteCount)
    _memory._store(Array(source._memory._bytes[source._offset..<source._offset + byteCount]), _offset)
  }
  @discardableResult func bindMemory<T: ~Copyable>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T> {
    UnsafeMutablePointer(_memory: _BoundMemory(_memory, _offset), _index: 0)
  }
  func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafeMutablePointer<T> {
    bindMemory(to: type, capacity: 1)
  }
  @discardableResult func initializeMemory<T>(
    as type: T.Type, repeating repeatedValue: T, count: Int
  ) -> UnsafeMutablePointer<T> {
    let pointer = bindMemory(to: type, capacity: count)
    pointer.initialize(repeating: repeatedValue, count: count)
    return pointer
  }
  @discardableResult func initializeMemory<T>(as type: T.Type, to value: T) -> UnsafeMutablePointer<T> {
    initializeMemory(as: type, repeating: value, count: 1)
  }
}

struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
  let baseAddress: UnsafeMutableRawPointer?
  let count: Int
  init(start: UnsafeMutableRawPointer?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>) {
    let base = slice._base
    self.init(start: base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: alignment), count: byteCount)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(i: Int) -> UInt8 {
    get {
      guard let baseAddress, i >= 0, i < count else { _trap("Index out of range") }
      return baseAddress.load(fromByteOffset: i, as: UInt8.self)
    }
    nonmutating set {
      guard let baseAddress, i >= 0, i < count else { _trap("Index out of range") }
      baseAddress.storeBytes(of: newValue, toByteOffset: i, as: UInt8.self)
    }
  }
  func swapAt(_ i: Int, _ j: Int) {
    let value = self[i]
    self[i] = self[j]
    self[j] = value
  }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _base().load(fromByteOffset: offset, as: type) }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _base().load(fromByteOffset: offset, as: type)
  }
  func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    _base().storeBytes(of: value, toByteOffset: offset, as: type)
  }
  func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
    _base()._memory._store(Array(source), _base()._offset)
  }
  func copyMemory(from source: UnsafeRawBufferPointer) { copyBytes(from: source) }
  func bindMemory<T: ~Copyable>(to type: T.Type) -> UnsafeMutableBufferPointer<T> {
    let count = self.count / MemoryLayout<T>.stride
    return UnsafeMutableBufferPointer(start: baseAddress?.bindMemory(to: type, capacity: count), count: count)
  }
  func deallocate() { baseAddress?.deallocate() }
  func _base() -> UnsafeMutableRawPointer {
    guard let baseAddress else { _trap("UnsafeMutableRawBufferPointer has a nil base address") }
    return baseAddress
  }
}

extension UnsafeRawBufferPointer {
  init(_ other: UnsafeMutableRawBufferPointer) { self.init(_bytes: Array(other)) }
  init(rebasing slice: Slice<UnsafeRawBufferPointer>) { self.init(_bytes: Array(slice)) }
  init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>) { self.init(_bytes: Array(slice)) }
  init(start: UnsafeRawPointer?, count: Int) {
    guard let start else {
      self.init(_bytes: [])
      return
    }
    start._memory._check(start._offset, count)
    self.init(_bytes: Array(start._memory._bytes[start._offset..<start._offset + count]))
  }
  var baseAddress: UnsafeRawPointer? { UnsafeRawPointer(_memory: _RawMemory(_bytes: _bytes), _offset: 0) }
  /// Does nothing: the bytes are a copy, which goes away with the buffer.
  func deallocate() {}
}

extension UnsafePointer {
  func withMemoryRebound<T, R>(
    to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> R
  ) rethrows -> R {
    try body(UnsafeRawPointer(self).bindMemory(to: type, capacity: count))
  }
}

extension UnsafeMutablePointer {
  func withMemoryRebound<T, R>(
    to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws -> R
  ) rethrows -> R {
    let raw = UnsafeMutableRawPointer(self)
    return try body(raw.bindMemory(to: type, capacity: count))
  }
}

extension UnsafeBufferPointer {
  func withMemoryRebound<T, R>(to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> R) rethrows -> R {
    guard let baseAddress else { return try body(UnsafeBufferPointer<T>(start: nil, count: 0)) }
    let bound = count * MemoryLayout<Element>.stride / MemoryLayout<T>.stride
    return try baseAddress.withMemoryRebound(to: type, capacity: bound) {
      try body(UnsafeBufferPointer<T>(start: $0, count: bound))
    }
  }
}

extension UnsafeMutableBufferPointer {
  func withMemoryRebound<T, R>(to type: T.Type, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) rethrows -> R {
    guard let baseAddress else { return try body(UnsafeMutableBufferPointer<T>(start: nil, count: 0)) }
    let bound = count * MemoryLayout<Element>.stride / MemoryLayout<T>.stride
    return try baseAddress.withMemoryRebound(to: type, capacity: bound) {
      try body(UnsafeMutableBufferPointer<T>(start: $0, count: bound))
    }
  }
}

func withUnsafeMutableBytes<T, Result, E: Error>(
  of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> Result
) throws(E) -> Result {
  let memory = _RawMemory(_bytes: _RawBytes._bytes(of: value))
  let before = memory._bytes
  defer { if memory._bytes != before { value = memory._load(0) } }
  return try body(
    UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(_memory: memory, _offset: 0), count: before.count))
}

extension Array {
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    let memory = _RawMemory(_bytes: flatMap { _RawBytes._bytes(of: $0) })
    let count = memory._bytes.count
    defer {
      for i in 0..<self.count { self[i] = memory._load(i * MemoryLayout<Element>.stride) }
    }
    return try body(
      UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(_memory: memory, _offset: 0), count: count))
  }
}
