import Foundation

let manager = FileManager.default
let folder = manager.temporaryDirectory.appendingPathComponent("obsh-writing-\(UUID().uuidString)")
try manager.createDirectory(at: folder, withIntermediateDirectories: true)
let file = folder.appendingPathComponent("notes.txt")
print(manager.fileExists(atPath: file.path))
try "first line\nsecond line\n".write(to: file, atomically: true, encoding: .utf8)
print(manager.fileExists(atPath: file.path), try String(contentsOf: file, encoding: .utf8))
try Data([1, 2, 3]).write(to: folder.appendingPathComponent("bytes.bin"), options: .atomic)
print(try Data(contentsOf: folder.appendingPathComponent("bytes.bin")).count)
print(try manager.contentsOfDirectory(atPath: folder.path).sorted())
try manager.removeItem(at: file)
print(try manager.contentsOfDirectory(atPath: folder.path), manager.fileExists(atPath: file.path))
try manager.removeItem(at: folder)
print(manager.fileExists(atPath: folder.path))
