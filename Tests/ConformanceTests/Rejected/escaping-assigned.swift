// A parameter that does not escape is not kept.
class Button {
  var action: (() -> Void)?
  func set(_ action: () -> Void) {
    self.action = action
  }
}
