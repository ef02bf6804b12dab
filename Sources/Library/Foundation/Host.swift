// The parts of the C library that programs use: exit, random numbers, and the standard streams.

let EXIT_SUCCESS: Int32 = 0
let EXIT_FAILURE: Int32 = 1
@native("exit") func _exit(with status: Int) -> Never
func exit(_ status: Int32) -> Never { _exit(with: Int(status & 255)) }
func abort() -> Never { _exit(with: 134) }

func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: SystemRandomNumberGenerator._bits()) }
func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound) }
let RAND_MAX: Int32 = 2147483647
func rand() -> Int32 { Int32(truncatingIfNeeded: SystemRandomNumberGenerator._bits() >> 33) }
func srand(_ seed: UInt32) {}
func random() -> Int { Int(rand()) }
func srandom(_ seed: UInt32) {}
func drand48() -> Double { Double.random(in: 0..<1) }
func srand48(_ seed: Int) {}

/// A stream of the C library; only the standard ones exist.
struct _File: Sendable {
  let _isError: Bool
}
let stdout = _File(_isError: false)
let stderr = _File(_isError: true)
let stdin = _File(_isError: false)
func fileno(_ stream: _File) -> Int32 { stream._isError ? 2 : 1 }
/// A program never sees a terminal: it prints the same everywhere.
func isatty(_ descriptor: Int32) -> Int32 { 0 }
@native("write error") func _writeError(_ text: String)
@discardableResult func fputs(_ text: String, _ stream: _File) -> Int32 {
  if stream._isError { _writeError(text) } else { print(text, terminator: "") }
  return 1
}
@discardableResult func puts(_ text: String) -> Int32 {
  print(text)
  return 1
}
@discardableResult func putchar(_ character: Int32) -> Int32 {
  print(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: character))), terminator: "")
  return character
}
@discardableResult func fflush(_ stream: _File?) -> Int32 { 0 }
func setbuf(_ stream: _File, _ buffer: Never?) {}
