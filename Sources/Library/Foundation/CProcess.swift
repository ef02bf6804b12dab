// The C library's functions on characters, numbers in texts, memory and waiting. The values are those of Linux.

@discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
  _ = _clockWait(until: DispatchTime.now() + Double(seconds)) { false }
  return 0
}
@discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
  _ = _clockWait(until: DispatchTime.now() + Double(microseconds) / 1e6) { false }
  return 0
}
@discardableResult func nanosleep(
  _ time: UnsafePointer<timespec>!, _ left: UnsafeMutablePointer<timespec>!
) -> Int32 {
  let seconds = Double(time.pointee.tv_sec) + Double(time.pointee.tv_nsec) / 1e9
  _ = _clockWait(until: DispatchTime.now() + seconds) { false }
  return 0
}
let CLOCKS_PER_SEC: Int = 1_000_000
func clock() -> Int { _clockNow() / 1_000 }

let _IOFBF: Int32 = 0
let _IOLBF: Int32 = 1
let _IONBF: Int32 = 2
@discardableResult func setvbuf(
  _ stream: UnsafeMutablePointer<_IO_FILE>!, _ buffer: UnsafeMutablePointer<Int8>!, _ mode: Int32, _ size: Int
) -> Int32 { 0 }

let F_OK: Int32 = 0
let X_OK: Int32 = 1
let W_OK: Int32 = 2
let R_OK: Int32 = 4
@discardableResult func access(_ path: String, _ mode: Int32) -> Int32 {
  FileManager.default.fileExists(atPath: path) ? 0 : -1
}

func toupper(_ character: Int32) -> Int32 { islower(character) == 0 ? character : character - 32 }
func tolower(_ character: Int32) -> Int32 { isupper(character) == 0 ? character : character + 32 }
func isupper(_ character: Int32) -> Int32 { (65...90).contains(character) ? 256 : 0 }
func islower(_ character: Int32) -> Int32 { (97...122).contains(character) ? 512 : 0 }
func isalpha(_ character: Int32) -> Int32 { isupper(character) + islower(character) == 0 ? 0 : 1_024 }
func isdigit(_ character: Int32) -> Int32 { (48...57).contains(character) ? 2_048 : 0 }
func isxdigit(_ character: Int32) -> Int32 {
  isdigit(character) != 0 || (65...70).contains(character) || (97...102).contains(character) ? 4_096 : 0
}
func isspace(_ character: Int32) -> Int32 { character == 32 || (9...13).contains(character) ? 8_192 : 0 }
func isprint(_ character: Int32) -> Int32 { (32...126).contains(character) ? 16_384 : 0 }
func isgraph(_ character: Int32) -> Int32 { (33...126).contains(character) ? 32_768 : 0 }
func isblank(_ character: Int32) -> Int32 { character == 32 || character == 9 ? 1 : 0 }
func iscntrl(_ character: Int32) -> Int32 { (0...31).contains(character) || character == 127 ? 2 : 0 }
func ispunct(_ character: Int32) -> Int32 { isgraph(character) != 0 && isalnum(character) == 0 ? 4 : 0 }
func isalnum(_ character: Int32) -> Int32 { isalpha(character) + isdigit(character) == 0 ? 0 : 8 }

func atoi(_ text: UnsafePointer<Int8>!) -> Int32 { Int32(truncatingIfNeeded: strtol(text, nil, 10)) }
func atol(_ text: UnsafePointer<Int8>!) -> Int { strtol(text, nil, 10) }
func atoll(_ text: UnsafePointer<Int8>!) -> Int64 { Int64(strtol(text, nil, 10)) }
func atof(_ text: UnsafePointer<Int8>!) -> Double { strtod(text, nil) }

/// The number at the beginning of a text, after blanks; a bound of its type if it is too large.
func strtol(
  _ text: UnsafePointer<Int8>!, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>!, _ base: Int32
) -> Int {
  var index = 0
  while isspace(Int32(text[index])) != 0 { index += 1 }
  let isNegative = text[index] == 45
  if isNegative || text[index] == 43 { index += 1 }
  var base = Int(base)
  let isPrefixed = text[index] == 48 && (text[index + 1] == 120 || text[index + 1] == 88)
  if (base == 0 || base == 16) && isPrefixed && isxdigit(Int32(text[index + 2])) != 0 {
    base = 16
    index += 2
  } else if base == 0 {
    base = text[index] == 48 ? 8 : 10
  }
  let first = index
  var number = 0
  var isTooLarge = false
  while true {
    let character = Int32(text[index])
    var digit = Int(character) - 48
    if isalpha(character) != 0 { digit = Int(tolower(character)) - 87 } else if isdigit(character) == 0 { break }
    if digit >= base { break }
    let (product, overflow) = number.multipliedReportingOverflow(by: base)
    let (sum, more) = isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    if overflow || more { isTooLarge = true } else { number = sum }
    index += 1
  }
  if let end { end.pointee = UnsafeMutablePointer(mutating: text + (index == first ? 0 : index)) }
  return isTooLarge ? (isNegative ? Int.min : Int.max) : number
}
func strtod(_ text: UnsafePointer<Int8>!, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>!) -> Double {
  let whole = String(cString: text)
  let blanks = whole.utf8.prefix { isspace(Int32($0)) != 0 }.count
  let allowed = Array("+-.0123456789abcdefinptxyABCDEFINPTXY".utf8)
  var candidate = Array(whole.utf8.dropFirst(blanks).prefix { allowed.contains($0) })
  while !candidate.isEmpty {
    if let number = Double(String(decoding: candidate, as: UTF8.self)) {
      if let end { end.pointee = UnsafeMutablePointer(mutating: text + blanks + candidate.count) }
      return number
    }
    candidate.removeLast()
  }
  if let end { end.pointee = UnsafeMutablePointer(mutating: text) }
  return 0
}

func malloc(_ size: Int) -> UnsafeMutableRawPointer! {
  UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
}
func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer! { malloc(count * size) }
func free(_ memory: UnsafeMutableRawPointer!) { if let memory { memory.deallocate() } }
