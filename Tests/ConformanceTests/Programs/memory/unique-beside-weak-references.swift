// Weak and unowned references do not count: an object beside them still has one reference.
final class Storage {
  var items = [1]
  deinit { print("gone", items) }
}

func test() {
  var storage: Storage? = Storage()
  print(isKnownUniquelyReferenced(&storage))
  weak var seen = storage
  print(isKnownUniquelyReferenced(&storage), seen == nil)
  unowned let kept = storage!
  unowned let again = storage!
  print(isKnownUniquelyReferenced(&storage), kept.items, again.items)
  let second = storage
  print(isKnownUniquelyReferenced(&storage), second === seen)
  _ = second
}

extension Storage: Equatable {
  static func == (one: Storage, other: Storage) -> Bool { one === other }
}

test()
var none: Storage?
print(isKnownUniquelyReferenced(&none))
var global = Storage()
print(isKnownUniquelyReferenced(&global))
weak var watcher = global
print(isKnownUniquelyReferenced(&global), watcher === global)
