import Files

/// The files beside opened code: what a program finds in its bundle. They are read when they are asked for.
final class ResourceFiles {
  /// The folder on the program's own disk.
  private static let root = "/home/user/"
  /// Files longer than this are not there.
  private static let lengthLimit = 32 << 20

  /// Paths of the system by places on the program's disk.
  private var paths: [String: String] = [:]
  /// Places by the last part of the name.
  private var places: [String: [String]] = [:]

  /// - Parameter files: Their paths.
  func add(_ files: [String]) {
    for path in files {
      let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      guard let name = parts.last else { continue }
      let place = Self.root + parts.joined(separator: "/")
      guard paths.updateValue(path, forKey: place) == nil else { continue }
      places[String(name), default: []].append(place)
    }
  }

  /// A file by its name, or by its name behind the folders that are kept in the bundle: `en.lproj/Help.txt`.
  func place(of name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return places[last]?.first { $0.hasSuffix("/" + name) }
  }

  func bytes(at place: String) -> [UInt8]? {
    guard let path = paths[place] else { return nil }
    return try? Files.regularContents(of: path, atMost: Self.lengthLimit)
  }
}
