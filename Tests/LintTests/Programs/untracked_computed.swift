import SwiftUI
enum Clock1 { static var offset = 0 }
class Cart { // finds plain_class_read
  var total = 0 }
@Observable class Model {
  var due = Date.distantFuture
  var items = [1, 2]
  let cart = Cart()
  var isOverdue: Bool { due < Date() } // finds untracked_computed
  var name: String { UserDefaults.standard.string(forKey: "name") ?? "" } // finds untracked_computed
  var count: Int { items.count }
  private var _theme: String?
  var theme: String {
    get { _theme ?? UserDefaults.standard.string(forKey: "theme") ?? "" }
    set {
      _theme = newValue
      UserDefaults.standard.set(newValue, forKey: "theme")
    }
  }
  var font: String { // finds untracked_computed
    get { UserDefaults.standard.string(forKey: "font") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "font") }
  }
  var price: Int { cart.total * 2 } // finds untracked_computed
  func pay() { cart.total = 0 }
}
struct V: View {
  let model: Model
  var body: some View {
    Text(model.isOverdue ? "late" : "fine")
    Text(model.name)
    Text(model.theme)
    Text(model.font)
    Text("\(model.count) \(model.price)")
  }
}
