import Glibc
import Testing

/// A program that is built beside the tests.
enum TestedProgram: String {
  /// The line editor with nothing behind it.
  case probe = "LineEditorProbe"
  case obsh
}

/// Starts a program as the leader of a session of its own, with the descriptors that `configure` gives it. Or starts a
/// shell that runs the given script, in which `"$0"` is the program.
func spawn(
  _ program: TestedProgram, arguments: [String], environment: [String: String], script: String? = nil,
  configure: (UnsafeMutablePointer<posix_spawn_file_actions_t>) -> Void
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  configure(&actions)

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // The signals as a login shell leaves them, whatever the tests' runner ignores.
  var signals = sigset_t()
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden from Swift
  posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

  var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"]
  // The runtime's own report of a crash would wait for a key.
  variables["SWIFT_BACKTRACE"] = "enable=no"
  variables.merge(environment) { $1 }
  let program = try path(of: program)
  let path = script == nil ? program : "/bin/sh"
  let words = script.map { ["sh", "-c", $0, program] } ?? [program]
  let argumentPointers = (words + arguments).map { strdup($0) }
  let environmentPointers = variables.map { strdup("\($0)=\($1)") }
  defer { (argumentPointers + environmentPointers).forEach { free($0) } }
  var process: pid_t = 0
  try #require(
    posix_spawn(&process, path, &actions, &attributes, argumentPointers + [nil], environmentPointers + [nil]) == 0)
  return process
}

private func path(of program: TestedProgram) throws -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  try #require(readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0)
  let tests = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return tests[...(tests.lastIndex(of: "/") ?? tests.startIndex)] + program.rawValue
}

/// All that the probe shows when no terminal is near: it reads `bytes` and then the end of its input.
func outputWithoutTerminal(_ bytes: [UInt8], environment: [String: String] = [:]) throws -> String {
  // A pair of sockets, because Swift on Linux has no call for a pipe that other tests' probes do not inherit.
  var ends: [Int32] = [0, 0]
  let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
  let process = try spawn(.probe, arguments: [], environment: environment) { actions in
    posix_spawn_file_actions_adddup2(actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(actions, ends[1], 1)
  }
  close(ends[1])
  defer {
    close(ends[0])
    waitpid(process, nil, 0)
  }
  // The probe's answers are few enough to wait in the socket.
  writeAll(bytes, to: ends[0])
  shutdown(ends[0], Int32(SHUT_WR))
  return String(decoding: readAll(from: ends[0]), as: UTF8.self)
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

func readAll(from descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}
