import Foundation

class Model: NSObject {
  var name: String
  init(name: String) {
    self.name = name
    super.init()
  }
}
let a = Model(name: "a")
let b = Model(name: "a")
print(a == b, a == a, a.isEqual(a), a.isEqual(b), Set([a, b, a]).count)
print(a.hash == a.hash, a.hashValue == a.hashValue, a is NSObject, [a, b].firstIndex(of: b) ?? -1)
