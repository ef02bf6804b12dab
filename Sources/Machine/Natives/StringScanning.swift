import Code

/// Natives that scan a string: they read its bytes, and each ASCII byte is a character, except in CRLF. The rest is
/// left to Swift's strings, which know the boundaries of its characters.
enum StringScanning {
  /// Added one by one, because programs call them in their inner loops (see `NativeTable.adding`).
  static var natives: NativeTable {
    ([:] as NativeTable)
      .adding("String.Iterator.next", next)
      .adding("String.character", character)
      .adding("String.characters", characters)
      .adding("String.offset after", after)
      .adding("String.count") { call in call.lookAtText(0) { Value(count(of: $0.value)) } }
      .adding("String.utf8Count") { call in call.lookAtText(0) { Value($0.value.utf8.count) } }
      .adding("String.==", isEqual)
      .adding("String.containsCharacter", contains)
      .adding("String.contains", containsText)
      .adding("String.split", split)
      .adding("String.split text", splitByText)
      .adding("String.backwards", backwards)
  }

  // MARK: Bytes

  private static let carriageReturn: UInt8 = 0x0D
  private static let lineFeed: UInt8 = 0x0A

  /// The byte at an offset, if it is a character by itself, so that the following bytes do not combine with it.
  @inline(__always)
  private static func lone(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.count, bytes[offset] < 0x80 else { return nil }
    if offset + 1 < bytes.count {
      let following = bytes[offset + 1]
      if following >= 0x80 || bytes[offset] == carriageReturn && following == lineFeed { return nil }
    }
    return bytes[offset]
  }

  /// The properties of a text that decide how to scan it: all bytes are ASCII; one is a carriage return, which may be
  /// half of a character.
  @inline(__always)
  private static func survey(_ bytes: UnsafeBufferPointer<UInt8>) -> (isASCII: Bool, hasReturn: Bool) {
    var seen: UInt8 = 0
    var returns: UInt8 = 0
    for byte in bytes {
      seen |= byte
      returns |= byte == carriageReturn ? 1 : 0
    }
    return (seen < 0x80, returns != 0)
  }

  /// The result of the work on the bytes if each character is one byte; nil otherwise.
  @inline(__always)
  private static func plainly<Result>(
    _ text: String, _ work: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
      let (isASCII, hasReturn) = survey(bytes)
      return isASCII && !hasReturn ? work(bytes) : nil
    }
    return result ?? nil
  }

  // MARK: Characters

  /// The character at an offset and the number of its bytes.
  @inline(__always)
  private static func character(
    _ offset: Int, of text: StringBox, _ heap: UnsafeMutablePointer<HeapState>
  ) -> (character: Value, length: Int) {
    let byte = text.value.utf8.withContiguousStorageIfAvailable { lone($0, offset) } ?? nil
    if let byte { return (heap.pointee.asciiCharacter(byte), 1) }
    return anyCharacter(offset, of: text.value)
  }

  @inline(never)
  private static func anyCharacter(_ offset: Int, of text: String) -> (character: Value, length: Int) {
    let character = text[text.utf8.index(text.startIndex, offsetBy: offset)]
    return (Value(character), character.utf8.count)
  }

  /// `String.Iterator.next()`, whose fields are the text, its length and the position.
  private static func next(_ call: NativeContext) -> Value {
    let slot = UnsafeMutableRawPointer(call.arguments).assumingMemoryBound(to: Slot.self)
    var iterator = slot.pointee.object.unsafelyUnwrapped
    if !Reference.isUnique(iterator) {
      let copy = call.machine.heap.copy(iterator)
      slot.pointee.object = copy
      Reference.release(iterator)
      iterator = copy
    }
    let fields = iterator.fields
    let position = Int(fields[2].int)
    if position >= Int(fields[1].int) { return call.none }
    let text = Unmanaged<StringBox>.fromOpaque(fields[0].object.unsafelyUnwrapped)
    let found = text._withUnsafeGuaranteedRef { character(position, of: $0, call.heap) }
    fields[2].bits = UInt64(position + found.length)
    return found.character
  }

  /// The byte at an index, if it is a character by itself. An index may point into a character whose beginning only
  /// Swift's strings find: so the preceding byte must be ASCII as well.
  @inline(__always)
  private static func loneAtIndex(_ offset: Int, of text: String) throws -> UInt8? {
    let bytes = text.utf8
    guard offset >= 0, offset < bytes.count else { throw Trap("String index is out of bounds") }
    return bytes.withContiguousStorageIfAvailable { bytes -> UInt8? in
      if offset > 0, bytes[offset - 1] >= 0x80 || bytes[offset - 1] == carriageReturn { return nil }
      return lone(bytes, offset)
    } ?? nil
  }

  private static func character(_ call: NativeContext) throws -> Value {
    let offset = call.int(1)
    return try call.lookAtText(0) { text in
      if let byte = try loneAtIndex(offset, of: text.value) { return call.heap.pointee.asciiCharacter(byte) }
      return anyCharacter(offset, of: text.value).character
    }
  }

  private static func after(_ call: NativeContext) throws -> Value {
    let offset = call.int(1)
    return try call.lookAtText(0) { text in
      if try loneAtIndex(offset, of: text.value) != nil { return Value(offset + 1) }
      let text = text.value
      let following = text.index(after: text.utf8.index(text.startIndex, offsetBy: offset))
      return Value(text.utf8.distance(from: text.startIndex, to: following))
    }
  }

  private static func characters(_ call: NativeContext) throws -> Value {
    try call.lookAtText(0) { text in
      let quick = plainly(text.value) { bytes in bytes.map { call.heap.pointee.asciiCharacter($0) } }
      return try call.result(quick ?? text.value.map { Value($0) })
    }
  }

  private static func count(of text: String) -> Int { plainly(text) { $0.count } ?? text.count }

  private static func isEqual(_ call: NativeContext) -> Value {
    call.lookAtText(0) { one in call.lookAtText(1) { two in Value(one === two || one.value == two.value) } }
  }

  private static func contains(_ call: NativeContext) -> Value {
    call.lookAtText(0) { text in
      call.lookAtText(1) { wanted in
        let found = plainly(text.value) { bytes -> Bool in
          guard wanted.value.utf8.count == 1, let byte = wanted.value.utf8.first else {
            return bytes.isEmpty ? false : text.value.contains(Character(wanted.value))
          }
          return bytes.contains(byte)
        }
        return Value(found ?? text.value.contains(Character(wanted.value)))
      }
    }
  }

  // MARK: Searching

  /// True if the bytes of a pattern, of which there is at least one, are at a position.
  @inline(__always)
  private static func stands(
    _ pattern: UnsafeBufferPointer<UInt8>, at position: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard bytes[position] == pattern[0], position + pattern.count <= bytes.count else { return false }
    var index = 1
    while index < pattern.count {
      if bytes[position + index] != pattern[index] { return false }
      index += 1
    }
    return true
  }

  /// True if the first text contains the second.
  private static func containsText(_ call: NativeContext) -> Value {
    call.lookAtText(0) { text in
      call.lookAtText(1) { pattern in
        let found = plainly(text.value) { bytes in
          plainly(pattern.value) { pattern -> Bool in
            if pattern.isEmpty || pattern.count > bytes.count { return false }
            return (0...bytes.count - pattern.count).contains { stands(pattern, at: $0, in: bytes) }
          }
        }
        return Value((found ?? nil) ?? (TextSearch(text.value, pattern.value).range() != nil))
      }
    }
  }

  // MARK: Parts

  /// The result of splitting: values with the fields of `Substring`, namely its text, the offset of that text in the
  /// whole, and the whole.
  private struct Parts {
    let call: NativeContext
    let heap: Heap
    let info: UnsafeMutablePointer<TypeInfo>
    let most: Int
    let omitsEmpty: Bool
    let offset: Int
    let base: Value
    private(set) var all: [Value] = []

    /// Reads the arguments of `_split(separator, maxSplits, omitsEmpty, offset) -> [Part]`.
    init(_ call: NativeContext, _ type: RuntimeType) {
      self.call = call
      heap = call.machine.heap
      info = heap.adopt(type)
      (most, omitsEmpty, offset) = (call.int(2), call[3].bool, call.int(4))
      base = call.isString(0) ? call[0] : call[0].record[Layout.Substring.Field.base.rawValue]
    }

    var isFull: Bool { all.count >= most }

    mutating func add(_ part: String, at position: Int) {
      let record = heap.allocate(info, count: 3)
      record.fields.asValue.initialize(to: heap.state.pointee.makeText(part))
      (record.fields + 1).asValue.initialize(to: Value(offset + position))
      (record.fields + 2).asValue.initialize(to: base)
      all.append(Slot(bits: 0, object: record).owned)
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
      if omitsEmpty, start == end { return }
      add(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self), at: start)
    }

    /// The parts of an ASCII text between ASCII patterns.
    mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, by pattern: UnsafeBufferPointer<UInt8>) {
      var start = 0
      var position = 0
      var count = 1
      for byte in bytes where byte == pattern[0] { count += 1 }
      all.reserveCapacity(min(count, most))
      let first = pattern[0]
      while position < bytes.count, !isFull {
        if bytes[position] != first {
          position += 1
          continue
        }
        guard stands(pattern, at: position, in: bytes), pattern.count > 1 || !isHalf(bytes, position) else {
          position += 1
          continue
        }
        add(bytes, start, position)
        position += pattern.count
        start = position
      }
      add(bytes, start, bytes.count)
    }

    func result(of text: String) throws -> Value {
      try call.reserve(text.utf8.count + 160 * all.count)
      return Value(all)
    }
  }

  private static func split(_ call: NativeContext) throws -> Value {
    guard let type = call.types.last else { return Value([]) }
    var parts = Parts(call, type)
    return try call.lookAtText(0) { text in
      let separator = call.text(1)
      let isDone =
        text.value.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
          guard survey(bytes).isASCII else { return false }
          return separator.utf8.withContiguousStorageIfAvailable { pattern -> Bool in
            guard pattern.count == 1, pattern[0] < 0x80 else { return false }
            parts.split(bytes, by: pattern)
            return true
          } ?? false
        } ?? false
      if !isDone {
        let pieces = text.value.split(
          separator: Character(separator), maxSplits: parts.most, omittingEmptySubsequences: parts.omitsEmpty)
        for piece in pieces {
          parts.add(String(piece), at: text.value.utf8.distance(from: text.value.startIndex, to: piece.startIndex))
        }
      }
      return try parts.result(of: text.value)
    }
  }

  /// The same with a string as the separator.
  private static func splitByText(_ call: NativeContext) throws -> Value {
    guard let type = call.types.last else { return Value([]) }
    var parts = Parts(call, type)
    return try call.lookAtText(0) { text in
      let separator = call.text(1)
      let isDone = plainly(text.value) { bytes in
        plainly(separator) { pattern -> Bool in
          if pattern.isEmpty { return false }
          parts.split(bytes, by: pattern)
          return true
        }
      }
      if (isDone ?? nil) != true {
        let bytes = text.value.utf8
        func add(_ start: Int, _ end: Int) {
          if parts.omitsEmpty, start == end { return }
          let range =
            bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)
          parts.add(String(text.value[range]), at: start)
        }
        var start = 0
        for match in TextSearch(text.value, separator).ranges {
          if parts.isFull { break }
          add(start, match.lowerBound)
          start = match.upperBound
        }
        add(start, bytes.count)
      }
      return try parts.result(of: text.value)
    }
  }

  /// True if the byte is half of a CRLF, which is one character.
  @inline(__always)
  private static func isHalf(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    switch bytes[position] {
    case lineFeed: position > 0 && bytes[position - 1] == carriageReturn
    case carriageReturn: position + 1 < bytes.count && bytes[position + 1] == lineFeed
    default: false
    }
  }

  private static func backwards(_ call: NativeContext) throws -> Value {
    try call.lookAtText(0) { text in
      let quick = plainly(text.value) { bytes in
        String(unsafeUninitializedCapacity: bytes.count) { result in
          for (index, byte) in bytes.enumerated() { result[bytes.count - 1 - index] = byte }
          return bytes.count
        }
      }
      return try call.result(quick ?? String(text.value.reversed()))
    }
  }
}

extension NativeContext {
  /// The text of a `String`, `Character` or `Substring`, without counting a reference.
  @inline(__always)
  func lookAtText<Result>(_ index: Int, _ work: (StringBox) throws -> Result) rethrows -> Result {
    if isString(index) { return try look(at: index, as: StringBox.self, work) }
    let substring = UnsafeRawPointer(arguments + index).load(as: Slot.self).object.unsafelyUnwrapped
    let text = substring.fields.pointee.object.unsafelyUnwrapped
    return try Unmanaged<StringBox>.fromOpaque(text)._withUnsafeGuaranteedRef(work)
  }
}
