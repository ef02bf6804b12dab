import Glibc
import Testing

/// A folder that is gone with its last reference.
final class TemporaryFolder {
  let path: String

  init(files: [String: String]) throws {
    var template = Array("/tmp/LineEditorTests.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for (name, content) in files {
      if let slash = name.lastIndex(of: "/") { mkdir("\(path)/\(name[..<slash])", 0o700) }
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      try #require(descriptor >= 0)
      writeAll(Array(content.utf8), to: descriptor)
      close(descriptor)
    }
  }

  deinit { removeAll(path) }
}

/// What the tests' programs have made is in there as well.
private func removeAll(_ path: String) {
  if let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeAll("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}
