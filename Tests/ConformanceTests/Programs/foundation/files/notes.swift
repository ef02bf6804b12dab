import Foundation

// A folder of notes: names, sizes, sorting, copies.
let fm = FileManager.default,
  root = fm.temporaryDirectory.appendingPathComponent(
    "obsh-g10-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
try? fm.removeItem(at: root);
try fm.createDirectory(at: root.appendingPathComponent("Archive/2023"), withIntermediateDirectories: true);
defer { try? fm.removeItem(at: root) }
for (name, text) in [
  ("b.md", "# B\nbody"), ("a.txt", "plain"), (".hidden", "h"), ("Archive/old.md", ""), ("Archive/2023/x y.md", "ünï"),
] { try text.write(to: root.appendingPathComponent(name), atomically: false, encoding: .utf8) }
func names(_ u: URL, _ o: FileManager.DirectoryEnumerationOptions = []) throws -> [String] {
  try fm.contentsOfDirectory(at: u, includingPropertiesForKeys: [.fileSizeKey], options: o).map(\.lastPathComponent)
    .sorted()
}
print(
  try names(root), try names(root, .skipsHiddenFiles),
  try fm.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }.sorted())
for url in try fm.contentsOfDirectory(at: root, includingPropertiesForKeys: nil).sorted(by: { $0.path < $1.path }) {
  let v = try url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey, .nameKey]);
  print(
    v.name ?? "-", v.isDirectory == true ? "dir" : "\(v.fileSize ?? -1)", url.pathExtension,
    url.deletingPathExtension().lastPathComponent)
}
let a = root.appendingPathComponent("a.txt"), b = root.appendingPathComponent("copy of a.txt");
try fm.copyItem(at: a, to: b); try Data("more".utf8).write(to: b);
print(try String(contentsOf: b, encoding: .utf8), fm.contentsEqual(atPath: a.path, andPath: b.path))
try fm.moveItem(at: b, to: root.appendingPathComponent("Archive/c.txt"));
print(fm.fileExists(atPath: b.path), try names(root.appendingPathComponent("Archive")))
do { try fm.moveItem(at: b, to: root.appendingPathComponent("new.txt")) } catch let e as CocoaError {
  print(e.code.rawValue, e.code == .fileNoSuchFile || e.code == .fileReadNoSuchFile)
}
do { try fm.createDirectory(at: a, withIntermediateDirectories: true) } catch { print((error as NSError).domain) }
print(
  a.relative(to: root), root.appendingPathComponent("../x").standardizedFileURL.lastPathComponent,
  URL(fileURLWithPath: "/a/./b/../c").standardized.path,
  a.deletingLastPathComponent().lastPathComponent == root.lastPathComponent,
  (a.path as NSString).deletingLastPathComponent == root.path)
extension URL { func relative(to base: URL) -> String { String(path.dropFirst(base.path.count)) } }
let attributes = try fm.attributesOfItem(atPath: a.path);
print(
  attributes[.size] as? Int ?? -1, attributes[.type] as? FileAttributeType == .typeRegular,
  attributes[.modificationDate] is Date, fm.isWritableFile(atPath: a.path), fm.isDeletableFile(atPath: a.path))
