import Files

/// Finds the Markdown files for `obsh test`.
package enum TranscriptSearch {
  /// The files of `paths` in order, each once. A file is taken whatever its name; of a folder, every `*.md` in it and
  /// its subfolders is taken, sorted. Hidden names are left out, and links to folders are not followed.
  package static func files(in paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let found = try onFile { () throws(FileFailure) in
        try Files.kind(of: path) == .folder ? markdown(in: path) : [path]
      }
      for file in found where seen.insert(file).inserted { files.append(file) }
    }
    return files
  }

  private static func markdown(in folder: String) throws(FileFailure) -> [String] {
    var files: [String] = []
    for name in try Files.names(in: folder) where !name.startsWith(".") {
      let path = folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
      if Files.isSymbolicLink(path) {
        // A broken link is reported when it is read.
        if name.endsWith(".md"), (try? Files.kind(of: path)) != .folder { files.append(path) }
      } else if try Files.kind(of: path) == .folder {
        files += try markdown(in: path)
      } else if name.endsWith(".md") {
        files.append(path)
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
