import Foundation

class Model: NSObject {
  let name: String
  override init() {
    name = "model"
    super.init()
  }
}
final class Special: Model {
  var count = 1
  override init() {
    super.init()
    count += 1
  }
}
print(Model().name, Special().count)
