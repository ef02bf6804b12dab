import Files

/// The Swift files below a folder, in modules: those of an app or a package belong together.
package struct Repository {
  package struct Module {
    package let name: String
    /// The files' paths, as they are shown.
    package fileprivate(set) var files: [String] = []
  }

  /// No more files than this are taken in.
  package static let fileCountLimit = 20_000

  package private(set) var modules: [Module] = []
  /// What was left out, and why.
  package private(set) var notes: [String] = []

  private var files: [String] = []
  /// Folders that hold a project or a package.
  private var roots: [String] = []
  private let includesTests: Bool

  package init(_ paths: [String], includesTests: Bool) throws(FileFailure) {
    self.includesTests = includesTests
    for path in paths {
      switch try Files.kind(of: path) {
      case .folder: scan(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
      case .file, .other: files.append(path)
      }
    }
    group(paths)
  }

  /// Folders of this depth are not looked into.
  private static let depthLimit = 32
  private static let skipped: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", ".swiftpm", "build",
  ]

  private mutating func scan(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit, let names = try? Files.names(in: folder) else { return }
    if names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".xcodeproj") }) { roots.append(folder) }
    for name in names.sorted() {
      if Self.skipped.contains(name) || name.hasPrefix(".") { continue }
      let path = folder == "." ? name : "\(folder)/\(name)"
      // A link may lead out of the repository, or around in it.
      if Files.isSymbolicLink(path) { continue }
      guard let kind = try? Files.kind(of: path) else { continue }
      if kind == .folder {
        if !includesTests, Self.isTests(name) { continue }
        scan(path, depth: depth + 1)
      } else if kind == .file, name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@") {
        guard files.count < Self.fileCountLimit else {
          return note("more than \(Self.fileCountLimit) files: the rest is left out")
        }
        files.append(path)
      }
    }
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private static func isTests(_ folder: String) -> Bool {
    folder.hasSuffix("Tests") || folder == "Testing" || folder.hasSuffix("UITest")
  }

  /// A file belongs to the outermost project around it: an app, and the packages in its folder.
  private mutating func group(_ paths: [String]) {
    let outer = roots.filter { root in !roots.contains { $0 != root && root.hasPrefix($0 == "." ? "" : $0 + "/") } }
    var byRoot: [String: Module] = [:]
    var order: [String] = []
    for file in files {
      let root = outer.first { $0 == "." || file.hasPrefix($0 + "/") } ?? paths.first ?? "."
      if byRoot[root] == nil {
        byRoot[root] = Module(name: Self.name(of: root))
        order.append(root)
      }
      byRoot[root]?.files.append(file)
    }
    modules = order.compactMap { byRoot[$0] }
  }

  private static func name(of root: String) -> String {
    let last = root.split(separator: "/").last.map(String.init) ?? ""
    return last.isEmpty || last == "." || last == ".." ? "main" : last
  }

  /// The texts of a module's files. Those that are no Swift text are left out, and noted.
  package mutating func texts(of module: Module) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for path in module.files {
      do {
        let bytes = try Files.regularContents(of: path, atMost: Session.inputLimit)
        result.append((PathText.printable(path), try SourceFiles.text(of: bytes, path)))
      } catch {
        notes.append((error as? FileFailure)?.words ?? "\(error)")
      }
    }
    return result
  }
}
