class CoreCache<Content: AnyObject> {
  class ItemCache {
    var items: [Int: Content] = [:]
    func put(_ c: Content, _ id: Int = 0) { items[id] = c }
    func get(_ id: Int) -> Content? { items[id] }
  }
  var itemCache: ItemCache = .init()
  func make() -> ItemCache { ItemCache() }
}
class Instance { var id = 3 }
class InstanceCache: CoreCache<Instance> {
  var instanceIdCache: ItemCache = .init()
  let other = ItemCache()
  func use() -> Instance? {
    let i = Instance()
    instanceIdCache.put(i, i.id)
    itemCache.put(i)
    other.put(i)
    let local: ItemCache = ItemCache()
    local.put(i, 5)
    return instanceIdCache.get(3)
  }
  func param(_ c: ItemCache) -> Int { c.items.count }
}
extension InstanceCache {
  func ext(_ c: ItemCache) -> Instance? { c.get(3) }
}
let c = InstanceCache()
print(c.use()!.id, c.param(c.itemCache), c.ext(c.instanceIdCache)!.id)
class Store<Element> {
  typealias Elements = [Element]
  typealias Pairs<T> = [(Element, T)]
  enum Kind { case one(Element), none }
  struct Box { var value: Element }
  class Deep { typealias Found = Element? }
  var all: Elements = []
}
class Middle<T>: Store<(T, Int)> {
  var middle: Elements = []
}
class Names: Middle<String> {
  var more: Elements = [("a", 1)]
  var kind: Kind = .one(("k", 2))
  var pairs: Pairs<Bool> = []
  let box = Box(value: ("b", 3))
  struct Inner {
    var own: Elements
    var boxed: Box
  }
  func text(_ kind: Kind) -> String {
    switch kind {
    case .one(let (name, count)): "\(name)\(count)"
    case .none: "-"
    }
  }
  func inner() -> Inner { Inner(own: more, boxed: Box(value: ("i", 4))) }
}
let names = Names()
names.pairs.append((("p", 1), true))
print(names.text(names.kind), names.box.value, names.more, names.pairs, names.inner(), names.middle)
class Nest: Store<Int> {
  final class Own: Deep {
    func found() -> Found { nil }
  }
  func make() -> Kind { .none }
}
print(Nest.Own().found() as Any, Nest().make())
