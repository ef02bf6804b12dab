import Foundation

let manager = FileManager.default
let folder = manager.temporaryDirectory.appendingPathComponent("obsh-attributes-\(UUID().uuidString)")
try manager.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? manager.removeItem(at: folder) }
let file = folder.appendingPathComponent("data.json")
try Data(repeating: 65, count: 120).write(to: file)
let attributes = try manager.attributesOfItem(atPath: file.path)
print(attributes[.size] as? Int ?? -1, attributes[.type] as? FileAttributeType == .typeRegular)
print((attributes[.modificationDate] as? Date).map { abs($0.timeIntervalSinceNow) < 3600 } ?? false)
print(try manager.attributesOfItem(atPath: folder.path)[.type] as? FileAttributeType == .typeDirectory)
let values = try file.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey, .nameKey])
print(values.fileSize ?? -1, values.isDirectory ?? true, values.name ?? "none")
print(manager.isReadableFile(atPath: file.path), manager.isWritableFile(atPath: folder.path), manager.isDeletableFile(atPath: file.path))
let handle = try FileHandle(forWritingTo: file)
try handle.seekToEnd()
try handle.write(contentsOf: Data("tail".utf8))
try handle.close()
print(try Data(contentsOf: file).count)
