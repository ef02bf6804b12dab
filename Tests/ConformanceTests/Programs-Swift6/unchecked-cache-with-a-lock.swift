import Foundation
final class Cache: @unchecked Sendable {
  static let shared = Cache()
  private let lock = NSLock()
  private var d: [String: Int] = [:]
  func set(_ k: String, _ v: Int) { lock.lock(); defer { lock.unlock() }; d[k] = v }
  func get(_ k: String) -> Int? { lock.withLock { d[k] } }
}
Cache.shared.set("a", 1); print(Cache.shared.get("a")!)
