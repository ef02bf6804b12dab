import Files
import Source

/// The modules of projects whose manifests are programs that compute the targets, as those of Tuist: the folders whose
/// names other files import.
struct ImportedFolders {
  private(set) var modules: [(name: String, files: [String])] = []
  /// The files outside these folders: those of the app. The manifests are not among them.
  private(set) var others: [String] = []

  /// Nil if no file is such a manifest.
  init?(_ files: [String], below root: String) {
    guard files.contains(where: { $0.hasSuffix("/Project.swift") || $0 == "Project.swift" }) else { return nil }
    var imports: [String: Set<String>] = [:]
    for file in files {
      let bytes = try? Files.regularContents(of: file, atMost: Session.inputLimit)
      imports[file] = bytes.map { InputText.modulesImported(in: $0) } ?? []
    }
    let isManifest = { (file: String) in imports[file]?.contains("ProjectDescription") ?? false }
    guard files.contains(where: isManifest) else { return nil }
    let sources = files.filter { !isManifest($0) }
    let names = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let folders = Self.folders(of: sources, below: root, named: names) { imports[$0] ?? [] }
    var owned: [String: [String]] = [:]
    for file in sources {
      // The file of a module's tests, or of an app that has a folder of that name, imports the module.
      let owner = folders.first { file.hasPrefix($0.path + "/") && imports[file]?.contains($0.name) == false }
      if let owner { owned[owner.name, default: []].append(file) } else { others.append(file) }
    }
    modules = owned.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// One folder for each name, the outermost one in which not all files import it; inner folders first.
  private static func folders(
    of files: [String], below root: String, named names: Set<String>, importing: (String) -> Set<String>
  ) -> [(name: String, path: String)] {
    var paths: [String: String] = [:]
    // The folders above the project say nothing.
    let isInside = files.allSatisfy { $0.hasPrefix(root + "/") }
    let start = isInside ? root.split(separator: "/", omittingEmptySubsequences: false).count : 0
    for file in files {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      for index in parts.indices.dropFirst(start) {
        let name = String(parts[index])
        guard names.contains(name), !importing(file).contains(name) else { continue }
        let path = parts[...index].joined(separator: "/")
        if let known = paths[name], (depth(known), known) <= (depth(path), path) { continue }
        paths[name] = path
      }
    }
    return paths.map { ($0.key, $0.value) }.sorted { (depth($1.path), $0.path) < (depth($0.path), $1.path) }
  }

  private static func depth(_ path: String) -> Int { path.count { $0 == "/" } }
}
