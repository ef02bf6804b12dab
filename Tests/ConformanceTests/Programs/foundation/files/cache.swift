import Foundation

// A cache on disk with keys, expiry and a size limit.
final class DiskCache {
  struct Entry: Codable { var key: String; var expires: Date; var payload: Data }
  private let folder: URL, limit: Int
  private let encoder = PropertyListEncoder(), decoder = PropertyListDecoder()
  init(folder: URL, limit: Int) throws {
    self.folder = folder
    self.limit = limit
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  private func file(_ key: String) -> URL {
    let name = key.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? String($0) : String(format: "_%04x", $0.value) }.joined()
    return folder.appendingPathComponent(name).appendingPathExtension("plist")
  }
  func set(_ payload: Data, for key: String, expires: Date) throws {
    let data = try encoder.encode(Entry(key: key, expires: expires, payload: payload))
    try data.write(to: file(key), options: .atomic)
    try trim()
  }
  func get(_ key: String, now: Date) -> Data? {
    guard let data = try? Data(contentsOf: file(key)), let entry = try? decoder.decode(Entry.self, from: data) else { return nil }
    guard entry.expires > now else {
      try? FileManager.default.removeItem(at: file(key))
      return nil
    }
    return entry.payload
  }
  private func trim() throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey]).sorted { $0.lastPathComponent < $1.lastPathComponent }
    for extra in files.dropFirst(limit) { try FileManager.default.removeItem(at: extra) }
  }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
}
let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
let cache = try DiskCache(folder: folder, limit: 3)
let start = Date(timeIntervalSince1970: 1_000)
for (index, key) in ["a/b", "c d", "é", "z"].enumerated() { try cache.set(Data("v\(index)".utf8), for: key, expires: start + Double(index) * 60) }
print(cache.names)
print(["a/b", "c d", "é", "z"].map { cache.get($0, now: start + 30).map { String(decoding: $0, as: UTF8.self) } ?? "-" })
print(cache.names.count)
try FileManager.default.removeItem(at: folder)
print(FileManager.default.fileExists(atPath: folder.path), cache.get("z", now: start) == nil)
