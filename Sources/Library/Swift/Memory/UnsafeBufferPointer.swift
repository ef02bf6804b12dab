// Collections of the elements in memory, starting at a pointer.

struct UnsafeBufferPointer<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
  let baseAddress: UnsafePointer<Element>?
  let count: Int
  init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableBufferPointer<Element>) {
    self.init(start: other.baseAddress.map { UnsafePointer($0) }, count: other.count)
  }
  init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
    let base = slice._base
    self.init(start: base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  init(_values: [Element]) {
    let cells: [Element?] = _values.map { $0 }
    self.init(start: UnsafePointer(_memory: _Memory(_cells: cells), _index: 0), count: _values.count)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(i: Int) -> Element {
    guard let baseAddress, i >= 0, i < count else { _trap("Index out of range") }
    return baseAddress[i]
  }
}

struct UnsafeMutableBufferPointer<Element: ~Copyable>: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
  let baseAddress: UnsafeMutablePointer<Element>?
  let count: Int
  init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
    let base = slice._base
    self.init(start: base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  init(_values: [Element]) {
    let cells: [Element?] = _values.map { $0 }
    self.init(start: UnsafeMutablePointer(_memory: _Memory(_cells: cells), _index: 0), count: _values.count)
  }
  static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: UnsafeMutablePointer.allocate(capacity: count), count: count)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(i: Int) -> Element {
    get {
      guard let baseAddress, i >= 0, i < count else { _trap("Index out of range") }
      return baseAddress[i]
    }
    nonmutating set {
      guard let baseAddress, i >= 0, i < count else { _trap("Index out of range") }
      baseAddress[i] = newValue
    }
  }
  func swapAt(_ i: Int, _ j: Int) {
    let value = self[i]
    self[i] = self[j]
    self[j] = value
  }
  func initialize(repeating repeatedValue: Element) { baseAddress?.initialize(repeating: repeatedValue, count: count) }
  func update(repeating repeatedValue: Element) { baseAddress?.initialize(repeating: repeatedValue, count: count) }
  func deinitialize() { baseAddress?.deinitialize(count: count) }
  func deallocate() { baseAddress?.deallocate() }
}

extension Array {
  func withUnsafeBufferPointer<R, E: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R { try body(UnsafeBufferPointer(_values: self)) }
  mutating func withUnsafeMutableBufferPointer<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R {
    var buffer = UnsafeMutableBufferPointer(_values: self)
    let memory = buffer.baseAddress
    defer { if let memory { self = memory._memory._values(self) } }
    return try body(&buffer)
  }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: flatMap { _RawBytes._bytes(of: $0) }))
  }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try body(UnsafeBufferPointer(_values: self))
  }
  mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try withUnsafeMutableBufferPointer(body)
  }
  /// `init(unsafeUninitializedCapacity: 3) { buffer, count in … }`
  init(
    unsafeUninitializedCapacity: Int,
    initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: unsafeUninitializedCapacity)
    var count = 0
    try initializer(&buffer, &count)
    var values: [Element] = []
    for i in 0..<count { values.append(buffer[i]) }
    self = values
  }
}

extension String {
  var utf8CString: [CChar] { _utf8().map { CChar(bitPattern: $0) } + [0] }
  func withCString<R>(_ body: (UnsafePointer<CChar>) throws -> R) rethrows -> R {
    let cells: [CChar?] = utf8CString.map { $0 }
    return try body(UnsafePointer(_memory: _Memory(_cells: cells), _index: 0))
  }
  mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(_values: _utf8()))
  }
  init(cString: [CChar]) { self = String._decoded(cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) }
  init(cString: [UInt8]) { self = String._decoded(Array(cString.prefix { $0 != 0 })) }
  init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var i = 0
    while cString[i] != 0 {
      bytes.append(UInt8(bitPattern: cString[i]))
      i += 1
    }
    self = String._decoded(bytes)
  }
  init(cString: UnsafePointer<UInt8>) {
    var bytes: [UInt8] = []
    while cString[bytes.count] != 0 { bytes.append(cString[bytes.count]) }
    self = String._decoded(bytes)
  }
  init?(validatingCString codes: UnsafePointer<CChar>) { self.init(validatingUTF8: codes) }
  init?(validatingUTF8 codes: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    while codes[bytes.count] != 0 { bytes.append(UInt8(bitPattern: codes[bytes.count])) }
    self.init(_checking: bytes)
  }
}

extension ArraySlice {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBytes(body)
  }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try withUnsafeBufferPointer(body)
  }
  func withUnsafeBufferPointer<R, E: Error>(_ body: (UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R {
    try body(UnsafeBufferPointer(_values: Array(self)))
  }
}

func withUnsafeTemporaryAllocation<T, R, E: Error>(
  of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws(E) -> R
) throws(E) -> R {
  let memory = UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)
  defer { memory.deallocate() }
  return try body(memory)
}
func withUnsafeTemporaryAllocation<R, E: Error>(
  byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
) throws(E) -> R {
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: alignment)
  defer { memory.deallocate() }
  return try body(memory)
}

extension UnsafeMutableBufferPointer {
  func initialize<S: Sequence>(from source: S) -> (unwritten: S.Iterator, index: Int) where S.Element == Element {
    var iterator = source.makeIterator()
    guard let baseAddress else { return (iterator, 0) }
    var index = 0
    while index < count, let element = iterator.next() {
      (baseAddress + index).initialize(to: element)
      index += 1
    }
    return (iterator, index)
  }
  func initialize(fromContentsOf source: some Collection<Element>) -> Int {
    if source.count > count { _trap("buffer cannot contain every element from source.") }
    return initialize(from: source).index
  }
  func update<S: Sequence>(from source: S) -> (unwritten: S.Iterator, index: Int) where S.Element == Element {
    initialize(from: source)
  }
  func update(fromContentsOf source: some Collection<Element>) -> Int { initialize(fromContentsOf: source) }
  func initializeElement(at index: Int, to value: consuming Element) {
    guard let baseAddress, index >= 0, index < count else { _trap("Index out of range") }
    (baseAddress + index).initialize(to: value)
  }
  func moveElement(from index: Int) -> Element {
    guard let baseAddress, index >= 0, index < count else { _trap("Index out of range") }
    return (baseAddress + index).move()
  }
  func deinitializeElement(at index: Int) {
    guard let baseAddress, index >= 0, index < count else { _trap("Index out of range") }
    (baseAddress + index).deinitialize(count: 1)
  }
}
