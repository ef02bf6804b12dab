import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program of which this run starts many processes.
///
/// The process is started by `posix_spawn` directly: the extra work of Foundation's `Process` or swift-subprocess would
/// count as the program's start-up, and the peak of memory needs the process's number while it runs.
struct ChildProgram {
  let path: String
  var arguments: [String] = []

  /// A program by its name, found as by a shell.
  static func named(_ name: String) -> ChildProgram? {
    guard let path = environment("PATH") else { return nil }
    let candidates = path.split(separator: ":").map { "\($0)/\(name)" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    return ChildProgram(path: found)
  }

  /// The obsh built together with this program.
  static var obsh: ChildProgram? {
    guard let own = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(folder)/obsh"
    return access(path, X_OK) == 0 ? ChildProgram(path: path) : nil
  }

  func with(_ arguments: String...) -> ChildProgram {
    ChildProgram(path: path, arguments: self.arguments + arguments)
  }

  /// Runs the program to its end and returns its output.
  func output() throws -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildError(program: path, code: errno) }
    let process: pid_t
    do {
      defer { close(ends[1]) }
      process = try start(output: ends[1], closing: ends[0])
    }
    defer { close(ends[0]) }
    let bytes = try Descriptor(rawValue: ends[0]).contents()
    try wait(for: process)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs the program to its end.
  func run() throws { try wait(for: start()) }

  /// Runs the program to its end and returns its user time in seconds. Waiting and other load on the machine do not
  /// count.
  func userTime() throws -> Double {
    let process = try start()
    var usage = rusage()
    try wait(for: process, usage: &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) * 1e-6
  }

  /// Runs the program to its end and returns its peak resident memory in bytes. It is sampled while the program runs,
  /// because the system's figure for an ended process includes its parent.
  func peakMemory() throws -> Double {
    let process = try start()
    var peak = 0
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      peak = max(peak, ProcessStatus.kibibytes("VmHWM", of: "\(process)") ?? 0)
    }
    return Double(peak) * 1024
  }

  /// - Parameters:
  ///   - output: The destination of standard output; nil discards it.
  ///   - terminal: The path of a terminal to use as standard input and output.
  func start(output: Int32? = nil, closing other: Int32? = nil, terminal: String? = nil) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, terminal ?? "/dev/null", O_RDWR, 0)
    }
    if let other { posix_spawn_file_actions_addclose(&actions, other) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard code == 0 else { throw ChildError(program: path, code: code) }
    return process
  }

  private func wait(for process: pid_t) throws {
    var usage = rusage()
    try wait(for: process, usage: &usage)
  }

  private func wait(for process: pid_t, usage: inout rusage) throws {
    var status: Int32 = 0
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw ChildError(program: path, code: errno) }
    }
    // The program was ended by a signal, or its status is not 0.
    if status != 0 { throw ChildError(program: ([path] + arguments).joined(separator: " "), code: nil) }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

struct ChildError: Error, CustomStringConvertible {
  let program: String
  /// The system's error number; nil if the program itself failed.
  let code: Int32?

  var description: String {
    code.map { "cannot run \(program): \(String(cString: strerror($0)))" } ?? "\(program) failed"
  }
}

/// Interpreters of other languages, if installed.
struct Interpreter {
  let name: String
  let program: ChildProgram
  /// The suffix of its source files.
  let suffix: String

  static let all: [Interpreter] = [python, lua].compactMap { $0 }

  /// The interpreter itself, not a script that finds it.
  private static let python: Interpreter? = {
    guard let found = ChildProgram.named("python3"),
      let path = try? found.with("-c", "import sys; print(sys.executable)").output().split(separator: "\n").first,
      let version = try? found.with("-c", "import platform; print(platform.python_version())").output()
    else { return nil }
    return Interpreter(
      name: "CPython \(version.prefix { $0 != "\n" })", program: ChildProgram(path: String(path)), suffix: "py")
  }()

  private static let lua: Interpreter? = {
    guard let found = ChildProgram.named("lua5.4") ?? ChildProgram.named("lua"),
      let version = try? found.with("-e", "print(_VERSION)").output()
    else { return nil }
    return Interpreter(name: String(version.prefix { $0 != "\n" }), program: found, suffix: "lua")
  }()
}
