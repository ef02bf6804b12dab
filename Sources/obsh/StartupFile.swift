#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Swift and commands with which a person wants each interactive session to begin.
enum StartupFile {
  /// `obsh/init.obsh` in the configuration folder of the XDG Base Directory Specification, which is `$XDG_CONFIG_HOME`,
  /// by default `~/.config`. As it says, relative paths do not count.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/obsh/init.obsh" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/obsh/init.obsh"
  }

  enum Finding: Equatable {
    case none
    case usable
    /// In words for the person.
    case refused(String)
  }

  /// Whether there is one, and nobody else can have written it: what stands there runs as the person.
  static func look(at path: String) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .none : .refused("'\(path)' cannot be read")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .refused("'\(path)' is not a file") }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    for place in [path, folder] {
      guard stat(place, &status) == 0 else { continue }
      if status.st_uid != geteuid(), status.st_uid != 0 {
        return .refused("'\(path)' is left alone: '\(place)' belongs to somebody else")
      }
      if status.st_mode & 0o022 != 0 {
        return .refused("'\(path)' is left alone: others can write '\(place)'; 'chmod go-w' mends that")
      }
    }
    return .usable
  }
}
