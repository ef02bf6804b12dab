import Files
import Lint

/// The Swift files of an editor's folder, with the texts of open files in place of those on disk.
struct Workspace {
  /// The folder; nil if the editor has none.
  var root: String?
  /// The texts of open files, by path.
  private(set) var open: [String: String] = [:]
  private var parsed: [String: LintedFile] = [:]
  private var onDisk: [String]?
  /// The maximum number of files, because an editor expects an immediate answer.
  private static let filesAtMost = 2_000
  private static let largestFile = 1 << 20

  mutating func open(_ path: String, _ text: String) {
    open[path] = text
    parsed[path] = nil
  }

  mutating func close(_ path: String) {
    open[path] = nil
    parsed[path] = nil
  }

  /// Called when a file was written: there may be new files.
  mutating func filesDidChange() {
    onDisk = nil
    parsed = parsed.filter { open[$0.key] != nil }
  }

  /// All files, parsed: those in the folder and the open ones.
  mutating func files() -> [LintedFile] {
    let known = onDisk ?? root.map { Self.files(in: $0) } ?? []
    onDisk = known
    var paths = known
    for path in open.keys.sorted() where !known.contains(path) { paths.append(path) }
    return paths.compactMap { path in
      if let file = parsed[path] { return file }
      guard let text = open[path] ?? Self.text(of: path) else { return nil }
      let file = LintedFile(name: path, text: text)
      parsed[path] = file
      return file
    }
  }

  private static func text(of path: String) -> String? {
    (try? Files.regularContents(of: path, atMost: largestFile)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast(), found.count < filesAtMost {
      for name in ((try? Files.names(in: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if Files.isSymbolicLink(path) { continue }
        switch try? Files.kind(of: path) {
        case .folder where !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name): folders.append(path)
        case .file where name.hasSuffix(".swift"): found.append(path)
        default: break
        }
      }
    }
    return Array(found.sorted().prefix(filesAtMost))
  }
}
