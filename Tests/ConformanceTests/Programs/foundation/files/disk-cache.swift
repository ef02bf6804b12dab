import Foundation

// A cache that keeps values in memory and in files, and forgets old ones.
final class DiskCache<Value: Codable> {
  private struct Entry: Codable { let value: Value; let expires: Date }
  private let folder: URL
  private var memory: [String: Entry] = [:]
  var now: Date
  init(name: String, now: Date) throws {
    self.now = now
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "obsh-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }
  private func file(_ key: String) -> URL {
    folder.appendingPathComponent(Data(key.utf8).base64EncodedString().replacingOccurrences(of: "/", with: "_"))
      .appendingPathExtension("json")
  }
  func set(_ value: Value, for key: String, lasting seconds: TimeInterval) throws {
    let entry = Entry(value: value, expires: now.addingTimeInterval(seconds))
    memory[key] = entry
    try JSONEncoder().encode(entry).write(to: file(key), options: .atomic)
  }
  func value(for key: String) -> Value? {
    let entry =
      memory[key] ?? (try? Data(contentsOf: file(key))).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    guard let entry, entry.expires > now else {
      try? FileManager.default.removeItem(at: file(key)); memory[key] = nil; return nil
    }
    memory[key] = entry
    return entry.value
  }
  func dropMemory() { memory.removeAll() }
  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
}
let cache = try DiskCache<[String]>(name: "e04", now: Date(timeIntervalSince1970: 1_000))
try cache.set(["a", "b"], for: "letters", lasting: 60)
try cache.set([], for: "none/any?", lasting: 5)
print(
  cache.value(for: "letters") ?? [], cache.value(for: "none/any?")?.count ?? -1, cache.value(for: "other") as Any,
  cache.files)
cache.dropMemory()
cache.now += 10
print(cache.value(for: "letters") ?? [], cache.value(for: "none/any?") as Any, cache.files.count)
cache.now += 60
print(cache.value(for: "letters") as Any, cache.files)
