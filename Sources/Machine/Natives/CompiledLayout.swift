import Code

/// The layout that swiftc gives the values of a type, in bytes, on a 64-bit machine.
struct CompiledLayout {
  var size: Int
  var alignment: Int
  /// The number of bit patterns of that size that are not values of the type. Enums use them for their empty cases.
  var extraInhabitants = 0
  /// The bits that are zero in all values, byte by byte: enums with several payloads store their case in them.
  var spareBits: [UInt8]
  var stride: Int { max(1, size.rounded(upTo: alignment)) }

  init(size: Int, alignment: Int, extraInhabitants: Int = 0, spareBits: [UInt8]? = nil) {
    self.size = size
    self.alignment = alignment
    self.extraInhabitants = extraInhabitants
    self.spareBits = spareBits ?? Array(repeating: 0, count: size)
  }

  /// The number of bit patterns that are never a valid pointer.
  private static let invalidPointers = 4096
  private static let reference = CompiledLayout(
    size: 8, alignment: 8, extraInhabitants: invalidPointers, spareBits: [0x07, 0, 0, 0, 0, 0, 0, 0xFF])
  /// Words of which the first is a pointer, or another part with the same number of invalid patterns.
  private static func words(_ count: Int) -> CompiledLayout {
    CompiledLayout(size: 8 * count, alignment: 8, extraInhabitants: invalidPointers)
  }

  init(of type: RuntimeType) throws {
    switch type.kind {
    case .void: self.init(size: 0, alignment: 1)
    case .integer(let width, _): self.init(size: width / 8, alignment: width / 8)
    case .bool: self.init(casesWithoutPayload: 2)
    case .float: self.init(size: 4, alignment: 4)
    case .double: self.init(size: 8, alignment: 8)
    case .classType, .keyPath: self = Self.reference
    case .metatype: self = Self.words(1 + type.arguments[0].witnessTableCount)
    case .existential where type.name == "Error": self = Self.words(1)
    // The reference, or room for a small value and its type; then the witness tables.
    case .existential: self = Self.words((type.isClassBound ? 1 : 4) + type.witnessTableCount)
    case .array, .set, .dictionary: self = Self.words(1)
    case .string, .character, .function: self = Self.words(2)
    case .tuple: try self.init(parts: type.arguments.map { try Self(of: $0) })
    case .optional: self.init(payload: try Self(of: type.arguments[0]), emptyCases: 1)
    case .enumeration where !type.isOfLibrary || type.qualifiedName.hasPrefix("Swift."):
      try self.init(cases: type.cases)
    case .structure where !type.isOfLibrary: try self.init(fields: type.fields)
    default: self = try Self(ofLibraryType: type)
    }
  }

  private init(ofLibraryType type: RuntimeType) throws {
    switch type.name.prefix(while: { $0 != "<" }) {
    case "Range", "ClosedRange", "winsize", "tm": try self.init(fields: type.fields)
    case "Substring", "ArraySlice": self = Self.words(4)
    case "UTF8View", "UTF16View", "UnicodeScalarView":
      self = Self.words(type.qualifiedName.contains("Substring.") ? 4 : 2)
    case "ContiguousArray": self = Self.words(1)
    case "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer":
      self.init(size: 8, alignment: 8, extraInhabitants: 1)
    case "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer":
      self.init(size: 16, alignment: 8)
    case "UUID": self.init(size: 16, alignment: 1)
    case "AnyHashable": self = Self.words(5)
    case "Unicode.Scalar", "Scalar": self.init(size: 4, alignment: 4)
    case "InlineArray":
      let element = try Self(of: type.arguments[1])
      self.init(size: element.stride * (Int(type.arguments[0].name) ?? 0), alignment: element.alignment)
    case "Int128", "UInt128": self.init(size: 16, alignment: 16)
    case "ObjectIdentifier": self.init(size: 8, alignment: 8, extraInhabitants: 1)
    case "pthread_mutex_t": self.init(size: 40, alignment: 8)
    case "pthread_rwlock_t": self.init(size: 56, alignment: 8)
    case "pthread_cond_t": self.init(size: 48, alignment: 8)
    case "pthread_rwlockattr_t": self.init(size: 8, alignment: 8)
    case "pthread_mutexattr_t", "pthread_condattr_t": self.init(size: 4, alignment: 4)
    case "Index", "String.Index", "Date": self.init(size: 8, alignment: 8)
    default: throw Trap("not supported by obsh: the memory layout of '\(type.name)'")
    }
  }

  private init(fields: [RuntimeType.Field]) throws {
    try self.init(parts: fields.map { try Self(of: $0) })
  }

  init(of field: RuntimeType.Field) throws {
    switch field.ownership {
    case .strong: try self.init(of: field.type)
    case .weak: self.init(size: 8, alignment: 8)
    case .unowned: self = Self.reference
    }
  }

  /// The place of one of the parts that follow one another.
  static func offset(ofPart index: Int, in parts: [CompiledLayout]) -> Int {
    Self(parts: Array(parts[..<index])).size.rounded(upTo: parts[index].alignment)
  }

  /// The parts one after the other, each at a multiple of its alignment.
  private init(parts: [CompiledLayout]) {
    self.init(size: 0, alignment: 1)
    for part in parts {
      let start = size.rounded(upTo: part.alignment)
      spareBits += Array(repeating: 0xFF, count: start - size) + part.spareBits
      size = start + part.size
      alignment = max(alignment, part.alignment)
      extraInhabitants = max(extraInhabitants, part.extraInhabitants)
    }
  }

  // MARK: - Enums

  private init(cases: [RuntimeType.Case]) throws {
    let payloads = try cases.compactMap { each -> CompiledLayout? in
      if each.payload.isEmpty { return nil }
      let layout = each.isIndirect ? Self.reference : try Self(fields: each.payload)
      return layout.size == 0 ? nil : layout
    }
    let emptyCases = cases.count - payloads.count
    if let payload = payloads.first, payloads.count == 1 {
      self.init(payload: payload, emptyCases: emptyCases)
    } else if payloads.isEmpty {
      self.init(casesWithoutPayload: cases.count)
    } else {
      self.init(payloads: payloads, emptyCases: emptyCases)
    }
  }

  private init(casesWithoutPayload count: Int) {
    if count <= 1 {
      self.init(size: 0, alignment: 1)
    } else if count <= 256 {
      self.init(size: 1, alignment: 1, extraInhabitants: 256 - count, spareBits: [Self.bits(above: count - 1)])
    } else {
      self.init(size: 2, alignment: 2, extraInhabitants: 65536 - count)
    }
  }

  /// The empty cases are patterns that the payload does not use; if there are too few, a byte follows.
  private init(payload: CompiledLayout, emptyCases: Int) {
    if emptyCases == 0 {
      self = payload
    } else if payload.size == 0 {
      self.init(casesWithoutPayload: emptyCases + 1)
      extraInhabitants = 0
    } else if emptyCases <= payload.extraInhabitants {
      self = payload
      extraInhabitants -= emptyCases
      spareBits = Array(repeating: 0, count: size)
    } else {
      let zeros = Array(repeating: UInt8(0), count: payload.size)
      self.init(size: payload.size + 1, alignment: payload.alignment, spareBits: zeros + [0xFE])
    }
  }

  /// The case is stored in bits that no payload uses; if there are too few, in a byte behind them.
  private init(payloads: [CompiledLayout], emptyCases: Int) {
    let size = payloads.map(\.size).max() ?? 0
    var common = Array(repeating: UInt8.max, count: size)
    for payload in payloads { for (index, bits) in payload.spareBits.enumerated() { common[index] &= bits } }
    let spareCount = common.map(\.nonzeroBitCount).reduce(0, +)
    let usedCount = min(size * 8 - spareCount, 30)
    let tags = payloads.count + (emptyCases + (1 << usedCount) - 1) >> usedCount
    let alignment = payloads.map(\.alignment).max() ?? 1
    let patterns = 1 << min(spareCount, 12)
    if patterns >= tags {
      self.init(size: size, alignment: alignment, extraInhabitants: patterns - tags)
    } else {
      let spare = common.map { _ in UInt8(0) } + [Self.bits(above: (tags + patterns - 1) / patterns - 1)]
      self.init(size: size + 1, alignment: alignment, extraInhabitants: 256 * patterns - tags, spareBits: spare)
    }
  }

  /// The bits of a byte that no number up to `largest` uses.
  private static func bits(above largest: Int) -> UInt8 {
    let needed = Int.bitWidth - largest.leadingZeroBitCount
    return needed >= 8 ? 0 : UInt8.max << UInt8(needed)
  }
}

extension Int {
  fileprivate func rounded(upTo alignment: Int) -> Int { (self + alignment - 1) / alignment * alignment }
}
