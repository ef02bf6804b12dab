// The encodings of Unicode, and the texts decoded from their code units.

protocol _UnicodeEncoding {
  associatedtype CodeUnit: UnsignedInteger & FixedWidthInteger
  /// The text of the units, with a replacement character for each error.
  static func _text(of units: [CodeUnit]) -> String
  /// The units of a scalar, without a check.
  static func _units(of scalar: Unicode.Scalar) -> [CodeUnit]
}

extension _UnicodeEncoding {
  static func encode(_ content: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void) {
    for unit in _units(of: content) { processCodeUnit(unit) }
  }
}

extension Unicode {
  typealias Encoding = _UnicodeEncoding

  enum UTF8: UnicodeCodec {
    case _pending([UInt8])
    init() { self = ._pending([]) }
    typealias CodeUnit = UInt8
    static func _text(of units: [UInt8]) -> String { String._decoded(units) }
    static func _units(of scalar: Unicode.Scalar) -> [UInt8] { scalar.description._utf8() }
    static func isASCII(_ x: UInt8) -> Bool { x & 0x80 == 0 }
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    static func width(_ x: Unicode.Scalar) -> Int {
      x.value < 0x80 ? 1 : x.value < 0x800 ? 2 : x.value < 0x10000 ? 3 : 4
    }
  }

  enum UTF16: UnicodeCodec {
    case _pending([UInt16])
    init() { self = ._pending([]) }
    typealias CodeUnit = UInt16
    static func _text(of units: [UInt16]) -> String {
      var result = ""
      var place = 0
      while place < units.count {
        let unit = UInt32(units[place])
        place += 1
        if unit & 0xFC00 == 0xD800, place < units.count, isTrailSurrogate(units[place]) {
          let low = UInt32(units[place]) & 0x3FF
          result += Unicode.Scalar(_value: 0x10000 + (unit & 0x3FF) << 10 + low).description
          place += 1
        } else {
          result += unit & 0xF800 == 0xD800 ? "\u{FFFD}" : Unicode.Scalar(_value: unit).description
        }
      }
      return result
    }
    static func _units(of scalar: Unicode.Scalar) -> [UInt16] { scalar.description._utf16() }
    static func isASCII(_ x: UInt16) -> Bool { x < 0x80 }
    static func isLeadSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xD800 }
    static func isTrailSurrogate(_ x: UInt16) -> Bool { x & 0xFC00 == 0xDC00 }
    static func isSurrogate(_ x: UInt16) -> Bool { x & 0xF800 == 0xD800 }
    static func leadSurrogate(_ x: Unicode.Scalar) -> UInt16 { x.description._utf16()[0] }
    static func trailSurrogate(_ x: Unicode.Scalar) -> UInt16 { x.description._utf16()[1] }
    static func width(_ x: Unicode.Scalar) -> Int { x.value < 0x10000 ? 1 : 2 }
  }

  enum UTF32: UnicodeCodec {
    case _pending([UInt32])
    init() { self = ._pending([]) }
    typealias CodeUnit = UInt32
    static func _text(of units: [UInt32]) -> String {
      var result = ""
      for unit in units { result += Unicode.Scalar(unit)?.description ?? "\u{FFFD}" }
      return result
    }
    static func _units(of scalar: Unicode.Scalar) -> [UInt32] { [scalar.value] }
    static func isASCII(_ x: UInt32) -> Bool { x < 0x80 }
  }

  enum ASCII: _UnicodeEncoding {
    typealias CodeUnit = UInt8
    static func _text(of units: [UInt8]) -> String {
      String._decoded(units.flatMap { $0 < 0x80 ? [$0] : [0xEF, 0xBF, 0xBD] })
    }
    static func _units(of scalar: Unicode.Scalar) -> [UInt8] { [UInt8(scalar.value)] }
    static func isASCII(_ x: UInt8) -> Bool { x < 0x80 }
  }
}

typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32

extension String {
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int
  ) rethrows {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    defer { memory.deallocate() }
    let count = try initializer(memory)
    self = String._decoded(memory.prefix(count)._toArray())
  }
  init<C: Collection, Encoding: _UnicodeEncoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C.Element == Encoding.CodeUnit {
    self = Encoding._text(of: codeUnits._toArray())
  }
  init?<Encoding: _UnicodeEncoding>(
    validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) {
    let units = codeUnits._toArray()
    let text = Encoding._text(of: units)
    if text.unicodeScalars.flatMap({ Encoding._units(of: $0) }) != units { return nil }
    self = text
  }
}

extension Substring {
  init<C: Collection, Encoding: _UnicodeEncoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C.Element == Encoding.CodeUnit {
    let text = String(decoding: codeUnits, as: sourceEncoding)
    self.init(_text: text, _offset: 0, _base: text)
  }
}
