import Glibc
import Testing

/// A person's home folder, which is gone with its last reference, and the shell started there.
struct ShellHome {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(files: [:]) }

  var path: String { folder.path }

  func shell(
    _ arguments: String..., environment: [String: String] = [:], columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    var variables = ["HOME": path, "NO_COLOR": "1"]
    variables.merge(environment) { $1 }
    return try PseudoTerminal(.obsh, arguments: arguments, environment: variables, columns: columns)
  }

  /// Writes a file in folders that are made where they are missing.
  func write(_ text: String, to name: String, mode: mode_t = 0o600) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    writeAll(Array(text.utf8), to: descriptor)
    fchmod(descriptor, mode)
    close(descriptor)
  }

  func read(_ name: String) -> String {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor < 0 ? "" : String(decoding: readAll(from: descriptor), as: UTF8.self)
  }

  func mode(of name: String) -> mode_t {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }
}

extension PseudoTerminal {
  /// Types an input at the next prompt of the shell, and waits for what it shows, if anything.
  func input(_ keys: String, shows text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect("\u{1B}[?2004h", sourceLocation: sourceLocation)
    try expect("> ", sourceLocation: sourceLocation)
    type(keys + "\r")
    if let text { try expect(text, sourceLocation: sourceLocation) }
  }
}
