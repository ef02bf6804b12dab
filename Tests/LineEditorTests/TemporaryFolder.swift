import Glibc
import Testing

/// A folder that is gone with its last reference.
final class TemporaryFolder {
  let path: String
  private let names: [String]

  init(files: [String: String]) throws {
    var template = Array("/tmp/LineEditorTests.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    names = Array(files.keys)
    for (name, content) in files {
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      try #require(descriptor >= 0)
      writeAll(Array(content.utf8), to: descriptor)
      close(descriptor)
    }
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
