import Foundation

final class Picture {
  let name: String
  init(_ name: String) { self.name = name }
}
let cache = NSCache<NSString, Picture>()
cache.countLimit = 10
cache.name = "pictures"
cache.setObject(Picture("cat"), forKey: "a")
print(cache.object(forKey: "a")?.name ?? "none", cache.object(forKey: "b") == nil, cache.name, cache.countLimit)
cache.setObject(Picture("dog"), forKey: NSString(string: "b"), cost: 5)
cache.removeObject(forKey: "a")
print(cache.object(forKey: "a") == nil, cache.object(forKey: "b")?.name ?? "none")
cache.removeAllObjects()
print(cache.object(forKey: "b") == nil)
struct ImageLoader {
  let cache = NSCache<NSURL, Picture>()
  func picture(_ url: URL) -> Picture {
    if let known = cache.object(forKey: url as NSURL) { return known }
    let made = Picture(url.lastPathComponent)
    cache.setObject(made, forKey: url as NSURL)
    return made
  }
}
let loader = ImageLoader()
let url = URL(string: "https://a.b/c.png")!
print(loader.picture(url).name, loader.picture(url) === loader.picture(url))
