class Model {
  var name: String?
  func show() { if let self.name { print(name ?? "") } }
  func hide() { guard let self.name else { return } }
}
