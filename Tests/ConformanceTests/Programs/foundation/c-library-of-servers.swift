// The parts of the C library that command-line tools and servers use.
import Foundation
import Glibc

let zero = 0
var early = 951_786_000
func shown(_ seconds: Int, _ format: String) -> String {
  var seconds = seconds
  var parts = tm()
  _ = gmtime_r(&seconds, &parts)
  var buffer = [Int8](repeating: 0, count: 200)
  let count = strftime(&buffer, buffer.count, format, &parts)
  return "\(count) " + buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}
for seconds in [zero, early, 1_767_225_599, 4_102_444_800, -1, -86_401] {
  print(shown(seconds, "%Y-%m-%dT%H:%M:%S %j %a %A %b %B %y %e %I %p %w %F %T %R %D %%"))
}
if let parts = gmtime(&early) { print(parts.pointee.tm_year, parts.pointee.tm_mon, parts.pointee.tm_yday) }
print(shown(0, String(repeating: "%A", count: 20)).hasPrefix("0"))

print(getenv("OBSH_NOT_SET") == nil)
setenv("OBSH_A", "one", 1)
setenv("OBSH_A", "two", 0)
if let value = getenv("OBSH_A") { print(String(cString: value)) }
print(ProcessInfo.processInfo.environment["OBSH_A"] ?? "none")
unsetenv("OBSH_A")
print(getenv("OBSH_A").map { String(cString: $0) } ?? "none")
print(EX_USAGE, EX_CONFIG, STDOUT_FILENO, STDERR_FILENO, EXIT_FAILURE)

struct Stream {
  let write: (String) -> Void
  init<F>(
    file: F, lock: ((F) -> Void)?, unlock: ((F) -> Void)?, write: @escaping (UnsafeRawPointer, Int, Int, F) -> Int,
    flush: @escaping (F) -> Int32
  ) {
    self.write = { text in
      lock?(file)
      defer { unlock?(file) }
      text.utf8.withContiguousStorageIfAvailable { _ = write($0.baseAddress!, 1, $0.count, file) }
      _ = flush(file)
    }
  }
}
let stream = Stream(file: stdout!, lock: flockfile, unlock: funlockfile, write: fwrite, flush: fflush)
stream.write("written through a stream\n")
fputs("put\n", stdout)

// A member named like a global of a module, which its module's name tells apart.
extension Stream {
  static let stdout: Stream = {
    return Stream(file: Glibc.stdout!, lock: flockfile, unlock: funlockfile, write: fwrite, flush: fflush)
  }()
}
Stream.stdout.write("written through a member\n")
