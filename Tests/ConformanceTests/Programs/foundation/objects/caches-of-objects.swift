import Foundation
final class L { let p: String; init(_ p: String) { self.p = p } }
class Cache { static let shared = Cache()
  private var loaders: NSCache<NSString, L> = NSCache()
  func get(_ p: String) -> L { let key = NSString(string: p)
    if let l = loaders.object(forKey: key) { return l } else { let l = L(p); loaders.setObject(l, forKey: key); return l } } }
print(Cache.shared.get("a") === Cache.shared.get("a"), Cache.shared.get("b").p)
