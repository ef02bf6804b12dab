import Files
import Frontend

/// The files that a path begins to name.
struct FileCompletion {
  let files: SourceFiles

  /// Folders end in a slash. A path with blanks in it is between quotes.
  func completions(_ word: Substring, start: Int) -> Completions {
    let isQuoted = word.first == "\""
    let path = isQuoted ? word.dropFirst() : word
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, begun) = (path[..<nameStart], path[nameStart...])
    let all = entries(of: String(folder))
      // Hidden ones are offered where a dot has been typed.
      .filter { $0.name.hasPrefix(begun) && ($0.name.first != "." || begun.first == ".") }
      .sorted { $0.name < $1.name }
    return Completions(
      start: start,
      all.map { entry in
        let text = "\(folder)\(entry.name)" + (entry.isFolder ? "/" : "")
        guard isQuoted || text.contains(where: \.isWhitespace) else { return Completion(text) }
        // The quotes of a folder stay open for what is in it.
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
