import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program of the person's choice that has the terminal until it ends: an editor, a pager.
enum ExternalProgram {
  /// Runs a shell command with one more argument, and waits for its end. `input`, if any, is its standard input.
  /// Returns the exit code, or nil if the command could not be started or a signal ended it.
  static func run(_ command: String, argument: String? = nil, input: String? = nil) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program must not inherit the signals that this shell ignores or handles.
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
      // A pager that is left early reads no further; SIGPIPE is ignored.
      if isStarted { _ = try? Descriptor(rawValue: ends[1]).writeAll(input.utf8) }
      close(ends[1])
    }
    guard isStarted else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}

/// The person's editor for a text.
enum Editor {
  enum Outcome {
    case saved(String)
    /// The reason, in words for the person.
    case failed(String)
  }

  static func edit(_ text: String) -> Outcome {
    let environment = Process.environment
    let command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
    // No other user may read the folder, so none can replace this file.
    var template = Array("\(environment["TMPDIR"] ?? "/tmp")/obsh.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      return .failed("cannot create a file for the editor: \(String(cString: strerror(errno)))")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/input.swift"
    defer {
      unlink(path)
      rmdir(folder)
    }
    guard (try? Files.create(path, Array("\(text)\n".utf8))) != nil else {
      return .failed("'\(path)' could not be written")
    }
    guard let code = ExternalProgram.run(command, argument: path), code == 0 else {
      return .failed("the editor '\(command)' failed; nothing was run")
    }
    guard let saved = read(path) else { return .failed("'\(path)' could not be read; nothing was run") }
    return .saved(saved)
  }

  /// The text that the editor has saved, without trailing newlines.
  private static func read(_ path: String) -> String? {
    guard var bytes = try? Files.contents(of: path) else { return nil }
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The person's pager, for an answer that does not fit on the screen.
enum Pager {
  /// The command, if the text needs a pager and one is wanted.
  static func command(for text: String) -> String? {
    guard let rows = Descriptor.standardOutput.terminalRows else { return nil }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows else { return nil }
    let environment = Process.environment
    let command = environment["PAGER"] ?? "less -RFX"
    return environment["TERM"] == "dumb" || command.isEmpty ? nil : command
  }

  /// Returns false if the program does not exist.
  static func show(_ text: String, by command: String) -> Bool {
    // 127: the shell has not found the program.
    ExternalProgram.run(command, input: text).map { $0 != 127 } ?? true
  }
}
