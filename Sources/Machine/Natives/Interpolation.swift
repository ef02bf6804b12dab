import Code

/// The parts of an interpolated string, as the arguments of a native: `types` are their types.
struct Interpolation {
  private let call: NativeContext
  /// The index of the argument that is the first part.
  private let start: Int

  init(_ call: NativeContext, from start: Int = 0) {
    self.call = call
    self.start = start
  }

  /// The parts as a new string.
  @inline(__always)
  func result() throws -> Value { try call.result(text()) }

  /// Appends the parts to the string in argument 0, without a temporary string.
  @inline(__always)
  func append() throws -> Value {
    let new = try text()
    try call.reserve(new.utf8.count)
    if call.isUnique(0) {
      call.look(at: 0, as: StringBox.self) { $0.value += new }
    } else {
      call.arguments.uniqueString.value += new
    }
    return .void
  }

  private func text() throws -> String {
    if let short = short() { return short }
    var text = ""
    for (index, type) in call.types.enumerated() {
      switch type.kind {
      case .string: call.look(at: start + index, as: StringBox.self) { text += $0.value }
      // The usual case; the general way takes four times as long.
      case .integer(64, signed: true): text += String(call.int(start + index))
      default: text += try call.machine.describe(call[start + index], type)
      }
    }
    return text
  }

  /// Numbers and short strings, of which most interpolations consist, side by side on the stack: as strings they
  /// would be allocated and released one by one. Nil if there is any other part.
  private func short() -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.shortLength) { buffer in
      guard let bytes = buffer.baseAddress else { return nil }
      var end = 0
      var argument = start
      for type in call.types {
        switch type.kind {
        case .string:
          let count = call.look(at: argument, as: StringBox.self) { box in
            box.value.utf8.withContiguousStorageIfAvailable { part in
              guard part.count <= Self.shortLength &- end else { return -1 }
              for offset in 0..<part.count { bytes[end &+ offset] = part[offset] }
              return part.count
            }
          }
          guard let count, count >= 0 else { return nil }
          end &+= count
        case .integer(64, signed: true):
          guard Self.longestInteger <= Self.shortLength &- end else { return nil }
          end &+= Self.put(call.int(argument), at: bytes + end)
        default: return nil
        }
        argument &+= 1
      }
      return String(decoding: buffer[..<end], as: UTF8.self)
    }
  }

  private static let shortLength = 64
  /// The number of characters in the smallest `Int`.
  private static let longestInteger = 20

  /// Writes a number and returns the number of its bytes.
  @inline(__always)
  private static func put(_ number: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = number.magnitude
    var length = number < 0 ? 2 : 1
    var left = rest
    while left >= 10 {
      left /= 10
      length &+= 1
    }
    // The digits are produced from the last to the first.
    var place = start + length
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
    } while rest > 0
    if number < 0 { start.pointee = UInt8(ascii: "-") }
    return length
  }
}
