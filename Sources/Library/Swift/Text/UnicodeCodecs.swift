// Decoding one scalar after the other from code units.

enum UnicodeDecodingResult: Equatable, Sendable {
  case scalarValue(Unicode.Scalar)
  case emptyInput
  case error
}

protocol UnicodeCodec: _UnicodeEncoding {
  init()
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == CodeUnit
}

extension Unicode.UTF8 {
  /// The longest part of an invalid sequence that could begin a valid one is one error.
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt8 {
    guard case ._pending(var units) = self else { return .emptyInput }
    if units.isEmpty, let unit = input.next() { units.append(unit) }
    guard let first = units.first else { return .emptyInput }
    let (count, second) = Self._sequence(after: first)
    var taken = count == 0 ? 0 : 1
    while taken > 0, taken < count {
      if units.count == taken {
        guard let unit = input.next() else { break }
        units.append(unit)
      }
      let isValid = taken == 1 ? second.contains(units[1]) : Self.isContinuation(units[taken])
      if !isValid { break }
      taken += 1
    }
    let isWhole = count > 0 && taken == count
    var value = count < 2 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(count))
    for unit in units.prefix(taken).dropFirst() { value = value << 6 | UInt32(unit) & 0x3F }
    self = ._pending(units.dropFirst(taken == 0 ? 1 : taken)._toArray())
    return isWhole ? .scalarValue(Unicode.Scalar(_value: value)) : .error
  }

  /// The number of units that a first one announces, 0 if it begins no sequence, and the second units that may follow.
  static func _sequence(after first: UInt8) -> (count: Int, second: ClosedRange<UInt8>) {
    if first < 0x80 { return (1, 0...0) }
    if first < 0xC2 || first > 0xF4 { return (0, 0...0) }
    if first < 0xE0 { return (2, 0x80...0xBF) }
    if first == 0xE0 { return (3, 0xA0...0xBF) }
    if first == 0xED { return (3, 0x80...0x9F) }
    if first < 0xF0 { return (3, 0x80...0xBF) }
    if first == 0xF0 { return (4, 0x90...0xBF) }
    return (4, first == 0xF4 ? 0x80...0x8F : 0x80...0xBF)
  }
}

extension Unicode.UTF16 {
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt16 {
    guard case ._pending(let units) = self else { return .emptyInput }
    guard let unit = units.first ?? input.next() else { return .emptyInput }
    self = ._pending([])
    if !Self.isSurrogate(unit) { return .scalarValue(Unicode.Scalar(_value: UInt32(unit))) }
    guard Self.isLeadSurrogate(unit), let next = input.next() else { return .error }
    if !Self.isTrailSurrogate(next) {
      self = ._pending([next])
      return .error
    }
    let high = UInt32(unit) & 0x3FF
    return .scalarValue(Unicode.Scalar(_value: 0x10000 + high << 10 + UInt32(next) & 0x3FF))
  }
}

extension Unicode.UTF32 {
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt32 {
    guard let unit = input.next() else { return .emptyInput }
    return Unicode.Scalar(unit).map { .scalarValue($0) } ?? .error
  }
}

/// Returns true if the input has an error. Each error is a replacement character, unless it ends the transcoding.
func transcode<Input: IteratorProtocol, InputEncoding: UnicodeCodec, OutputEncoding: _UnicodeEncoding>(
  _ input: Input, from inputEncoding: InputEncoding.Type, to outputEncoding: OutputEncoding.Type,
  stoppingOnError stopOnError: Bool, into processCodeUnit: (OutputEncoding.CodeUnit) -> Void
) -> Bool where InputEncoding.CodeUnit == Input.Element {
  var input = input
  var codec = InputEncoding()
  var hasError = false
  while true {
    switch codec.decode(&input) {
    case .scalarValue(let scalar): OutputEncoding.encode(scalar, into: processCodeUnit)
    case .emptyInput: return hasError
    case .error:
      hasError = true
      if stopOnError { return true }
      OutputEncoding.encode("\u{FFFD}", into: processCodeUnit)
    }
  }
}
