#if canImport(Glibc)
  import Glibc
#endif
import Code

/// Numbers as text in other formats than Swift's own description: `formatted()` and `String(format:)`.
enum NumberFormat {
  /// `1,234,567` of `1234567`.
  static func grouped(_ digits: String) -> String {
    let isNegative = digits.hasPrefix("-")
    var result = ""
    for (index, digit) in digits.dropFirst(isNegative ? 1 : 0).reversed().enumerated() {
      if index > 0 && index % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return (isNegative ? "-" : "") + String(result.reversed())
  }

  /// Like Foundation's `formatted()` in en_US: grouped, at most six fraction digits and no trailing zeros.
  static func decimal(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-∞" : "∞" }
    let parts = printed("%.6f", number).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1].reversed().drop { $0 == "0" }.reversed()) : ""
    let whole = grouped(String(parts[0]))
    return fraction.isEmpty ? (whole == "-0" ? "-0" : whole) : "\(whole).\(fraction)"
  }

  /// `printf` with one argument.
  static func printed(_ format: String, _ argument: any CVarArg) -> String {
    printed(format, argument, reserve: { _ in })
  }

  /// `printf` with one argument; `reserve` receives the size of a long result before it is allocated.
  static func printed(
    _ format: String, _ argument: any CVarArg, reserve: (Int) throws -> Void
  ) rethrows -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    let length = withVaList([argument]) { Int(vsnprintf(&buffer, buffer.count, format, $0)) }
    guard length >= buffer.count else { return text(buffer, length) }
    // The buffer, its bytes, and the string made of them.
    try reserve(3 * length)
    buffer = [CChar](repeating: 0, count: length + 1)
    _ = withVaList([argument]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return text(buffer, length)
  }

  private static func text(_ buffer: [CChar], _ length: Int) -> String {
    String(decoding: buffer.prefix(max(length, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// `String(format:)`: the format is parsed, and each conversion is printed separately.
struct FormatString {
  private let format: [Character]
  private var position = 0
  private var nextArgument = 0
  private let arguments: [(value: Value, type: RuntimeType)]
  private let machine: Machine

  /// - Parameter arguments: The arguments as existentials.
  init(_ format: String, _ arguments: [Value], _ machine: Machine) {
    self.format = Array(format)
    self.arguments = arguments.map { ($0.record.contained, $0.record.type) }
    self.machine = machine
  }

  mutating func printed() throws -> String {
    var result = ""
    while position < format.count {
      let character = format[position]
      position += 1
      if character == "%" { result += try conversion() } else { result.append(character) }
    }
    return result
  }

  /// Parses the text after a `%`: flags, width, precision, length and the conversion itself.
  private mutating func conversion() throws -> String {
    var specification = "%"
    while position < format.count, "-+ #0123456789.*$'".contains(format[position]) {
      switch format[position] {
      case "$":
        // `%2$@`: the digits read so far are the argument's number.
        nextArgument = (Int(specification.dropFirst()) ?? 1) - 1
        specification = "%"
      case "*": specification += String(takeArgument()?.value.int ?? 0)
      case let character: specification.append(character)
      }
      position += 1
    }
    var width = 32
    while position < format.count, "hlqLzjt".contains(format[position]) {
      width = format[position] == "h" ? width / 2 : 64
      position += 1
    }
    guard position < format.count else { return "" }
    let conversion = format[position]
    position += 1
    if conversion == "%" { return "%" }
    guard let (value, type) = takeArgument() else { return "(null)" }
    return try printed(specification, conversion, width, value, type)
  }

  private mutating func takeArgument() -> (value: Value, type: RuntimeType)? {
    guard arguments.indices.contains(nextArgument) else { return nil }
    nextArgument += 1
    return arguments[nextArgument - 1]
  }

  private func printed(
    _ specification: String, _ conversion: Character, _ width: Int, _ value: Value, _ type: RuntimeType
  ) throws -> String {
    switch conversion {
    case "d", "i":
      // The low bits, as C's function reads them: `%d` has 32, `%hhd` 8, `%ld` all.
      let unused = Int64(64 - width)
      let number = (Int64(bitPattern: value.bits) << unused) >> unused
      return try NumberFormat.printed(specification + "lld", number, reserve: machine.reserve)
    case "u", "x", "X", "o":
      return
        try NumberFormat.printed(
          specification + "ll\(conversion)", value.bits & (.max >> UInt64(64 - width)), reserve: machine.reserve)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return try NumberFormat.printed(specification + String(conversion), value.double, reserve: machine.reserve)
    case "c", "C":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: value.bits)).map { String(Character($0)) } ?? ""
    // Like the toolchain's Foundation, this ignores the width for an object.
    case "@": return try machine.describe(value, type)
    case "s", "S": return try padded(try machine.describe(value, type), specification)
    default: return specification + String(conversion)
    }
  }

  private func padded(_ text: String, _ specification: String) throws -> String {
    let isLeft = specification.contains("-")
    let numbers = specification.drop { !$0.isNumber && $0 != "." }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let width = numbers.first.flatMap { Int($0) } ?? 0
    let kept = numbers.count > 1 ? String(text.prefix(Int(numbers[1]) ?? 0)) : text
    guard width < 1 << 40 else { throw Trap("out of memory", kind: .memoryLimit) }
    try machine.reserve(3 * max(0, width - kept.count))
    let padding = String(repeating: " ", count: max(0, width - kept.count))
    return isLeft ? kept + padding : padding + kept
  }
}
