// The parts of the C library that programs use: exit, random numbers, and the standard streams.

let EXIT_SUCCESS: Int32 = 0
let EXIT_FAILURE: Int32 = 1
let EX_OK: Int32 = 0
let EX_USAGE: Int32 = 64
let EX_DATAERR: Int32 = 65
let EX_NOINPUT: Int32 = 66
let EX_NOUSER: Int32 = 67
let EX_NOHOST: Int32 = 68
let EX_UNAVAILABLE: Int32 = 69
let EX_SOFTWARE: Int32 = 70
let EX_OSERR: Int32 = 71
let EX_OSFILE: Int32 = 72
let EX_CANTCREAT: Int32 = 73
let EX_IOERR: Int32 = 74
let EX_TEMPFAIL: Int32 = 75
let EX_PROTOCOL: Int32 = 76
let EX_NOPERM: Int32 = 77
let EX_CONFIG: Int32 = 78

/// The variables of the environment, which is that of a session.
final class _Environment: Sendable {
  static let _shared = _Environment()
  @stored var _values: [String: String]
  init() { _values = ["HOME": _Disk._home, "USER": "user", "TMPDIR": "/tmp"] }
}
func getenv(_ name: String) -> UnsafeMutablePointer<Int8>! {
  guard let value = _Environment._shared._values[name] else { return nil }
  return UnsafeMutablePointer(mutating: UnsafePointer(_text: value))
}
@discardableResult func setenv(_ name: String, _ value: String, _ overwrites: Int32) -> Int32 {
  if overwrites != 0 || _Environment._shared._values[name] == nil { _Environment._shared._values[name] = value }
  return 0
}
@discardableResult func unsetenv(_ name: String) -> Int32 {
  _Environment._shared._values[name] = nil
  return 0
}

@native("exit") func _exit(with status: Int) -> Never
func getpid() -> Int32 { ProcessInfo.processInfo.processIdentifier }
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
struct _IO_FILE {
  let _number: Int32
}
typealias FILE = _IO_FILE
func _stream(_ number: Int32) -> UnsafeMutablePointer<_IO_FILE> {
  let stream = UnsafeMutablePointer<_IO_FILE>.allocate(capacity: 1)
  stream.initialize(to: _IO_FILE(_number: number))
  return stream
}
let stdout: UnsafeMutablePointer<_IO_FILE>! = _stream(1)
let stderr: UnsafeMutablePointer<_IO_FILE>! = _stream(2)
let stdin: UnsafeMutablePointer<_IO_FILE>! = _stream(0)
let STDIN_FILENO: Int32 = 0
let STDOUT_FILENO: Int32 = 1
let STDERR_FILENO: Int32 = 2
func fileno(_ stream: UnsafeMutablePointer<_IO_FILE>!) -> Int32 { stream.pointee._number }
func flockfile(_ stream: UnsafeMutablePointer<_IO_FILE>!) {}
func funlockfile(_ stream: UnsafeMutablePointer<_IO_FILE>!) {}
/// A program never sees a terminal: it prints the same everywhere.
func isatty(_ descriptor: Int32) -> Int32 { 0 }
let TIOCGWINSZ: Int32 = 0x5413
struct winsize {
  var ws_row: UInt16 = 0
  var ws_col: UInt16 = 0
  var ws_xpixel: UInt16 = 0
  var ws_ypixel: UInt16 = 0
  init() {}
}
@discardableResult func ioctl(_ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer!) -> Int32 {
  -1
}
@native("write error") func _writeError(_ text: String)
@discardableResult func fputs(_ text: String, _ stream: UnsafeMutablePointer<_IO_FILE>!) -> Int32 {
  if fileno(stream) == 2 { _writeError(text) } else { print(text, terminator: "") }
  return 1
}
@discardableResult func fwrite(
  _ bytes: UnsafeRawPointer!, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<_IO_FILE>!
) -> Int {
  var written: [UInt8] = []
  for index in 0..<size * count { written.append(bytes.load(fromByteOffset: index, as: UInt8.self)) }
  fputs(String(decoding: written, as: UTF8.self), stream)
  return count
}
@discardableResult func puts(_ text: String) -> Int32 {
  print(text)
  return 1
}
@discardableResult func putchar(_ character: Int32) -> Int32 {
  print(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: character))), terminator: "")
  return character
}
@discardableResult func fflush(_ stream: UnsafeMutablePointer<_IO_FILE>!) -> Int32 { 0 }
func setbuf(_ stream: UnsafeMutablePointer<_IO_FILE>!, _ buffer: UnsafeMutablePointer<Int8>!) {}
