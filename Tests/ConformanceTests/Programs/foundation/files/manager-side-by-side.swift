import Foundation
let fm = FileManager.default
let root = fm.temporaryDirectory.appendingPathComponent("obsh-a17-\(ProcessInfo.processInfo.processIdentifier)")
try? fm.removeItem(at: root)
try fm.createDirectory(at: root.appendingPathComponent("a/b"), withIntermediateDirectories: true)
let file = root.appendingPathComponent("a/one.txt")
try "line 1\nline 2\n".write(to: file, atomically: true, encoding: .utf8)
try Data([1, 2, 3]).write(to: root.appendingPathComponent("a/b/data.bin"))
print(
  try String(contentsOf: file, encoding: .utf8).split(separator: "\n"),
  try Data(contentsOf: root.appendingPathComponent("a/b/data.bin")).count)
print(fm.fileExists(atPath: file.path), fm.fileExists(atPath: "/nowhere"), fm.isReadableFile(atPath: file.path))
var isDirectory: ObjCBool = false
print(fm.fileExists(atPath: root.path, isDirectory: &isDirectory), isDirectory.boolValue)
print(
  try fm.contentsOfDirectory(atPath: root.appendingPathComponent("a").path).sorted(),
  try fm.contentsOfDirectory(at: root, includingPropertiesForKeys: nil).map(\.lastPathComponent),
  try fm.subpathsOfDirectory(atPath: root.path).sorted())
try fm.copyItem(at: file, to: root.appendingPathComponent("copy.txt"))
try fm.moveItem(at: root.appendingPathComponent("copy.txt"), to: root.appendingPathComponent("moved.txt"))
print(
  try fm.attributesOfItem(atPath: file.path)[.size] as! Int,
  (try fm.attributesOfItem(atPath: root.path)[.type] as! FileAttributeType) == .typeDirectory)
do { try fm.copyItem(at: file, to: root.appendingPathComponent("moved.txt")) } catch let e as CocoaError {
  print(e.code == .fileWriteFileExists, e.code.rawValue)
}
do { _ = try String(contentsOf: root.appendingPathComponent("none"), encoding: .utf8) } catch let e as CocoaError {
  print(e.code == .fileReadNoSuchFile, e.code.rawValue)
}
do { try fm.removeItem(at: root.appendingPathComponent("none")) } catch {
  print((error as NSError).code, (error as NSError).domain)
}
do { try fm.createDirectory(at: root.appendingPathComponent("x/y"), withIntermediateDirectories: false) } catch {
  print((error as NSError).code)
}
if let e = fm.enumerator(at: root, includingPropertiesForKeys: [.isDirectoryKey]) {
  var names: [String] = []
  for case let url as URL in e {
    names.append(
      url.lastPathComponent + ((try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true ? "/" : ""))
  }
  print(names.sorted())
}
print(
  fm.createFile(atPath: root.appendingPathComponent("made").path, contents: Data("x".utf8)),
  fm.contents(atPath: root.appendingPathComponent("made").path)!.count,
  fm.contentsEqual(atPath: file.path, andPath: file.path))
let handle = try FileHandle(forUpdating: file)
try handle.seekToEnd(); try handle.write(contentsOf: Data("line 3\n".utf8)); try handle.seek(toOffset: 0)
print(
  String(decoding: try handle.read(upToCount: 6)!, as: UTF8.self), try handle.offset(),
  String(decoding: try handle.readToEnd()!, as: UTF8.self).count)
try handle.close()
print(
  try file.resourceValues(forKeys: [.fileSizeKey, .nameKey]).fileSize!, fm.displayName(atPath: file.path),
  try file.checkResourceIsReachable())
try fm.removeItem(at: root)
print(fm.fileExists(atPath: root.path), fm.urls(for: .documentDirectory, in: .userDomainMask).count)
