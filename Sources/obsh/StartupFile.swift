import Files

/// The start-up file: Swift and commands that run at the start of each interactive session.
enum StartupFile {
  /// `obsh/init.obsh` in the configuration folder of the XDG Base Directory Specification: `$XDG_CONFIG_HOME`, by
  /// default `~/.config`. According to the specification, relative paths are ignored.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/obsh/init.obsh" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/obsh/init.obsh"
  }

  enum Finding: Equatable {
    case none
    case usable
    /// The reason, in words for the person.
    case refused(String)
  }

  /// Looks for the start-up file. Refuses it if another user could have written it, because it runs with this user's
  /// rights.
  static func look(at path: String) -> Finding {
    do throws(FileFailure) {
      guard try Files.kind(of: path) == .file else { return .refused("'\(path)' is not a file") }
    } catch {
      return error.isMissing ? .none : .refused("'\(path)' cannot be read")
    }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    for place in [path, folder] {
      guard let (isOwn, othersCanWrite) = try? Files.ownership(of: place) else { continue }
      if !isOwn { return .refused("'\(path)' is ignored: '\(place)' belongs to another user") }
      if othersCanWrite {
        return .refused("'\(path)' is ignored: other users can write to '\(place)'; 'chmod go-w' fixes that")
      }
    }
    return .usable
  }
}
