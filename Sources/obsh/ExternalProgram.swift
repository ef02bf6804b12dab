#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program of the person's own, which has the terminal until it ends: their editor, their pager.
enum ExternalProgram {
  /// Runs a command of the shell with one argument behind it, and waits for its end. `input`, if there is any, is its
  /// standard input. Returns its exit code, or nil if it could not be started or a signal ended it.
  static func run(_ command: String, argument: String? = nil, input: String? = nil) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this shell ignores or handles is no affair of others.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let line = argument == nil ? command : "\(command) \"$1\""
    let words = ["sh", "-c", line, "sh"] + (argument.map { [$0] } ?? [])
    let pointers = words.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    var process: pid_t = 0
    let isStarted = posix_spawn(&process, "/bin/sh", &actions, &attributes, pointers + [nil], environ) == 0
    if let input {
      close(ends[0])
      // A pager that is left early reads no more; SIGPIPE is ignored.
      if isStarted { writeAll(input, to: ends[1]) }
      close(ends[1])
    }
    guard isStarted else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private static func writeAll(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// The person's editor, on a text.
enum Editor {
  enum Outcome {
    case saved(String)
    /// In words for the person.
    case failed(String)
  }

  static func edit(_ text: String) -> Outcome {
    let environment = Process.environment
    let command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
    // Nobody else may look into the folder, so no one can put another file in this one's place.
    var template = Array("\(environment["TMPDIR"] ?? "/tmp")/obsh.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      return .failed("no file could be made for the editor: \(String(cString: strerror(errno)))")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/input.swift"
    defer {
      unlink(path)
      rmdir(folder)
    }
    guard write(text + "\n", to: path) else { return .failed("'\(path)' could not be written") }
    guard let code = ExternalProgram.run(command, argument: path), code == 0 else {
      return .failed("the editor '\(command)' failed; nothing was done")
    }
    guard let saved = read(path) else { return .failed("'\(path)' could not be read; nothing was done") }
    return .saved(saved)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wxe") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The person's pager, for an answer that the screen is too small for.
enum Pager {
  /// The command, where one is needed and wanted for the text.
  static func command(for text: String) -> String? {
    var size = winsize()
    guard isTerminal(STDOUT), ioctl(STDOUT, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= Int(size.ws_row) else { return nil }
    let environment = Process.environment
    let command = environment["PAGER"] ?? "less -RFX"
    return environment["TERM"] == "dumb" || command.isEmpty ? nil : command
  }

  /// Returns false if there is no such program.
  static func show(_ text: String, by command: String) -> Bool {
    // 127: the shell has not found it.
    ExternalProgram.run(command, input: text).map { $0 != 127 } ?? true
  }
}
