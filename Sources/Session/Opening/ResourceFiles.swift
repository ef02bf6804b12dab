import Files

/// The files beside opened code that a program finds in its bundle. They are read on request.
final class ResourceFiles {
  /// The folder on the program's own disk.
  private static let root = "/home/user/"
  /// Longer files are left out.
  private static let lengthLimit = 32 << 20

  /// Paths in the system, by their places on the program's disk.
  private var paths: [String: String] = [:]
  /// Places, by the last part of the name.
  private var places: [String: [String]] = [:]
  /// The places of folders with the texts for a language.
  private var folders: Set<String> = []

  /// True if some of the files are tables of texts for localized keys.
  private(set) var hasTexts = false

  /// - Parameter files: The paths of the files.
  func add(_ files: [String]) {
    for path in files {
      let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      guard let name = parts.last else { continue }
      let place = Self.root + parts.joined(separator: "/")
      guard paths.updateValue(path, forKey: place) == nil else { continue }
      places[String(name), default: []].append(place)
      if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { hasTexts = true }
      // The texts for a language are a folder, which is a bundle of its own.
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      let folder = Self.root + parts.dropLast().joined(separator: "/")
      if folders.insert(folder).inserted { places[String(parts[parts.count - 2]), default: []].append(folder) }
    }
  }

  /// A file by its name, or by its name after the folders kept in the bundle: `en.lproj/Help.txt`.
  func place(of name: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return places[last]?.first { $0.hasSuffix("/" + name) }
  }

  func bytes(at place: String) -> [UInt8]? {
    guard let path = paths[place] else { return nil }
    return try? Files.regularContents(of: path, atMost: Self.lengthLimit)
  }
}
