import Foundation

let manager = FileManager.default
let folder = manager.temporaryDirectory.appendingPathComponent("obsh-mistakes-\(UUID().uuidString)")
try manager.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? manager.removeItem(at: folder) }
let missing = folder.appendingPathComponent("missing.txt")
func attempt(_ name: String, _ work: () throws -> Void) {
  do {
    try work()
    print(name, "worked")
  } catch let error as CocoaError {
    print(name, error.code == .fileReadNoSuchFile, error.code == .fileNoSuchFile, error.code.rawValue)
  } catch {
    print(name, (error as NSError).domain, (error as NSError).code)
  }
}
attempt("read data") { _ = try Data(contentsOf: missing) }
attempt("read text") { _ = try String(contentsOf: missing, encoding: .utf8) }
attempt("remove") { try manager.removeItem(at: missing) }
attempt("list") { _ = try manager.contentsOfDirectory(atPath: missing.path) }
attempt("move") { try manager.moveItem(at: missing, to: folder.appendingPathComponent("x")) }
attempt("make again") { try manager.createDirectory(at: folder, withIntermediateDirectories: false) }
attempt("make again with parents") { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
attempt("deep") { try manager.createDirectory(at: folder.appendingPathComponent("a/b"), withIntermediateDirectories: false) }
attempt("write deep") { try Data().write(to: folder.appendingPathComponent("a/b.txt")) }
try Data([0xff, 0xfe, 0xff]).write(to: folder.appendingPathComponent("bad.txt"))
attempt("bad text") { _ = try String(contentsOf: folder.appendingPathComponent("bad.txt"), encoding: .utf8) }
attempt("copy over") { try manager.copyItem(at: folder.appendingPathComponent("bad.txt"), to: folder.appendingPathComponent("bad.txt")) }
print(manager.contents(atPath: missing.path) == nil)
