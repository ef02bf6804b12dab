import Files
import Frontend

/// The files whose path begins with the typed text.
struct FileCompletion {
  let files: SourceFiles

  /// The completions of a path. Folders end in a slash, and a path that contains blanks is quoted.
  func completions(_ word: Substring, start: Int) -> Completions {
    let isQuoted = word.first == "\""
    let path = isQuoted ? word.dropFirst() : word
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, begun) = (path[..<nameStart], path[nameStart...])
    let all = entries(of: String(folder))
      // Hidden files are offered if a dot has been typed.
      .filter { $0.name.hasPrefix(begun) && ($0.name.first != "." || begun.first == ".") }
      .sorted { $0.name < $1.name }
    return Completions(
      start: start,
      all.map { entry in
        let text = "\(folder)\(entry.name)" + (entry.isFolder ? "/" : "")
        guard isQuoted || text.contains(where: \.isWhitespace) else { return Completion(text) }
        // The quotes of a folder stay open for the files in it.
        return Completion("\"\(text)" + (entry.isFolder ? "" : "\""))
      })
  }

  private func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    var path = folder
    switch files {
    case .anywhere: if path.isEmpty { path = "." }
    case .inside(let root):
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return [] }
      path = "\(root)/\(path)"
    }
    let names = (try? Files.names(in: path)) ?? []
    return names.map { ($0, (try? Files.kind(of: "\(path)/\($0)")) == .folder) }
  }
}
