import Foundation

// Files below the temporary folder.
let manager = FileManager.default
let root = manager.temporaryDirectory.appendingPathComponent("found-\(UUID().uuidString)", isDirectory: true)
try manager.createDirectory(at: root.appendingPathComponent("a/b"), withIntermediateDirectories: true)
defer { try? manager.removeItem(at: root) }
let note = root.appendingPathComponent("a/note.txt")
try "line one\nline two ü\n".write(to: note, atomically: true, encoding: .utf8)
print(manager.fileExists(atPath: note.path), try String(contentsOf: note, encoding: .utf8).components(separatedBy: "\n").count, manager.contents(atPath: note.path)?.count ?? 0)
var isFolder: ObjCBool = false
print(manager.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue, manager.isReadableFile(atPath: note.path), manager.isExecutableFile(atPath: note.path))
try manager.copyItem(at: note, to: root.appendingPathComponent("copy.txt"))
try manager.moveItem(at: root.appendingPathComponent("copy.txt"), to: root.appendingPathComponent("a/b/moved.txt"))
print(try manager.contentsOfDirectory(atPath: root.path).sorted(), try manager.subpathsOfDirectory(atPath: root.path).sorted())
print(try manager.contentsOfDirectory(at: root.appendingPathComponent("a"), includingPropertiesForKeys: nil).map(\.lastPathComponent).sorted())
let attributes = try manager.attributesOfItem(atPath: note.path)
print(attributes[.size] as? Int ?? -1, attributes[.type] as? FileAttributeType == .typeRegular, attributes[.modificationDate] is Date)
let values = try note.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey, .nameKey])
print(values.isDirectory ?? true, values.fileSize ?? 0, values.name ?? "-")
var names: [String] = []
if let all = manager.enumerator(at: root, includingPropertiesForKeys: nil) { for case let url as URL in all { names.append(url.lastPathComponent) } }
print(names.sorted(), manager.contentsEqual(atPath: note.path, andPath: root.appendingPathComponent("a/b/moved.txt").path))
func attempt(_ name: String, _ body: () throws -> Void) {
  do { try body(); print(name, "done") } catch let error as CocoaError { print(name, error.code == .fileNoSuchFile, error.code == .fileReadNoSuchFile, error.code == .fileWriteFileExists) } catch { print(name, "other") }
}
attempt("remove") { try manager.removeItem(at: root.appendingPathComponent("none")) }
attempt("read") { _ = try Data(contentsOf: root.appendingPathComponent("none")) }
attempt("copy") { try manager.copyItem(at: note, to: root.appendingPathComponent("a/b/moved.txt")) }
attempt("make") { try manager.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: false) }
attempt("again") { try manager.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: true) }
let handle = try FileHandle(forWritingTo: note)
try handle.seekToEnd()
try handle.write(contentsOf: Data("three".utf8))
try handle.close()
print(try String(contentsOf: note, encoding: .utf8).hasSuffix("three"), manager.createFile(atPath: root.path + "/new", contents: Data([1, 2])), try Data(contentsOf: root.appendingPathComponent("new")).count)
try Data([9]).write(to: root.appendingPathComponent("new"), options: [.atomic])
print(try Data(contentsOf: root.appendingPathComponent("new")).first ?? 0, manager.displayName(atPath: note.path), manager.currentDirectoryPath.isEmpty)
