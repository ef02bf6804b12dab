import Foundation

let manager = FileManager.default
let base = manager.temporaryDirectory.appendingPathComponent("obsh-moving-\(UUID().uuidString)", isDirectory: true)
try manager.createDirectory(at: base.appendingPathComponent("a/b"), withIntermediateDirectories: true)
defer { try? manager.removeItem(at: base) }
let first = base.appendingPathComponent("a/one.txt")
try Data("one".utf8).write(to: first)
try manager.copyItem(at: first, to: base.appendingPathComponent("a/b/two.txt"))
try manager.moveItem(at: first, to: base.appendingPathComponent("three.txt"))
print(try manager.subpathsOfDirectory(atPath: base.path).sorted())
print(try String(contentsOfFile: base.appendingPathComponent("three.txt").path, encoding: .utf8))
var isDirectory: ObjCBool = false
print(manager.fileExists(atPath: base.appendingPathComponent("a").path, isDirectory: &isDirectory), isDirectory.boolValue)
print(manager.fileExists(atPath: base.appendingPathComponent("three.txt").path, isDirectory: &isDirectory), isDirectory.boolValue)
let urls = try manager.contentsOfDirectory(at: base, includingPropertiesForKeys: nil)
print(urls.map(\.lastPathComponent).sorted())
let all = manager.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
print(all.sorted())
print(manager.createFile(atPath: base.appendingPathComponent("four.txt").path, contents: Data("4".utf8)))
print(manager.contents(atPath: base.appendingPathComponent("four.txt").path)?.count ?? -1)
