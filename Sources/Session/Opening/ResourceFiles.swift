import Files

/// The files beside opened code that a program finds in its bundle. They are read on request.
///
/// A program also finds them at their own paths, as tests do that look beside `#filePath`.
final class ResourceFiles {
  /// The folder on the program's own disk.
  private static let root = "/home/user/"
  /// Longer files are left out.
  private static let lengthLimit = 32 << 20

  /// Paths in the system, by their places on the program's disk.
  private var paths: [String: String] = [:]
  /// Places, by the last part of the name.
  private var places: [String: [String]] = [:]
  /// The names in each folder, sorted.
  private var names: [String: [String]] = [:]
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
      paths[Files.absolute(path)] = path
      places[String(name), default: []].append(place)
      if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { hasTexts = true }
      // The texts for a language are a folder, which is a bundle of its own.
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      let folder = Self.root + parts.dropLast().joined(separator: "/")
      if folders.insert(folder).inserted { places[String(parts[parts.count - 2]), default: []].append(folder) }
    }
    listFolders()
  }

  /// Lists the folders from those of the files up to the one that contains all of them.
  private func listFolders() {
    var found: [String: Set<String>] = [:]
    for (isOwn, files) in Dictionary(grouping: paths.keys, by: { $0.hasPrefix(Self.root) }) {
      let shared = isOwn ? Self.root.count - 1 : files.reduce(files[0], sharedPrefix).folder.count
      for file in files {
        var place = file[...]
        while let slash = place.lastIndex(of: "/"), place.count > shared + 1 {
          found[String(place[..<slash]), default: []].insert(String(place[slash...].dropFirst()))
          place = place[..<slash]
        }
      }
    }
    names = found.mapValues { $0.sorted() }
  }

  /// The names in a folder; nil if no file is below it.
  func names(in folder: String) -> [String]? { names[folder] }

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

private func sharedPrefix(_ one: String, _ other: String) -> String {
  String(zip(one, other).prefix { $0 == $1 }.map(\.0))
}

extension String {
  /// The path up to its last slash, without it.
  fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
