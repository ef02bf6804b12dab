import Foundation

final class Button1 {
  var action: () -> Void = {}
}

final class Controller {
  let button = Button1()
  var taps = 0
  init() {
    button.action = tapped  // wrong
    button.action = { [weak self] in self?.tapped() }  // right
  }
  func tapped() { taps += 1 }
}

var controller: Controller? = Controller()
controller = nil
